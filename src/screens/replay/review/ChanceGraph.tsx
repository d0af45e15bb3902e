import type { MatchReview } from "../../../opponents/review";
import { isFault } from "../../../opponents/review";
import type { ReplaySource } from "../../../store/replay/create";
import { percent, t } from "./messages";
import { playerName } from "./Players";
import styles from "./Review.module.css";

const HEIGHT = 60;

interface Props {
  readonly source: ReplaySource;
  readonly review: MatchReview;
  readonly onMoment: (at: number) => void;
}

/** The win chances over the match. With two players, one line tells both. The list says the same by turn. */
export function ChanceGraph({ source, review: { points, decisions }, onMoment }: Props) {
  const all = Math.max(1, source.record.answers.length);
  const seats = source.record.config.seats.map((_, seat) => seat).slice(0, isDuel(source) ? 1 : undefined);
  const place = (at: number, chance: number) => `${(100 * at) / all},${HEIGHT * (1 - chance)}`;
  const lineOf = (seat: number) => points.map(({ at, chances }) => place(at, chances[seat] ?? 0)).join(" ");
  const turns = points.filter(({ turn }, i) => turn !== points[i - 1]?.turn);
  return (
    <figure className={styles.graph}>
      <figcaption>{t("review.chances")}</figcaption>
      <svg viewBox={`0 -2 100 ${HEIGHT + 4}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${HEIGHT / 2} H100`} />
        {seats.map((seat) => (
          <polyline key={seat} data-seat={seat} points={lineOf(seat)} />
        ))}
        {decisions
          .filter(({ verdict }) => isFault(verdict))
          .map(({ at, seat, verdict }) => (
            <line
              key={at}
              data-seat={seat}
              data-verdict={verdict}
              x1={(100 * at) / all}
              x2={(100 * at) / all}
              y1={0}
              y2={HEIGHT}
            />
          ))}
      </svg>
      <details>
        <summary>{t("review.by-turn")}</summary>
        <ol>
          {turns.map(({ at, turn, chances }) => (
            <li key={at}>
              <button type="button" onClick={() => onMoment(at)}>
                {seats
                  .map((seat) =>
                    t("review.chance-of", {
                      turn,
                      player: playerName(source, seat),
                      percent: percent(chances[seat] ?? 0),
                    }),
                  )
                  .join(", ")}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </figure>
  );
}

const isDuel = ({ record }: ReplaySource): boolean => record.config.seats.length === 2;
