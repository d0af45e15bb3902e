import type { ReactNode } from "react";
import type { Game } from "../../games/game";
import { distinctNames } from "../../store/running/distinct-names";
import { cleanName } from "../../store/settings/settings";
import { deckText } from "../../text/names";
import { t } from "./messages";
import { deckOf, isListed, type Plan } from "./plan";
import styles from "./Setup.module.css";

interface Props {
  readonly game: Game;
  readonly plan: Plan;
  /** Default names of the seats. */
  readonly names: readonly string[];
  /** Shown below the summary: problems and the button. */
  readonly children: ReactNode;
}

/** The match as chosen so far, beside the button that starts it. */
export function Summary({ game, plan, names, children }: Props) {
  return (
    <aside className={styles.summary} aria-label={t("setup.summary")}>
      <h2 className={styles.summaryTitle}>{t("setup.summary")}</h2>
      {isListed(plan) ? <ManySeats plan={plan} /> : <Seats game={game} plan={plan} names={names} />}
      {children}
    </aside>
  );
}

function Seats({ game, plan, names }: Omit<Props, "children">) {
  const called = distinctNames(plan.seats.map(({ name }, seat) => cleanName(name) || (names[seat] ?? "")));
  return (
    <ol className={styles.seats}>
      {plan.seats.map(({ who, deck }, seat) => {
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <li key={seat} className={styles.seat} data-seat={seat}>
            <span className={styles.seatName}>{called[seat]}</span>
            <span className={styles.muted}>
              {who.kind === "opponent"
                ? t("setup.seat-opponent", { level: t(`level.${who.level}`) })
                : t("setup.seat-person")}
            </span>
            <span>
              {plan.draft
                ? t("setup.seat-drafts")
                : deckText(game.slug, deck, "name", deckOf(game, deck)?.name ?? "")}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Many seats, grouped by kind. */
function ManySeats({ plan: { seats, teams } }: { plan: Plan }) {
  const count = seats.length;
  const people = seats.filter(({ who }) => who.kind === "person").length;
  return (
    <div className={styles.seats}>
      <p className={styles.seatName}>
        {teams === 0
          ? `${count}: ${t("setup.teams.none")}`
          : t("setup.seats.versus", { count, teams, size: count / teams })}
      </p>
      <p>{t("setup.people", { count: people })}</p>
      {people < count && <p>{t("setup.scripted", { count: count - people })}</p>}
    </div>
  );
}
