import { Play } from "lucide-react";
import type { Game } from "../../games/game";
import { distinctNames } from "../../store/running/distinct-names";
import { cleanName } from "../../store/settings/settings";
import { cardLang, deckText } from "../../text/names";
import { Button } from "../../ui/Button";
import { t } from "./messages";
import { deckOf, isListed, isOwn, type Plan } from "./plan";
import styles from "./StartBar.module.css";

interface Props {
  readonly game: Game;
  readonly plan: Plan;
  /** Default names of the seats. */
  readonly names: readonly string[];
  /** The number of problems that prevent the start. */
  readonly problems: number;
  readonly busy: boolean;
  /** Whether the match could not be loaded. */
  readonly failed: boolean;
}

/** The match in short, and the button that starts it, always in view. */
export function StartBar({ game, plan, names, problems, busy, failed }: Props) {
  return (
    <aside className={styles.bar} aria-label={t("setup.summary")}>
      {isListed(plan) ? <ManySeats plan={plan} /> : <Seats game={game} plan={plan} names={names} />}
      <div role="alert" className={styles.alert}>
        {problems > 0 && <p>{t("setup.problems", { count: problems })}</p>}
        {failed && <p>{t("home.not-loaded")}</p>}
      </div>
      <Button
        type="submit"
        look="primary"
        className={styles.start}
        icon={<Play aria-hidden="true" size={20} />}
        aria-disabled={busy || problems > 0}
      >
        {t(busy ? "home.dealing" : "setup.start")}
      </Button>
    </aside>
  );
}

function Seats({ game, plan, names }: Pick<Props, "game" | "plan" | "names">) {
  const called = distinctNames(plan.seats.map(({ name }, seat) => cleanName(name) || (names[seat] ?? "")));
  return (
    <ol className={styles.seats}>
      {plan.seats.map(({ deck }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
        <li key={seat} className={styles.seat} data-seat={seat}>
          <span className={styles.name}>{called[seat]}</span>
          <DeckName game={game} plan={plan} id={deck} />
        </li>
      ))}
    </ol>
  );
}

function DeckName({ game, plan, id }: Pick<Props, "game" | "plan"> & { readonly id: string }) {
  const deck = deckOf(game, plan, id);
  if (deck === undefined) return null;
  const name = isOwn(deck) ? deck.name : deckText(game.slug, id, "name", deck.name);
  return (
    <span className={styles.deck} lang={isOwn(deck) ? undefined : cardLang(game.slug)}>
      {name}
    </span>
  );
}

/** Many seats, in numbers. */
function ManySeats({ plan: { seats, teams } }: { plan: Plan }) {
  const count = seats.length;
  const people = seats.filter(({ who }) => who.kind === "person").length;
  const parts = [
    teams === 0
      ? `${count}: ${t("setup.teams.none")}`
      : t("setup.seats.versus", { count, teams, size: count / teams }),
    t("setup.people", { count: people }),
    people < count && t("setup.scripted", { count: count - people }),
  ];
  return <p className={styles.many}>{parts.filter(Boolean).join(" · ")}</p>;
}
