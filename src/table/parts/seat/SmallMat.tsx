import { Hourglass } from "lucide-react";
import { type CardId, cardIn, type Seat } from "../../../kernel";
import { t } from "../../../text";
import { cardName } from "../../../text/names";
import { useTable } from "../../state/table";
import { useStableModel } from "../../state/use-stable-model";
import { matRows } from "../../viewmodel/all-mats";
import { keyOfSeat } from "../../viewmodel/keys";
import { scoreOf, seatModel } from "../../viewmodel/seats";
import { valuesOf } from "../../viewmodel/values";
import { useArtwork } from "../card/artwork";
import { CardBack } from "../card/CardBack";
import { SeatMark } from "../card/SeatMark";
import { SeatFacts, seatSummary } from "./SeatFacts";
import styles from "./SmallMat.module.css";

/** A seat's mat, small and live. A press shows it in full. */
export function SmallMat({ seat }: { seat: Seat }) {
  const model = useStableModel((s) => seatModel(s.game, s.view, seat));
  const score = useStableModel((s) => scoreOf(s.game, s.view, seat));
  const rows = useStableModel((s) => matRows(s.game, s.view, seat));
  const bringIn = useTable((s) => s.bringIn);
  return (
    <button
      type="button"
      className={styles.mat}
      data-seat={seat}
      data-turn={model.hasTurn || undefined}
      data-out={model.isOut || undefined}
      aria-label={seatSummary(model, score, 0, true)}
      aria-keyshortcuts={keyOfSeat(seat)}
      onClick={() => bringIn(seat)}
    >
      <span className={styles.head}>
        <span className={styles.name}>
          <SeatMark seat={seat} />
          <b>{model.name}</b>
          {model.isAsked && <Hourglass />}
          {model.hasTurn && <small>{t("table.seat.turn")}</small>}
        </span>
        <SeatFacts model={model} score={score} isNumbered />
      </span>
      {rows.map((cards, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name here, and their cards have keys.
        <span key={i} className={styles.row}>
          {cards.map((card) => (
            <SmallCard key={card} id={card} />
          ))}
        </span>
      ))}
    </button>
  );
}

/** A card as its artwork, its name where it can be read, and its numbers in play. */
function SmallCard({ id }: { id: CardId }) {
  const { def, owner, controller, rested, face } = useTable((s) => cardIn(s.view, id));
  const isHidden = def === "";
  return (
    <span
      className={styles.card}
      data-seat={controller}
      data-resting={rested || undefined}
      data-covered={(!isHidden && face === "down") || undefined}
      title={isHidden ? undefined : cardName(def)}
    >
      {isHidden ? <CardBack seat={owner} small /> : <SmallFace id={id} def={def} />}
    </span>
  );
}

function SmallFace({ id, def }: { id: CardId; def: string }) {
  const slug = useTable((s) => s.game.slug);
  const card = useTable((s) => s.game.cards.pool[def]);
  const numbers = useStableModel((s) => {
    const values = valuesOf(s.game, s.view, id);
    // The numbers at the lower edge are those that count in play.
    return s.game.table.mat.cardStats.flatMap(({ stat, place }, i) => {
      const left = values[i * 3 + 2] ?? 0;
      const isPrinted = card?.stats[stat] !== undefined;
      return place.startsWith("bottom") && isPrinted ? [left] : [];
    });
  });
  const address = useArtwork(slug, card ?? { name: def, type: "" });
  return (
    <span
      className={styles.face}
      style={address === undefined ? undefined : { backgroundImage: `url("${address}")` }}
    >
      <span className={styles.title}>{cardName(def)}</span>
      {numbers.length > 0 && <b className={styles.numbers}>{numbers.join(" / ")}</b>}
    </span>
  );
}
