import type { Game } from "../../games/game";
import { Choices } from "../../ui/fields";
import { SelectField } from "../../ui/SelectField";
import { CollapsibleSection, useIsCollapsed } from "./CollapsibleSection";
import { t } from "./messages";
import {
  commonLevel,
  isDuel,
  isListed,
  LEVELS,
  levelOf,
  modeOf,
  modesOf,
  type Plan,
  seatCounts,
  withLevel,
  withMode,
  withSeats,
  withTeams,
} from "./plan";
import { PLAYER_CHOICES, playerChoiceOf, playerChoiceText, withPlayer } from "./player-choice";

/** Maximum number of seat counts shown as buttons. A larger number is a drop-down list. */
const MAX_BUTTONS = 6;

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

function Seats({ game, plan, names, onChange }: Props) {
  const folds = useIsCollapsed();
  const counts = seatCounts(game, plan.teams);
  const seats = {
    label: t("setup.seats"),
    help: t("setup.seats.help"),
    value: plan.seats.length,
    onChange: (count: number) => onChange(withSeats(game, plan, count)),
  };
  return (
    <>
      {game.setup.teams && (
        <Choices
          label={t("setup.teams")}
          help={t("setup.teams.help")}
          value={plan.teams}
          onChange={(teams) => onChange(withTeams(game, plan, teams))}
          choices={[0, ...game.setup.teams].map((count) => ({
            value: count,
            label: count === 0 ? t("setup.teams.none") : t("setup.teams.count", { count }),
          }))}
        />
      )}
      {seatCounts(game).length > MAX_BUTTONS ? (
        <SelectField
          {...seats}
          choices={counts.map((count) => ({ value: count, label: countText(count, plan.teams) }))}
        />
      ) : (
        <Choices {...seats} choices={counts.map((count) => ({ value: count, label: String(count) }))} />
      )}
      {isListed(plan) && (
        <Choices
          label={t("setup.all")}
          value={commonLevel(plan)}
          onChange={(level) => level && onChange(withLevel(plan, level))}
          choices={LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
        />
      )}
      {/* A person must be at this screen, so the first seat is a person's. */}
      {!isListed(plan) &&
        plan.seats.slice(1).map(({ who, name }, i) => {
          const label = t("setup.seat", { number: i + 2, name: name.trim() || (names[i + 1] ?? "") });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            <CollapsibleSection key={i} title={label} chosen={playerChoiceText(playerChoiceOf(who))}>
              <Choices
                label={label}
                hideLabel={folds}
                value={playerChoiceOf(who)}
                onChange={(next) => onChange(withPlayer(plan, i + 1, next))}
                choices={PLAYER_CHOICES.map((choice) => ({ value: choice, label: playerChoiceText(choice) }))}
              />
            </CollapsibleSection>
          );
        })}
    </>
  );
}

/** For example "6", or with teams "6: 3 against 3". */
function countText(count: number, teams: number): string {
  return teams === 0 ? String(count) : t("setup.seats.versus", { count, teams, size: count / teams });
}
