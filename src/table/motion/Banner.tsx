import { m } from "framer-motion";
import { seatOf } from "../../kernel";
import { seatName, t } from "../../text";
import { SeatMark } from "../parts/card/SeatMark";
import { useTable } from "../state/table";
import styles from "./AnimationLayer.module.css";
import type { AnimationBatch } from "./batch";
import { EASE, TIMES } from "./times";

interface Props {
  readonly banner: NonNullable<AnimationBatch["banner"]>;
  readonly pace: AnimationBatch["pace"];
}

/** Whose turn it is: comes, stays to be read, and goes. */
export function Banner({ banner: { seat, turn, at, ms }, pace: { mode, factor } }: Props) {
  const player = useTable((s) => seatName(seatOf(s.view, seat).name));
  const share = mode === "fades" ? TIMES.fade / ms : 0.25;
  const moves = mode === "fades" ? {} : { y: [18, 0, 0, -12] };
  return (
    <m.div
      className={styles.banner}
      data-banner
      initial={{ opacity: 0 }}
      animate={{ opacity: [0, 1, 1, 0], ...moves }}
      transition={{
        delay: (at * factor) / 1000,
        duration: (ms * factor) / 1000,
        times: [0, share, 1 - share, 1],
        ease: [EASE.enter, "linear", EASE.exit],
      }}
    >
      <p data-seat={seat}>
        <SeatMark seat={seat} />
        {t("table.phase.turn", { n: turn, player })}
      </p>
    </m.div>
  );
}
