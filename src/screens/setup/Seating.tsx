import type { Game } from "../../games/game";
import type { SeatKind } from "../../store/types";
import { Choices } from "../../ui/fields";
import { Fold, useFolds } from "./Fold";
import {
  isDuel,
  LEVELS,
  levelOf,
  modeOf,
  modesOf,
  type Plan,
  seatCounts,
  withLevel,
  withMode,
  withSeats,
} from "./plan";
import { t } from "./say";

interface Props {
  readonly game: Game;
  readonly plan: Plan;
  /** Default names of the seats. */
  readonly names: readonly string[];
  readonly onChange: (next: Plan) => void;
}

/** Who plays: a mode in a game for two, otherwise the number of seats and the player of each. */
export function Seating(props: Props) {
  return seatCounts(props.game).length > 1 ? <Seats {...props} /> : <Mode {...props} />;
}

function Mode({ game, plan, onChange }: Props) {
  return (
    <>
      <Choices
        label={t("setup.mode")}
        hideLabel
        shape="cards"
        value={modeOf(plan)}
        onChange={(mode) => onChange(withMode(plan, mode))}
        choices={modesOf(game).map((mode) => ({
          value: mode,
          label: t(`mode.${mode}`),
          help: t(`mode.${mode}.help`),
        }))}
      />
      {isDuel(plan) && (
        <Choices
          label={t("setup.level")}
          value={levelOf(plan)}
          onChange={(level) => onChange(withLevel(plan, level))}
          choices={LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
          help={t(`level.${levelOf(plan)}.help`)}
        />
      )}
    </>
  );
}

const nameOf = (who: SeatKind) => (who.kind === "opponent" ? who.level : who.kind);

const SITTERS = ["person", ...LEVELS] as const;

/** The player of a seat, in words. */
function sitterText(sitter: (typeof SITTERS)[number]): string {
  return sitter === "person"
    ? t("setup.seat-person")
    : t("setup.seat-opponent", { level: t(`level.${sitter}`) });
}

function Seats({ game, plan, names, onChange }: Props) {
  const folds = useFolds();
  const sit = (seat: number, name: string) => {
    const level = LEVELS.find((one) => one === name);
    const who: SeatKind = level ? { kind: "opponent", level } : { kind: "person" };
    onChange({ ...plan, seats: plan.seats.map((old, i) => (i === seat ? { ...old, who } : old)) });
  };
  return (
    <>
      <Choices
        label={t("setup.seats")}
        help={t("setup.seats.help")}
        value={plan.seats.length}
        onChange={(count) => onChange(withSeats(game, plan, count))}
        choices={seatCounts(game).map((count) => ({ value: count, label: String(count) }))}
      />
      {/* Somebody has to be at this screen, so the first seat is a person's. */}
      {plan.seats.slice(1).map(({ who, name }, i) => {
        const label = t("setup.seat", { number: i + 2, name: name.trim() || (names[i + 1] ?? "") });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <Fold key={i} title={label} chosen={sitterText(nameOf(who))}>
            <Choices
              label={label}
              hideLabel={folds}
              value={nameOf(who)}
              onChange={(next) => sit(i + 1, next)}
              choices={SITTERS.map((sitter) => ({ value: sitter, label: sitterText(sitter) }))}
            />
          </Fold>
        );
      })}
    </>
  );
}
