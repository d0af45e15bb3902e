import { Hourglass } from "lucide-react";
import { useRef } from "react";
import type { Seat } from "../../../kernel";
import { t } from "../../../text";
import { DropZone } from "../../drag/DropZone";
import { useTable } from "../../state/table";
import { contestedOf } from "../../viewmodel/contested";
import { seatModel } from "../../viewmodel/seats";
import { SeatMark } from "../card/SeatMark";
import { HealthBar } from "./HealthBar";
import { Pips } from "./Pips";
import styles from "./SeatPanel.module.css";
import { SeatTarget } from "./SeatTarget";

/** A seat's name, score and resources, with a mark when it has the turn or is asked. */
export function SeatPanel({ seat, compact = false }: { seat: Seat; compact?: boolean }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const model = seatModel(game, view, seat);
  // The bar in the middle shows it.
  const isInBar = contestedOf(game, view) !== null;
  const box = useRef<HTMLElement>(null);
  // A resource that is the seat's score need not be shown twice.
  const same = model.counters.find(({ label }) => label === model.score.label);
  const others = model.counters.filter((counter) => counter !== same);
  return (
    <section
      ref={box}
      className={styles.panel}
      data-seat={seat}
      data-score={isInBar ? undefined : seat}
      data-seat-spot={seat}
      data-turn={model.hasTurn || undefined}
      data-compact={compact || undefined}
      aria-label={t("table.seat.label", { player: model.name })}
    >
      <h2 className={styles.name}>
        <SeatMark seat={seat} className={styles.mark} />
        <span title={model.name}>{model.name}</span>
        <span className={styles.asked}>
          {model.isAsked && <Hourglass aria-label={t("table.seat.asked")} />}
        </span>
      </h2>
      {!isInBar && (
        <p className={styles.score}>
          <b data-count={`${seat}.${same?.counter ?? "score"}`}>{model.score.value}</b>{" "}
          <span lang={model.score.lang}>{model.score.label}</span>
          {same?.pips && <Pips value={same.value} />}
          {same?.full !== undefined && <HealthBar key={seat} value={same.value} full={same.full} />}
        </p>
      )}
      {others.map(({ counter, label, lang, short, value, pips, full }) => (
        <p key={counter} className={styles.counter}>
          <b data-count={`${seat}.${counter}`}>{value}</b> <span lang={lang}>{compact ? short : label}</span>
          {pips && <Pips value={value} />}
          {full !== undefined && <HealthBar key={seat} value={value} full={full} />}
        </p>
      ))}
      {model.isOut && <p className={styles.counter}>{t("table.seat.out")}</p>}
      <SeatTarget seat={seat} />
      <DropZone of={box} spotAt={() => ({ kind: "seat", seat })} />
    </section>
  );
}
