import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import type { Seat } from "../../../kernel";
import { t } from "../../../text";
import { cx } from "../../../ui/cx";
import { useTable } from "../../state/table";
import { promptOf } from "../../viewmodel/prompt";
import { handsOf, isBoardEmpty, zonesOf } from "../../viewmodel/zones";
import { Hand } from "../hand/Hand";
import { Pile } from "../pile/Pile";
import { Prompt } from "../prompt/Prompt";
import { TableHalf } from "../TableHalf";
import styles from "./NearStrip.module.css";
import { SeatPanel } from "./SeatPanel";

/**
 * The near edge on a phone: a strip with the player's seat and piles, and below it the hand, which opens as a drawer.
 */
export function NearStrip({ seat }: { seat: Seat }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const isFree = useTable((s) => s.gesture.kind !== "dragging" && s.gesture.kind !== "aiming");
  const hands = handsOf(game, view, seat);
  // A prompt for options that are not on the table takes the room of the hand, never that of the board.
  const isAsking = useTable((s) => s.promptOpen && promptOf(s.game, s.view)?.inPanel === true);
  const isBare = useTable((s) => isBoardEmpty(s.game, s.view));
  const isRoomGiven = isAsking && (!isBare || hands.every(({ zone }) => zone.cards.length === 0));
  const [isDrawer, setDrawer] = useState(false);
  const isOpen = isDrawer && isFree;
  const Icon = isOpen ? ChevronDown : ChevronUp;
  return (
    <div
      className={cx(styles.near, isOpen && styles.drawer)}
      data-mat
      data-end="near"
      data-whole={(view.turn.number === 0 && !isOpen) || undefined}
    >
      <div className={styles.strip}>
        <SeatPanel seat={seat} compact />
        <div className={styles.piles}>
          {zonesOf(game, view, "pile", seat).map((model) => (
            <Pile key={model.zone.id} model={model} />
          ))}
        </div>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-label={t("table.hand.drawer")}
          onClick={() => setDrawer(!isOpen)}
        >
          <Icon aria-hidden="true" />
        </button>
      </div>
      <Prompt place="beside" />
      {!isRoomGiven && (
        <div className={styles.hands}>
          <TableHalf end="near">
            {hands.map((model) => (
              <Hand key={model.zone.id} model={model} />
            ))}
          </TableHalf>
        </div>
      )}
    </div>
  );
}
