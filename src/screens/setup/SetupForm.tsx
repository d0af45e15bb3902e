import { type FormEvent, useMemo, useState } from "react";
import type { Game } from "../../games/game";
import { InvalidConfig, type Problem } from "../../kernel";
import { isSecret } from "../../store/decks/saved-deck";
import { useOwnDecks } from "../decks/room/use-own-decks";
import { RulesAside } from "../rules/RulesAside";
import { t } from "./messages";
import { Problems } from "./Problems";
import { configOf, defaultPlan, type Plan, withOwnDecks } from "./plan";
import { Seating } from "./Seating";
import { Seats } from "./Seats";
import styles from "./Setup.module.css";
import { StartBar } from "./StartBar";
import { fallbackNames, startMatch } from "./start";
import { AdvancedOptions, TableOptions } from "./TableOptions";

interface Props {
  readonly game: Game;
  /** Stock names for the seats. */
  readonly names: readonly string[];
  /** Id of the deck for the first seat. Defaults to a starter deck. */
  readonly deck?: string | undefined;
}

function planWith(game: Game, deck: string | undefined): Plan {
  const plan = defaultPlan(game);
  if (deck === undefined) return plan;
  return { ...plan, seats: plan.seats.map((seat, i) => (i === 0 ? { ...seat, deck } : seat)) };
}

/** The choices, their problems, and the start button. */
function useSetup(game: Game, names: readonly string[], deck: string | undefined) {
  const { own } = useOwnDecks(game.slug);
  const [chosen, setPlan] = useState(() => planWith(game, deck));
  const plan = useMemo(() => {
    // Secret decks are played from the page of their event.
    return own === null
      ? chosen
      : withOwnDecks(
          game,
          chosen,
          own.filter((one) => !isSecret(one)),
        );
  }, [game, chosen, own]);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const problems = useMemo(() => {
    const found = game.rules.board.problems(configOf(game, plan, "", []));
    return found.length > 0 ? found : refused;
  }, [game, plan, refused]);

  const change = (next: Partial<Plan>) => {
    setPlan({ ...plan, ...next });
    setRefused([]);
    setFailed(false);
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || problems.length > 0) return;
    setBusy(true);
    try {
      await startMatch(game, plan, names);
    } catch (error) {
      if (error instanceof InvalidConfig) setRefused(error.problems);
      else setFailed(true);
      setBusy(false);
    }
  };
  return { plan, problems, busy, failed, change, start };
}

/** All choices before a match, and their problems. */
export function SetupForm({ game, names, deck }: Props) {
  const { plan, problems, busy, failed, change, start } = useSetup(game, names, deck);
  const [clause, setClause] = useState<string | null>(null);
  const parts = { game, plan, names: fallbackNames(plan, names), problems, onChange: change };
  return (
    <RulesAside game={game} clause={clause} onClause={setClause}>
      <form className={styles.form} onSubmit={(event) => void start(event)}>
        <section className={styles.stage} data-game={game.slug} aria-label={t("setup.who")}>
          <Seating game={game} plan={plan} onChange={change} />
          <Seats {...parts} />
          <Problems problems={problems.filter(({ path }) => path === "seats")} />
        </section>
        <div className={styles.folds}>
          <TableOptions {...parts} />
          <AdvancedOptions {...parts} />
        </div>
        <StartBar {...parts} problems={problems.length} busy={busy} failed={failed} />
      </form>
    </RulesAside>
  );
}
