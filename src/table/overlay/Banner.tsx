import { m } from "framer-motion";
import { seatOf } from "../../kernel";
import { seatName, t } from "../../text";
import type { ShownBanner } from "../motion/flights";
import { EASE, TIMES } from "../motion/times";
import { SeatMark } from "../parts/card/SeatMark";
import { useTable } from "../state/table";
import styles from "./AnimationLayer.module.css";

/** Announces whose turn it is: appears, stays long enough to be read, and disappears. */
export function Banner({ banner }: { banner: ShownBanner }) {
  const { seat, turn, ms } = banner.step;
  const { mode, factor } = banner.pace;
  const player = useTable((s) => seatName(seatOf(s.view, seat).name));
  const share = mode === "fades" ? TIMES.fade / ms : 0.25;
  const heights = [18, 0, 0, -12];
  const moves = mode === "fades" ? {} : { transform: heights.map((y) => `translateY(${y}px)`) };
  return (
    <m.div
      className={styles.banner}
      data-banner
      initial={{ opacity: 0 }}
      animate={{ opacity: [0, 1, 1, 0], ...moves }}
      transition={{
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
