import type { ReactNode } from "react";
import type { Game } from "../../games/game";
import { classes } from "../parts/classes";
import { t } from "../say";
import { deckOf, isDraft, type Plan, seatKinds } from "./plan";
import styles from "./Setup.module.css";

interface Props {
  readonly game: Game;
  readonly plan: Plan;
  /** Names for seats that have none. */
  readonly names: readonly string[];
  /** What stands under it: problems and the button. */
  readonly children: ReactNode;
}

/** The match as chosen so far, beside the button that begins it. */
export function Summary({ game, plan, names, children }: Props) {
  const kinds = seatKinds(plan);
  return (
    <aside className={styles.summary} aria-label={t("setup.summary")}>
      <h2 className={styles.summaryTitle}>{t("setup.summary")}</h2>
      <ol className={styles.seats}>
        {plan.seats.map(({ name, deck }, seat) => {
          const kind = kinds[seat];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            <li key={seat} className={classes(styles.seat, seat === 0 ? styles.seat0 : styles.seat1)}>
              <span className={styles.seatName}>{name.trim() || names[seat]}</span>
              <span className={styles.muted}>
                {kind?.kind === "opponent"
                  ? t("setup.seat-opponent", { level: t(`level.${kind.level}`) })
                  : t("setup.seat-person")}
              </span>
              <span>{isDraft(plan.mode) ? t("setup.seat-drafts") : deckOf(game, deck)?.name}</span>
            </li>
          );
        })}
      </ol>
      {children}
    </aside>
  );
}
