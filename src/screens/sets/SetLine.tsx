import { useId } from "react";
import type { CardSet } from "../../games/card-set";
import type { GameSlug } from "../../games/registry";
import type { UnfitSet } from "../../store/sets/installed";
import { Button, ButtonLink } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import { t } from "./messages";
import styles from "./SetsScreen.module.css";

interface Props {
  readonly slug: GameSlug;
  readonly set: CardSet;
  /** What is left out of it. */
  readonly unfit: UnfitSet | undefined;
  readonly onLink: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/** An installed set: what it is, and what can be done with it. */
export function SetLine({ slug, set, unfit, onLink, onExport, onRemove }: Props) {
  const id = useId();
  const { name, code, version, author, cards } = set;
  return (
    <li>
      <article className={styles.set} aria-labelledby={id}>
        <div className={styles.words}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          <p>{t("sets.facts", { code, version, count: cards.length })}</p>
          {author !== "" && <p>{t("sets.author", { author })}</p>}
          {unfit && (
            <p className={styles.unfit}>
              {t("sets.unfit", {
                count: unfit.leftOut,
                place: unfit.fault.place,
                fault: unfit.fault.fault,
              })}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <ButtonLink
            look="primary"
            aria-label={t("sets.edit-set", { set: name })}
            href={hrefOf({ kind: "edit-set", slug, code })}
          >
            {t("sets.edit")}
          </ButtonLink>
          <Button aria-label={t("sets.link-set", { set: name })} onClick={onLink}>
            {t("sets.link-make")}
          </Button>
          <Button aria-label={t("sets.export-set", { set: name })} onClick={onExport}>
            {t("sets.export")}
          </Button>
          <Button aria-label={t("sets.remove-set", { set: name })} onClick={onRemove}>
            {t("sets.remove")}
          </Button>
        </div>
      </article>
    </li>
  );
}
