import { isFault, type MatchReview, type Verdict } from "../../../opponents/review";
import type { ReplaySource } from "../../../store/replay/create";
import { seatName } from "../../../text";
import { percent, t } from "./messages";
import styles from "./Review.module.css";

const FAULTS = ["blunder", "mistake", "inaccuracy"] as const satisfies readonly Verdict[];

/** The name of a player in a replay. */
export const playerName = ({ record }: ReplaySource, seat: number): string =>
  seatName(record.config.seats[seat]?.name ?? "");

interface Props {
  readonly source: ReplaySource;
  readonly review: MatchReview;
}

/** How well each player decided, and how lucky they were. */
export function Players({ source, review }: Props) {
  const faultsOf = (seat: number) =>
    FAULTS.flatMap((verdict) => {
      const n = review.decisions.filter((one) => one.seat === seat && one.verdict === verdict).length;
      return n === 0 ? [] : [t(`review.count.${verdict}`, { n })];
    });
  return (
    <table className={styles.players}>
      <caption className={styles.unseen}>{t("review.players")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("review.player")}</th>
          <th scope="col">{t("review.accuracy")}</th>
          <th scope="col" title={t("review.luck.help")}>
            {t("review.luck")}
          </th>
        </tr>
      </thead>
      <tbody>
        {review.accuracy.map((accuracy, seat) => (
          // Seats keep their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <tr key={seat} data-seat={seat}>
            <th scope="row">
              {playerName(source, seat)}
              {review.decisions.some((one) => one.seat === seat && isFault(one.verdict)) && (
                <small>{faultsOf(seat).join(", ")}</small>
              )}
            </th>
            <td>{accuracy === null ? "–" : t("review.percent", { percent: Math.round(accuracy) })}</td>
            <td>{t("review.points", { n: percent(review.luck[seat] ?? 0) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
