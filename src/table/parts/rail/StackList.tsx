import { cardIn } from "../../../kernel";
import { t } from "../../../text";
import { cardName } from "../../../text/names";
import { useTable } from "../../state/table";
import { SeatMark } from "../card/SeatMark";
import styles from "./PlayedCard.module.css";

/** All that waits on the stack with what it is aimed at, what resolves next first; nothing while it is a single card. */
export function StackList() {
  const view = useTable((s) => s.view);
  if (view.stack.length < 2) return null;
  return (
    <ol className={styles.stack} aria-label={t("table.played.stack")}>
      {view.stack.toReversed().map(({ id, seat, card, def = cardIn(view, card).def, refs = {} }) => {
        const aims = Object.values(refs).flatMap((pins) =>
          pins.map((pin) => cardName(cardIn(view, pin.card).def)),
        );
        return (
          <li key={id} data-seat={seat}>
            <SeatMark seat={seat} />
            {[cardName(def), ...new Set(aims)].filter(Boolean).join(" → ")}
          </li>
        );
      })}
    </ol>
  );
}
