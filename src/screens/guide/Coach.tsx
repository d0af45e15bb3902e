import { GraduationCap } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import type { Game } from "../../games/game";
import type { Guide } from "../../games/guide";
import { useGuide } from "../../store/guide/progress";
import type { CurrentStep } from "../../store/guide/steps";
import { speak, useTable } from "../../table";
import { messageLang, say, t } from "../../text";
import styles from "./Coach.module.css";
import { locate } from "./locate";
import type { Box, Point } from "./place";
import { useCurrentStep, useGuideOf } from "./useCurrentStep";
import { useFollowTarget } from "./useFollowTarget";

interface Props {
  readonly match: string;
  /** Whether the rulebook is open beside the table. */
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
    <div className={styles.aside} data-coach data-guide>
      <button type="button" aria-label={t("guide.back.label")} onClick={() => hide(false)}>
        <GraduationCap aria-hidden="true" />
        <span aria-hidden="true">{t("guide.back")}</span>
      </button>
    </div>
  );
}

function Course({ game, guide, readsRule }: { game: Game; guide: Guide; readsRule: boolean }) {
  const now = useCurrentStep(game, guide, readsRule);
  const done = useGuide((s) => s.done.length);
  if (now === null) return null;
  // Steps follow the order of the match, but only the number of finished ones never decreases.
  const part = now.step.when.over ? 1 : Math.min(1, (done + 1) / guide.steps.length);
  return <Panel key={now.step.id} game={game} now={now} part={part} />;
}

interface PanelProps {
  readonly game: Game;
  readonly now: CurrentStep;
  /** Progress of the lesson, 0 to 1. */
  readonly part: number;
}

function Panel({ game, now: { step, line }, part }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const view = useTable((s) => s.view);
  const finish = useGuide((s) => s.finish);
  const hide = useGuide((s) => s.hide);
  const words = say(line.words);
  const find = useCallback(() => locate(step.point ?? [], line, game, view), [step, line, game, view]);
  const layout = useFollowTarget(panel, find);
  const lang = messageLang(line.words);
  useEffect(() => {
    speak(words, lang);
    return () => speak("");
  }, [words, lang]);

  const isLast = step.when.over === true;
  const isToDo = step.expect.kind === "event" || step.expect.kind === "leave";
  const goOn = () => {
    finish(step.id);
    if (isLast) useGuide.getState().complete(game.slug);
  };
  const place = layout?.place ?? { x: 0, y: 0 };
  return (
    <>
      {layout?.target && <Ring box={layout.target} line={layout.line} />}
      <section
        ref={panel}
        className={styles.panel}
        data-coach
        data-guide
        data-step={step.id}
        data-placed={layout !== null || undefined}
        style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
        aria-label={t("guide.region")}
      >
        <p className={styles.head}>
          <GraduationCap aria-hidden="true" />
          {t("guide.region")}
          <span className={styles.way} aria-hidden="true">
            <span style={{ transform: `scaleX(${part})` }} />
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

type Line = readonly [from: Point, to: Point];

/** A ring around the target, and a line to it. */
function Ring({ box, line }: { box: Box; line: Line | null }) {
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

const pathOf = ([from, to]: Line) => `M${from.x} ${from.y}L${to.x} ${to.y}`;
