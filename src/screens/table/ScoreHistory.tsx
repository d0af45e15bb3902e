import { Crown, Dices, TrendingUp } from "lucide-react";
import { useEffect, useState } from "react";
import { courseOf, type MatchCourse, type Side, type TurningPoint } from "../../store/replay/turning-points";
import { winChanceIn } from "../../store/replay/win-chance";
import { saves } from "../../store/saving/saves";
import { useTable } from "../../table";
import { message, t } from "../../text";
import { teamName } from "../../text/names";
import styles from "./ScoreHistory.module.css";

const ICONS = { lead: Crown, roll: Dices, swing: TrendingUp } as const;

interface Props {
  readonly match: string;
  /** Replays the match from the moment after this number of answers. */
  readonly onReplay: (at: number) => void;
}

/**
 * The story of a finished match: its win chances turn by turn, and its turning points. Renders nothing until they are known.
 */
export default function ScoreHistory({ match, onReplay }: Props) {
  const seats = useTable((s) => s.view.seats);
  const hints = useTable((s) => s.match.setup?.hints ?? 0);
  const course = useCourseOf(match);
  const advised = hints > 0 && <p>{t("table.story.hints", { n: hints })}</p>;
  if (course === null || course.points.length === 0) return advised;
  const nameOf = ({ seat, team }: Side) => (team === null ? (seats[seat]?.name ?? "") : teamName(team));
  return (
    <section className={styles.story} aria-label={t("table.story")}>
      <Chart course={course} />
      <h3>{t("table.story")}</h3>
      {advised}
      <ul>
        {course.points.map((point) => {
          const Icon = ICONS[point.kind];
          return (
            <li key={point.kind + point.turn} data-seat={point.seat} data-team={point.team ?? undefined}>
              <button type="button" title={t("table.story.watch")} onClick={() => onReplay(point.at)}>
                <Icon aria-hidden="true" />
                {words(point, nameOf)}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function words(point: TurningPoint, nameOf: (side: Side) => string): string {
  const { kind, turn, n, card = "", chance = 0, changes = [] } = point;
  if (kind === "roll") return t("table.story.roll", { turn, card, n });
  if (kind === "lead") return t("table.story.lead", { turn, player: nameOf(point) });
  const changeTexts = changes.map((change) =>
    message("table.story.change", { player: nameOf(change), n: change.n }),
  );
  const [from, to] = [percent(chance - n), percent(chance)];
  return t("table.story.swing", { turn, player: nameOf(point), from, to, changes: changeTexts });
}

const percent = (chance: number): number => Math.round(100 * chance);

/** The course of a saved match, once it is computed. */
function useCourseOf(match: string): MatchCourse | null {
  const [course, setCourse] = useState<MatchCourse | null>(null);
  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      await saves.settled();
      const loaded = await saves.load(match);
      if (loaded === null) return null;
      const { game, match: saved } = loaded;
      return courseOf(game, await winChanceIn(game), saved.record, () => isWanted);
    };
    // A result without its story is still a result.
    find().then((found) => isWanted && setCourse(found), console.error);
    return () => {
      isWanted = false;
    };
  }, [match]);
  return course;
}

const HEIGHT = 40;

/** The win chance of each side over the turns. The list says the same in words. */
function Chart({ course: { sides, chances } }: { course: MatchCourse }) {
  const last = Math.max(1, chances.length - 1);
  const lineOf = (side: number) =>
    chances.map((at, i) => `${(i / last) * 100},${HEIGHT - (at[side] ?? 0) * HEIGHT}`).join(" ");
  return (
    <svg
      className={styles.chart}
      viewBox={`0 -2 100 ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {sides.map(({ seat, team }, side) => (
        <polyline key={seat} data-seat={seat} data-team={team ?? undefined} points={lineOf(side)} />
      ))}
    </svg>
  );
}
