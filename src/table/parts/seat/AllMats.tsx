import { Hourglass } from "lucide-react";
import type { CSSProperties } from "react";
import { type CardId, cardIn, type Seat } from "../../../kernel";
import { t } from "../../../text";
import { cardName } from "../../../text/names";
import { useTable } from "../../state/table";
import { useStableModel } from "../../state/use-stable-model";
import { matGroups, matRows } from "../../viewmodel/all-mats";
import { keyOfSeat } from "../../viewmodel/keys";
import { scoreOf, seatModel } from "../../viewmodel/seats";
import { valuesOf } from "../../viewmodel/values";
import { useArtwork } from "../card/artwork";
import { CardBack } from "../card/CardBack";
import { SeatMark } from "../card/SeatMark";
import styles from "./AllMats.module.css";
import { SeatFacts, seatSummary } from "./SeatFacts";
import { TeamLabel } from "./TeamLabel";

/** Mats side by side so that they are about twice as wide as high. */
const columnsFor = (mats: number, inTeams: boolean): number =>
  inTeams ? Math.ceil(mats / (mats > 6 ? 2 : 1)) : mats < 4 ? mats : Math.round(Math.sqrt(mats * 1.15));

/** Every seat's mat at once, small and live, team by team. A press on one shows it in full. */
export function AllMats() {
  const groups = useStableModel((s) => matGroups(s.view));
  const isTeamed = groups.length > 1;
  return (
    <section className={styles.all} aria-label={t("table.mats")} data-all-mats>
      {groups.map(({ team, seats }) => {
        const columns = columnsFor(seats.length, isTeamed);
        const size = { "--columns": columns, flexGrow: Math.ceil(seats.length / columns) } as CSSProperties;
        return (
          <div key={team} className={styles.group} data-team={team ?? undefined} style={size}>
            {team !== null && <TeamLabel team={team} />}
            <div className={styles.mats}>
              {seats.map((seat) => (
                <SmallMat key={seat} seat={seat} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}

function SmallMat({ seat }: { seat: Seat }) {
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
  const address = useArtwork(card ?? { name: def, type: "" });
  return (
    <span className={styles.face} style={{ backgroundImage: `url("${address}")` }}>
      <span className={styles.title}>{cardName(def)}</span>
      {numbers.length > 0 && <b className={styles.numbers}>{numbers.join(" / ")}</b>}
    </span>
  );
}
