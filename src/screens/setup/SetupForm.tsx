import { Play } from "lucide-react";
import { type FormEvent, useMemo, useState } from "react";
import type { Game } from "../../games/game";
import { BadConfig, type Problem } from "../../kernel";
import { TYPED_MOST } from "../../store/settings";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/TextField";
import { RulesAside } from "../rules/RulesAside";
import { DeckChooser } from "./DeckChooser";
import { Fold } from "./Fold";
import { Problems } from "./Problems";
import { configOf, defaultPlan, isDuel, isListed, type Plan, problemsAt, type SeatPlan } from "./plan";
import { Seating } from "./Seating";
import { SeatList } from "./SeatList";
import styles from "./Setup.module.css";
import { Summary } from "./Summary";
import { t } from "./say";
import { fallbackNames, startMatch } from "./start";
import { GameOptions, TableOptions } from "./TableOptions";

const SEED_MOST = 64;

interface Props {
  readonly game: Game;
  /** Stock names for the seats. */
  readonly names: readonly string[];
}

/** All choices before a match, and their problems. */
export function SetupForm({ game, names }: Props) {
  const [plan, setPlan] = useState(() => defaultPlan(game));
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [clause, setClause] = useState<string | null>(null);
  const fallback = fallbackNames(plan, names);
  const problems = useMemo(() => {
    const found = game.rules.problems(configOf(game, plan, "", []));
    return found.length > 0 ? found : refused;
  }, [game, plan, refused]);

  const change = (next: Partial<Plan>) => {
    setPlan({ ...plan, ...next });
    setRefused([]);
    setFailed(false);
  };
  const changeSeat = (seat: number, next: Partial<SeatPlan>) =>
    change({ seats: plan.seats.map((old, i) => (i === seat ? { ...old, ...next } : old)) });

  const nameAt = (seat: number) => plan.seats[seat]?.name.trim() || (fallback[seat] ?? "");

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || problems.length > 0) return;
    setBusy(true);
    try {
      await startMatch(game, plan, names);
    } catch (error) {
      if (error instanceof BadConfig) setRefused(error.problems);
      else setFailed(true);
      setBusy(false);
    }
  };

  const nameFields = (
    <div className={styles.names}>
      {plan.seats.map(({ name }, seat) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          key={seat}
          label={nameLabel(plan, seat)}
          placeholder={fallback[seat]}
          autoComplete="off"
          maxLength={TYPED_MOST}
          value={name}
          onChange={(next) => changeSeat(seat, { name: next })}
        />
      ))}
    </div>
  );

  return (
    <RulesAside game={game} clause={clause} onClause={setClause}>
      <form className={styles.form} onSubmit={(event) => void start(event)}>
        <div className={styles.parts}>
          <section className={styles.part} aria-labelledby="setup-who">
            <h2 id="setup-who">{t("setup.who")}</h2>
            <Seating game={game} plan={plan} names={fallback} onChange={change} />
            {isListed(plan) ? null : plan.seats.length > 2 ? (
              <Fold title={t("setup.names")} chosen={plan.seats.map((_, seat) => nameAt(seat)).join(", ")}>
                {nameFields}
              </Fold>
            ) : (
              nameFields
            )}
            <Problems problems={problems.filter((problem) => problem.path === "seats")} />
          </section>

          <section className={styles.part} aria-labelledby="setup-decks">
            <h2 id="setup-decks">{t(isListed(plan) ? "setup.list" : "setup.decks")}</h2>
            {isListed(plan) ? (
              <SeatList game={game} plan={plan} names={fallback} problems={problems} onChange={change} />
            ) : plan.draft ? (
              <p className={styles.muted}>{t("setup.drafted")}</p>
            ) : (
              <div className={styles.choosers}>
                {plan.seats.map(({ deck }, seat) => (
                  <DeckChooser
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
                    key={seat}
                    game={game}
                    seat={seat}
                    label={deckLabel(plan, seat, nameAt(seat))}
                    deck={deck}
                    problems={problemsAt(problems, `seats.${seat}`)}
                    onChange={(next) => changeSeat(seat, { deck: next })}
                  />
                ))}
              </div>
            )}
          </section>

          <TableOptions game={game} plan={plan} problems={problems} onChange={change} />

          <details>
            <summary className={styles.more}>{t("setup.advanced")}</summary>
            <div className={styles.part}>
              <GameOptions game={game} plan={plan} problems={problems} onChange={change} areRare />
              <TextField
                label={t("setup.seed")}
                help={t("setup.seed.help")}
                autoComplete="off"
                spellCheck={false}
                maxLength={SEED_MOST}
                value={plan.seed}
                onChange={(seed) => change({ seed })}
              />
            </div>
          </details>
        </div>

        <Summary game={game} plan={plan} names={fallback}>
          <div role="alert">
            {problems.length > 0 && (
              <p className={styles.error}>{t("setup.problems", { count: problems.length })}</p>
            )}
            {failed && <p className={styles.error}>{t("home.not-loaded")}</p>}
          </div>
          <Button
            type="submit"
            look="primary"
            className={styles.start}
            icon={<Play aria-hidden="true" size={20} />}
            aria-disabled={busy || problems.length > 0}
          >
            {t(busy ? "home.dealing" : plan.draft ? "setup.start-draft" : "setup.start")}
          </Button>
        </Summary>
      </form>
    </RulesAside>
  );
}

function nameLabel(plan: Plan, seat: number): string {
  if (!isDuel(plan)) return t("settings.name", { number: seat + 1 });
  return seat === 0 ? t("setup.your-name") : t("setup.opponent-name");
}

function deckLabel(plan: Plan, seat: number, name: string): string {
  if (!isDuel(plan)) return t("setup.deck-of", { name });
  return seat === 0 ? t("setup.your-deck") : t("setup.opponent-deck");
}
