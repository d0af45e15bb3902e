import { Hourglass } from "lucide-react";
import type { Seat } from "../../../kernel";
import { t } from "../../say";
import { useTable } from "../../state/table";
import { seatModel } from "../../viewmodel/seats";
import { SeatMark } from "../card/SeatMark";
import styles from "./SeatPanel.module.css";

/** A seat's name, score and resources, with a mark when it has the turn or is asked. */
export function SeatPanel({ seat, compact = false }: { seat: Seat; compact?: boolean }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const model = seatModel(game, view, seat);
  return (
    <section
      className={styles.panel}
      data-seat={seat}
      data-turn={model.hasTurn || undefined}
      data-compact={compact || undefined}
      aria-label={t("table.seat.label", { player: model.name })}
    >
      <h2 className={styles.name}>
        <SeatMark seat={seat} className={styles.mark} />
        <span>{model.name}</span>
        {model.isAsked && <Hourglass className={styles.asked} aria-label={t("table.seat.asked")} />}
      </h2>
      <p className={styles.score}>
        <b>{model.score.value}</b> <span>{model.score.label}</span>
      </p>
      {model.counters.map(({ counter, label, value }) => (
        <p key={counter} className={styles.counter}>
          <b>{value}</b> <span>{label}</span>
        </p>
      ))}
      {model.isOut && <p className={styles.counter}>{t("table.seat.out")}</p>}
    </section>
  );
}
