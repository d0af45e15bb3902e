import { GraduationCap } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import type { Game } from "../../games/game";
import type { Guide } from "../../games/guide";
import { useGuide } from "../../store/guide/progress";
import type { StepNow } from "../../store/guide/steps";
import { sayAloud, useTable } from "../../table";
import { foreign, say, t } from "../../text";
import styles from "./Coach.module.css";
import { locate } from "./locate";
import { type Box, lineBetween } from "./place";
import { useCourse, useGuideOf } from "./useCourse";
import { useFollow } from "./useFollow";

interface Props {
  readonly match: string;
  /** The rulebook is open beside the table. */
  readonly readsRule: boolean;
}

/** The guide of a first game: shows the next step and points at its target. */
export default function Coach({ match, readsRule }: Props) {
  const game = useTable((s) => s.game);
  const guide = useGuideOf(game);
  const isMine = useGuide((s) => s.match === match);
  const isHidden = useGuide((s) => s.hidden);
  const hide = useGuide((s) => s.hide);
  useEffect(() => useGuide.getState().open(match), [match]);
  const isOver = useTable((s) => s.view.outcome !== null);
  if (guide === null || !isMine || (isHidden && isOver)) return null;
  if (!isHidden) return <Course game={game} guide={guide} readsRule={readsRule} />;
  return (
    <div className={styles.aside} data-coach>
      <button type="button" aria-label={t("guide.back.label")} onClick={() => hide(false)}>
        <GraduationCap aria-hidden="true" />
        <span aria-hidden="true">{t("guide.back")}</span>
      </button>
    </div>
  );
}

function Course({ game, guide, readsRule }: { game: Game; guide: Guide; readsRule: boolean }) {
  const now = useCourse(game, guide, readsRule);
  if (now === null) return null;
  const at = guide.steps.indexOf(now.step);
  return <Panel key={now.step.id} game={game} now={now} at={at} of={guide.steps.length} />;
}

interface PanelProps {
  readonly game: Game;
  readonly now: StepNow;
  readonly at: number;
  readonly of: number;
}

function Panel({ game, now: { step, told }, at, of }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const view = useTable((s) => s.view);
  const finish = useGuide((s) => s.finish);
  const hide = useGuide((s) => s.hide);
  const words = say(told.words);
  const find = useCallback(() => locate(step.point ?? [], told, game, view), [step, told, game, view]);
  const layout = useFollow(panel, find);
  const lang = foreign(told.words);
  useEffect(() => {
    sayAloud(words, lang);
    return () => sayAloud("");
  }, [words, lang]);

  const isLast = step.when.over === true;
  const isToDo = step.expect.do === "event" || step.expect.do === "leave";
  const goOn = () => {
    finish(step.id);
    if (isLast) useGuide.getState().complete(game.slug);
  };
  const place = layout?.place ?? { x: 0, y: 0 };
  return (
    <>
      {layout?.target && <Ring box={layout.target} panel={panel.current} place={place} />}
      <section
        ref={panel}
        className={styles.panel}
        data-coach
        data-step={step.id}
        data-placed={layout !== null || undefined}
        style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
        aria-label={t("guide.region")}
      >
        <p className={styles.head}>
          <GraduationCap aria-hidden="true" />
          {t("guide.region")}
          <span className={styles.way} aria-hidden="true">
            <span style={{ transform: `scaleX(${(at + 1) / of})` }} />
          </span>
        </p>
        <p className={styles.words} lang={lang}>
          {words}
        </p>
        <div className={styles.ways}>
          {!isToDo && (
            <button type="button" className={styles.next} onClick={goOn}>
              {t(isLast ? "guide.end" : "guide.next")}
            </button>
          )}
          {!isLast && (
            <button type="button" className={styles.skip} onClick={() => hide(true)}>
              {t("guide.skip")}
            </button>
          )}
        </div>
      </section>
    </>
  );
}

/** A ring around the target, and a line to it. */
function Ring({
  box,
  panel,
  place,
}: {
  box: Box;
  panel: HTMLElement | null;
  place: { x: number; y: number };
}) {
  const own: Box = {
    left: place.x,
    top: place.y,
    width: panel?.offsetWidth ?? 0,
    height: panel?.offsetHeight ?? 0,
  };
  const line = lineBetween(own, box);
  return (
    <svg className={styles.ring} aria-hidden="true">
      {line && (
        <>
          <path className={styles.shade} d={pathOf(line)} />
          <path className={styles.line} d={pathOf(line)} />
        </>
      )}
      <rect x={box.left - 6} y={box.top - 6} width={box.width + 12} height={box.height + 12} rx="12" />
    </svg>
  );
}

const pathOf = ([from, to]: NonNullable<ReturnType<typeof lineBetween>>) =>
  `M${from.x} ${from.y}L${to.x} ${to.y}`;
