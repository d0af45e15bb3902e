import { Play } from "lucide-react";
import { type FormEvent, useMemo, useState } from "react";
import type { Game } from "../../games/game";
import { InvalidConfig, type Problem } from "../../kernel";
import { MAX_TYPED_NAME_LENGTH } from "../../store/settings/settings";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/TextField";
import { RulesAside } from "../rules/RulesAside";
import { CollapsibleSection } from "./CollapsibleSection";
import { DeckChooser } from "./DeckChooser";
import { t } from "./messages";
import { Problems } from "./Problems";
import { configOf, defaultPlan, isDuel, isListed, type Plan, problemsAt, type SeatPlan } from "./plan";
import { Seating } from "./Seating";
import { SeatList } from "./SeatList";
import styles from "./Setup.module.css";
import { Summary } from "./Summary";
import { fallbackNames, startMatch } from "./start";
import { GameOptions, TableOptions } from "./TableOptions";

const MAX_SEED_LENGTH = 64;

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
  const parts: PartProps = { game, plan, names: fallbackNames(plan, names), problems, onChange: change };
  return (
    <RulesAside game={game} clause={clause} onClause={setClause}>
      <form className={styles.form} onSubmit={(event) => void start(event)}>
        <div className={styles.parts}>
          <Players {...parts} />
          <Decks {...parts} />
          <TableOptions game={game} plan={plan} problems={problems} onChange={change} />
          <Advanced {...parts} />
        </div>
        <Summary game={game} plan={plan} names={parts.names}>
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

interface PartProps {
  readonly game: Game;
  readonly plan: Plan;
  /** Default names of the seats. */
  readonly names: readonly string[];
  readonly problems: readonly Problem[];
  readonly onChange: (next: Partial<Plan>) => void;
}

const nameAt = ({ plan, names }: PartProps, seat: number) =>
  plan.seats[seat]?.name.trim() || (names[seat] ?? "");

function changeSeat({ plan, onChange }: PartProps, seat: number, next: Partial<SeatPlan>): void {
  onChange({ seats: plan.seats.map((old, i) => (i === seat ? { ...old, ...next } : old)) });
}

function Players(props: PartProps) {
  const { game, plan, names, problems, onChange } = props;
  const shown = plan.seats.map((_, seat) => nameAt(props, seat)).join(", ");
  return (
    <section className={styles.part} aria-labelledby="setup-who">
      <h2 id="setup-who">{t("setup.who")}</h2>
      <Seating game={game} plan={plan} names={names} onChange={onChange} />
      {isListed(plan) ? null : plan.seats.length > 2 ? (
        <CollapsibleSection title={t("setup.names")} chosen={shown}>
          <NameFields {...props} />
        </CollapsibleSection>
      ) : (
        <NameFields {...props} />
      )}
      <Problems problems={problems.filter((problem) => problem.path === "seats")} />
    </section>
  );
}

function NameFields(props: PartProps) {
  const { plan, names } = props;
  return (
    <div className={styles.names}>
      {plan.seats.map(({ name }, seat) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          key={seat}
          label={nameLabel(plan, seat)}
          placeholder={names[seat]}
          autoComplete="off"
          maxLength={MAX_TYPED_NAME_LENGTH}
          value={name}
          onChange={(next) => changeSeat(props, seat, { name: next })}
        />
      ))}
    </div>
  );
}

function Decks(props: PartProps) {
  const { game, plan, problems } = props;
  return (
    <section className={styles.part} aria-labelledby="setup-decks">
      <h2 id="setup-decks">{t(isListed(plan) ? "setup.list" : "setup.decks")}</h2>
      {isListed(plan) ? (
        <SeatList {...props} />
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
              label={deckLabel(plan, seat, nameAt(props, seat))}
              deck={deck}
              problems={problemsAt(problems, `seats.${seat}`)}
              onChange={(next) => changeSeat(props, seat, { deck: next })}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function Advanced({ game, plan, problems, onChange }: PartProps) {
  return (
    <details>
      <summary className={styles.more}>{t("setup.advanced")}</summary>
      <div className={styles.part}>
        <GameOptions game={game} plan={plan} problems={problems} onChange={onChange} areRare />
        <TextField
          label={t("setup.seed")}
          help={t("setup.seed.help")}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEED_LENGTH}
          value={plan.seed}
          onChange={(seed) => onChange({ seed })}
        />
      </div>
    </details>
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
