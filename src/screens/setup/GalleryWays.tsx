import { Layers, LibraryBig, PenLine } from "lucide-react";
import type { Game } from "../../games/game";
import { isGameSlug } from "../../games/registry";
import { ButtonLink } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import styles from "./GalleryWays.module.css";
import { t } from "./messages";

const ICON = { size: 18, "aria-hidden": true } as const;

/** From the gallery of decks to the deck room, the card sets, and the editor of each installed set. */
export function GalleryWays({ game: { slug, sets = [] } }: { game: Game }) {
  if (!isGameSlug(slug)) return null;
  return (
    <nav className={styles.ways} aria-label={t("setup.ways")}>
      <ButtonLink icon={<Layers {...ICON} />} href={hrefOf({ kind: "decks", slug })}>
        {t("setup.build-deck")}
      </ButtonLink>
      <ButtonLink icon={<LibraryBig {...ICON} />} href={hrefOf({ kind: "sets", slug })}>
        {t("setup.card-sets")}
      </ButtonLink>
      {sets.map(({ code, name }) => (
        <ButtonLink key={code} icon={<PenLine {...ICON} />} href={hrefOf({ kind: "edit-set", slug, code })}>
          {t("setup.edit-set", { set: name })}
        </ButtonLink>
      ))}
    </nav>
  );
}
