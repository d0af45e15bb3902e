import { withValue } from "../../positions/edit";
import type { SeatProps } from "./editor-props";
import { t } from "./messages";
import styles from "./SeatPanel.module.css";
import { Stepper } from "./Stepper";
import { seatLabel } from "./words";
import { ZoneCards } from "./ZoneCards";

/** A seat: its numbers, and its zones with their cards. */
export function SeatPanel(props: SeatProps) {
  const { seat, board, game, editor } = props;
  const player = seatLabel(seat);
  const values = board.seats[seat]?.values ?? {};
  return (
    <section className={styles.seat} aria-label={player} data-seat={seat}>
      <h2 className={styles.name}>{player}</h2>
      <fieldset className={styles.values}>
        <legend className="visually-hidden">{t("positions.values", { player })}</legend>
        {game.position.values.map((spec) => (
          <Stepper
            key={spec.key}
            spec={spec}
            value={values[spec.key] ?? spec.usual}
            onChange={(value) => editor.change({ board: withValue(board, seat, spec.key, value) })}
          />
        ))}
      </fieldset>
      <div className={styles.zones}>
        {game.position.zones.map((zone) => (
          <ZoneCards key={zone.key} {...props} zone={zone} />
        ))}
      </div>
    </section>
  );
}
