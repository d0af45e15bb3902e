import { ChevronRight, Crosshair, Hand, Hourglass, Layers, LayoutGrid, type LucideIcon } from "lucide-react";
import { Fragment, useRef } from "react";
import { useShallow } from "zustand/react/shallow";
import type { Seat } from "../../../kernel";
import { t } from "../../../text";
import { DropZone } from "../../gesture/DropZone";
import { useTable } from "../../state/table";
import { type SeatModel, seatModel, wantedAt } from "../../viewmodel/seats";
import { farSeats } from "../../viewmodel/zones";
import { SeatMark } from "../card/SeatMark";
import styles from "./Others.module.css";
import { SeatTarget } from "./SeatTarget";

/** All the other seats in turn order, each in short and live. One press (or its number) shows its mat in full. */
export function Others() {
  const seats = useTable(useShallow((s) => farSeats(s.view)));
  return (
    <section className={styles.others} data-others aria-label={t("table.others")}>
      {seats.map((seat, i) => (
        <Fragment key={seat}>
          {i > 0 && <ChevronRight className={styles.then} aria-hidden="true" />}
          <Short seat={seat} />
        </Fragment>
      ))}
    </section>
  );
}

/** The parts of a summary in words, for those who listen. */
function summary(model: SeatModel, wanted: number): string {
  const { name, counters, counts, inPlay } = model;
  return [
    name,
    ...counters.map(({ label, value }) => `${label} ${value}`),
    ...counts.map(({ label, count }) => `${label} ${count}`),
    t("table.seat.inPlay", { count: inPlay }),
    model.hasTurn ? t("table.seat.turn") : "",
    model.isAsked ? t("table.seat.asked") : "",
    model.isOut ? t("table.seat.out") : "",
    wanted > 0 ? t("table.seat.wanted", { count: wanted }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function Short({ seat }: { seat: Seat }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const isShown = useTable((s) => s.focus === seat);
  const wanted = useTable((s) => wantedAt(s, seat));
  const bringIn = useTable((s) => s.bringIn);
  const model = seatModel(game, view, seat);
  const box = useRef<HTMLDivElement>(null);
  const [hand, deck] = model.counts;
  return (
    <div
      ref={box}
      className={styles.seat}
      data-seat={seat}
      data-seat-spot={seat}
      data-shown={isShown || undefined}
      data-turn={model.hasTurn || undefined}
      data-out={model.isOut || undefined}
    >
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={summary(model, wanted)}
        aria-keyshortcuts={`${seat + 1}`}
        onClick={() => bringIn(seat)}
      >
        <span className={styles.name}>
          <SeatMark seat={seat} />
          <b>{model.name}</b>
          {model.isAsked && <Hourglass />}
          {wanted > 0 && (
            <span className={styles.wanted}>
              <Crosshair /> {wanted}
            </span>
          )}
          <kbd>{seat + 1}</kbd>
        </span>
        <span className={styles.facts}>
          {model.isOut
            ? t("table.seat.out")
            : model.counters.map(({ counter, lang, short, value }) => (
                <span key={counter}>
                  <b>{value}</b> <span lang={lang}>{short}</span>
                </span>
              ))}
          <Count icon={Hand} of={hand} />
          <Count icon={Layers} of={deck} />
          <Count icon={LayoutGrid} of={{ label: t("table.seat.inPlay.label"), count: model.inPlay }} />
        </span>
      </button>
      <SeatTarget seat={seat} />
      <DropZone of={box} spotAt={() => ({ on: "seat", seat })} />
    </div>
  );
}

interface Counted {
  readonly label: string;
  readonly count: number;
}

function Count({ icon: Icon, of }: { icon: LucideIcon; of: Counted | undefined }) {
  return (
    of && (
      <span title={of.label}>
        <Icon /> {of.count}
      </span>
    )
  );
}
