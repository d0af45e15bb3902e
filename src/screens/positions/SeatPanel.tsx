import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { withValue } from "../../positions/edit";
import { hasEarlierTeammate, inTeam } from "../../positions/players";
import { teamName } from "../../text/names";
import { SelectField } from "../../ui/SelectField";
import type { SeatProps } from "./editor-props";
import type { PositionGame } from "./load";
import { t } from "./messages";
import styles from "./SeatPanel.module.css";
import { Stepper } from "./Stepper";
import { useEdited } from "./use-edited";
import { seatLabel } from "./words";
import { ZoneCards } from "./ZoneCards";

/** With more seats than these, only the first few are unfolded at first. */
const MANY = 4;
const FEW = 2;

/** Seats have four colours in turn. */
const COLOURS = 4;

/** The teams that a seat can be in: as many as the game has side by side, and those of the position. */
const teamsFor = ({ game }: PositionGame, teams: readonly number[]): readonly number[] => {
  const most = Math.max(0, ...(game.setup.teams ?? []));
  return [...new Set([...Array(most).keys(), ...teams])].sort((a, b) => a - b);
};

/** A seat: its numbers, and its zones with their cards. */
export function SeatPanel(props: SeatProps) {
  const { seat, board, game, editor } = props;
  const player = seatLabel(seat);
  const [isOpen, setOpen] = useState(seat < FEW || board.seats.length <= MANY);
  const { options, teams } = useEdited(editor).position;
  const values = board.seats[seat]?.values ?? {};
  const shown = game.position.values.filter(
    ({ ofTeam }) => !(ofTeam?.(options) && hasEarlierTeammate(teams, seat)),
  );
  return (
    <section className={styles.seat} aria-label={player} data-seat={seat % COLOURS}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={20} aria-hidden="true" />
            {player}
          </button>
        </h2>
        {teams && (
          <SelectField
            label={t("positions.team-of", { player })}
            hideLabel
            choices={teamsFor(game, teams).map((value) => ({ value, label: teamName(value) }))}
            value={teams[seat] ?? 0}
            onChange={(team) => editor.change({ teams: inTeam(teams, seat, team) })}
          />
        )}
      </div>
      {isOpen && shown.length > 0 && (
        <fieldset className={styles.values}>
          <legend className="visually-hidden">{t("positions.values", { player })}</legend>
          {shown.map((spec) => (
            <Stepper
              key={spec.key}
              spec={spec}
              value={values[spec.key] ?? spec.usual}
              onChange={(value) => editor.change({ board: withValue(board, seat, spec.key, value) })}
            />
          ))}
        </fieldset>
      )}
      {isOpen && (
        <div className={styles.zones}>
          {game.position.zones.map((zone) => (
            <ZoneCards key={zone.key} {...props} zone={zone} />
          ))}
        </div>
      )}
    </section>
  );
}
