import { Pencil, Plus } from "lucide-react";
import type { GameSlug } from "../../games/registry";
import { ownPuzzle } from "../../puzzles/puzzle";
import type { SavedPosition } from "../../store/positions/saved-position";
import { ButtonLink } from "../../ui/Button";
import { usePositions } from "../positions/use-positions";
import { hrefOf } from "../routing/route";
import { t } from "./messages";
import { PuzzleLink } from "./PuzzleLink";
import styles from "./PuzzlesScreen.module.css";

const ICON = { size: 18, "aria-hidden": true } as const;

/** The positions of the player's own that have a goal. */
export function OwnPuzzles({ slug }: { slug: GameSlug }) {
  const { list } = usePositions(slug);
  const own = list?.filter(({ position }) => position.goal !== undefined);
  return (
    <section className={styles.own} aria-labelledby="own-puzzles">
      <h2 id="own-puzzles">{t("puzzles.own")}</h2>
      {list === undefined && <p>{t("puzzles.own.unreachable")}</p>}
      {own?.length === 0 && <p>{t("puzzles.own.none")}</p>}
      {own && own.length > 0 && (
        <ul className={styles.list}>
          {own.map((saved) => (
            <OwnPuzzle key={saved.id} slug={slug} saved={saved} />
          ))}
        </ul>
      )}
      <div>
        <ButtonLink icon={<Plus {...ICON} />} href={hrefOf({ kind: "new-position", slug })}>
          {t("puzzles.own.new")}
        </ButtonLink>
      </div>
    </section>
  );
}

function OwnPuzzle({ slug, saved: { id, position } }: { slug: GameSlug; saved: SavedPosition }) {
  const puzzle = ownPuzzle(id, position);
  const name = position.title.trim() || t("puzzles.own.untitled");
  return (
    puzzle && (
      <li className={styles.mine}>
        <PuzzleLink slug={slug} puzzle={puzzle} name={name} />
        <ButtonLink
          icon={<Pencil {...ICON} />}
          aria-label={t("puzzles.own.edit", { puzzle: name })}
          href={hrefOf({ kind: "position", position: id })}
        />
      </li>
    )
  );
}
