import { type FormEvent, useMemo, useState } from "react";
import type { Game } from "../../games/game";
import { InvalidConfig, type Problem } from "../../kernel";
import { RulesAside } from "../rules/RulesAside";
import { t } from "./messages";
import { Problems } from "./Problems";
import { configOf, defaultPlan, type Plan } from "./plan";
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
}

/** The choices, their problems, and the start button. */
function useSetup(game: Game, names: readonly string[]) {
  const [plan, setPlan] = useState(() => defaultPlan(game));
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
export function SetupForm({ game, names }: Props) {
  const { plan, problems, busy, failed, change, start } = useSetup(game, names);
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
