import { NONE, type Seat } from "../../kernel";
import { LocalizedText } from "../../ui/LocalizedText";
import { Pools } from "../parts/piece/Pool";
import { Row } from "../parts/row/Row";
import { TableHalf } from "../parts/TableHalf";
import { useTable } from "../state/table";
import { zonesOf } from "../viewmodel/zones";
import styles from "./SeatRows.module.css";

/** A seat's cards in play: its rows, the first one nearest to the middle, and its slots beside them. */
export function SeatRows({ seat, far = false }: { seat: Seat; far?: boolean }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const rows = zonesOf(game, view, "field", seat);
  const slots = zonesOf(game, view, "slot", seat);
  if (rows.length + slots.length === 0) return null;
  const end = far ? "far" : "near";
  return (
    <TableHalf end={end}>
      <div
        className={styles.side}
        data-seat={seat}
        data-end={end}
        data-beside={zonesOf(game, view, "slot", NONE).length > 0 || undefined}
      >
        <div className={styles.edge}>
          <Pools seat={seat} />
          {slots.length > 0 && (
            <div className={styles.slots}>
              {slots.map((model) => (
                <div key={model.zone.id} className={styles.slot}>
                  <span className={styles.legend} aria-hidden="true" data-legend>
                    <LocalizedText message={model.spec.label} />
                  </span>
                  <Row model={model} />
                </div>
              ))}
            </div>
          )}
        </div>
        <div
          className={styles.rows}
          // When the rows scroll, the row at the middle is visible.
          ref={(box) => {
            if (far && box !== null) box.scrollTop = box.scrollHeight;
          }}
        >
          {(far ? rows.toReversed() : rows).map((model) => (
            <Row key={model.zone.id} model={model} isFront={model === rows[0]} isNamed />
          ))}
        </div>
      </div>
    </TableHalf>
  );
}
