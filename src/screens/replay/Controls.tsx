import {
  ChartLine,
  ChevronLeft,
  ChevronRight,
  Pause,
  Play,
  SkipBack,
  SkipForward,
  Split,
} from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { type ReplayStore, SPEEDS, type Speed } from "../../store/replay/create";
import type { ReplayPerspective } from "../../store/replay/perspective";
import type { TurnMark } from "../../store/replay/timeline";
import { numeral } from "../../text/number";
import { cx } from "../../ui/cx";
import styles from "./Controls.module.css";
import { t } from "./messages";

interface Props {
  readonly store: ReplayStore;
  /** Called to open further actions for this moment. */
  readonly onMore: () => void;
  /** Called to review the match. Undefined where that is not possible. */
  readonly onReview?: (() => void) | undefined;
}

const NOBODY: readonly { readonly name: string }[] = [];

/** The controls of a replay, in place of the player's actions. */
export function Controls({ store, onMore, onReview }: Props) {
  return (
    <section className={styles.controls} aria-label={t("replay.controls")}>
      <Place store={store} />
      <Steps store={store} />
      <Ways store={store} />
      <Passes store={store} />
      {onReview && (
        <button type="button" className={styles.more} onClick={onReview}>
          <ChartLine aria-hidden="true" />
          {t("replay.review")}
        </button>
      )}
      <button type="button" className={styles.more} onClick={onMore}>
        <Split aria-hidden="true" />
        {t("replay.more")}
      </button>
    </section>
  );
}

function turnAt(turns: readonly TurnMark[], at: number): TurnMark | undefined {
  return turns.findLast((turn) => turn.at <= at);
}

/** The current position, and a slider to any other. */
function Place({ store }: Pick<Props, "store">) {
  const at = useStore(store.state, (s) => s.at);
  const length = useStore(store.state, (s) => s.length);
  const turns = useStore(store.state, (s) => s.turns);
  const battles = useStore(store.state, (s) => s.battles);
  const names = useStore(store.state, (s) => s.view?.seats ?? NOBODY);
  const { goTo } = store.commands;
  const nameOf = ({ turn, seat }: TurnMark) =>
    turn === 0 ? t("replay.turn-first") : t("replay.turn-of", { turn, player: names[seat]?.name ?? "" });
  const turn = turnAt(turns, at);
  const spoken = t("replay.spoken", { at, length, turn: turn ? nameOf(turn) : "" });
  return (
    <>
      <div className={styles.place}>
        <output className={styles.at}>{t("replay.at", { at, length })}</output>
        <select
          className={styles.select}
          aria-label={t("replay.jump")}
          title={turn && nameOf(turn)}
          value={turn?.at ?? 0}
          onChange={(event) => goTo(Number(event.target.value))}
        >
          {turns.map((mark) => (
            <option key={mark.at} value={mark.at}>
              {nameOf(mark)}
            </option>
          ))}
        </select>
      </div>
      <Marks turns={turns} battles={battles} length={length} />
      <input
        type="range"
        className={styles.range}
        aria-label={t("replay.position")}
        aria-valuetext={spoken}
        min={0}
        max={length}
        step={1}
        value={at}
        onChange={(event) => goTo(event.target.valueAsNumber)}
      />
    </>
  );
}

interface MarksProps {
  readonly turns: readonly TurnMark[];
  readonly battles: readonly number[];
  readonly length: number;
}

/**
 * The turns in their players' colours above the slider, and a tick for every battle. The list of turns gives the same
 * turns in words.
 */
function Marks({ turns, battles, length }: MarksProps) {
  const place = (at: number) => `${(at / Math.max(1, length)) * 100}%`;
  return (
    <div className={styles.marks} aria-hidden="true">
      {turns.map(({ turn, seat, at }, i) => (
        <i
          key={turn}
          data-seat={seat}
          style={{ left: place(at), width: place((turns[i + 1]?.at ?? length) - at) }}
        />
      ))}
      {battles.map((at) => (
        <b key={at} style={{ left: place(at) }} />
      ))}
    </div>
  );
}

/** Steps by move or by turn, and automatic playback. */
function Steps({ store }: Pick<Props, "store">) {
  const playing = useStore(store.state, (s) => s.playing);
  const isAtStart = useStore(store.state, (s) => s.at === 0);
  const isAtEnd = useStore(store.state, (s) => s.at === s.length);
  const { goToTurn, play } = store.commands;
  const step = (by: 1 | -1) => {
    play(false);
    store.commands.step(by);
  };
  return (
    <div className={styles.steps}>
      <Step label={t("replay.turn-back")} idle={isAtStart} onPress={() => goToTurn(-1)}>
        <SkipBack aria-hidden="true" />
      </Step>
      <Step label={t("replay.back")} idle={isAtStart} onPress={() => step(-1)}>
        <ChevronLeft aria-hidden="true" />
      </Step>
      <Step label={t(playing ? "replay.pause" : "replay.play")} isMain onPress={() => play(!playing)}>
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Step>
      <Step label={t("replay.forward")} idle={isAtEnd} onPress={() => step(1)}>
        <ChevronRight aria-hidden="true" />
      </Step>
      <Step label={t("replay.turn-forward")} idle={isAtEnd} onPress={() => goToTurn(1)}>
        <SkipForward aria-hidden="true" />
      </Step>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly idle?: boolean;
  /** The button that the space bar presses. */
  readonly isMain?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Step({ label, idle = false, isMain = false, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      className={cx(styles.step, isMain && styles.main)}
      aria-label={label}
      title={label}
      aria-disabled={idle || undefined}
      data-main={isMain || undefined}
      onClick={() => !idle && onPress()}
    >
      {children}
    </button>
  );
}

/** Whether a step also stops at passes that changed nothing. */
function Passes({ store }: Pick<Props, "store">) {
  const showsPasses = useStore(store.state, (s) => s.showsPasses);
  return (
    <label className={styles.passes}>
      <input
        type="checkbox"
        checked={showsPasses}
        onChange={(event) => store.commands.setShowsPasses(event.target.checked)}
      />
      {t("replay.passes")}
    </label>
  );
}

/** Speed and perspective. */
function Ways({ store }: Pick<Props, "store">) {
  const speed = useStore(store.state, (s) => s.speed);
  const perspective = useStore(store.state, (s) => s.perspective);
  const perspectives = useStore(store.state, (s) => s.perspectives);
  const seats = useStore(store.state, (s) => s.view?.seats ?? NOBODY);
  const { setSpeed, setPerspective } = store.commands;
  const nameOf = ({ seat, open }: ReplayPerspective) => {
    if (open) return t("replay.perspective-open");
    return seat < 0
      ? t("replay.perspective-public")
      : t("replay.perspective-seat", { player: seats[seat]?.name ?? "" });
  };
  return (
    <div className={styles.ways}>
      <select
        className={styles.select}
        aria-label={t("replay.speed")}
        value={speed}
        onChange={(event) => setSpeed(Number(event.target.value) as Speed)}
      >
        {SPEEDS.map((times) => (
          <option key={times} value={times}>
            {t("replay.speed-times", { times: numeral(times, 1) })}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={t("replay.perspective")}
        title={nameOf(perspective)}
        value={perspectives.indexOf(perspective)}
        onChange={(event) => {
          const chosen = perspectives[Number(event.target.value)];
          if (chosen) setPerspective(chosen);
        }}
      >
        {perspectives.map((one, index) => (
          <option key={`${one.seat}/${one.open}`} value={index}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
