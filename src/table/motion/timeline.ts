import type { GameEvent } from "../../kernel";
import { type Beat, type Flight, isFlying, type Step, type UntimedStep } from "./steps";
import { TIMES } from "./times";

/** From the attacker's first move to the moment when it hits its target. */
export const IMPACT = TIMES.strike[0] + TIMES.strike[1];

const LENGTHS: Readonly<Record<UntimedStep["kind"], number>> = {
  fly: TIMES.move,
  flip: TIMES.flip,
  strike: TIMES.combat,
  leave: TIMES.enter,
  pulse: TIMES.pulse,
  pour: TIMES.pour,
  sign: TIMES.sign,
  rest: TIMES.pulse,
  aim: TIMES.aim,
  dice: TIMES.dice,
  sum: TIMES.sum,
  verdict: TIMES.verdict,
  enter: TIMES.enter,
  fade: TIMES.fade,
  banner: TIMES.banner,
};

function lengthOf(step: UntimedStep): number {
  if (step.kind === "fly" && step.cast) return TIMES.cast;
  if (step.kind !== "pulse") return LENGTHS[step.kind];
  if (step.amount !== undefined) return TIMES.amount;
  return "seat" in step.on ? TIMES.life : TIMES.pulse;
}

/** How long the next step waits for this one. An attacker returns while play goes on, and a banner delays nothing. */
function waitFor(step: UntimedStep): number {
  if (step.kind === "strike") return IMPACT;
  const goesAlong =
    step.kind === "banner" || step.kind === "rest" || (step.kind === "pulse" && step.amount === undefined);
  return goesAlong ? 0 : lengthOf(step);
}

/** Whether the table stays as it was until the step has been seen. */
const isLate = (step: Step): boolean =>
  step.kind === "pour" ||
  step.kind === "strike" ||
  step.kind === "leave" ||
  step.kind === "flip" ||
  (step.kind === "fly" && step.toPile);

/** Whether two cards have the same path, so that they follow each other closely, as dealt from a hand. */
function sameWay(a: Flight, b: Step | undefined): boolean {
  if (b?.kind !== "fly" || (a.card !== null && a.card === b.card)) return false;
  return a.from.place.zone === b.from.place.zone && a.to.place.zone === b.to.place.zone;
}

const isHealing = (step: UntimedStep): boolean => step.kind === "sign" && step.sign === "heal";

/** Whether numbers may change along with the step. */
const isBesideNumbers = (step: Step): boolean =>
  step.kind === "pulse" || step.kind === "rest" || isHealing(step);

interface OpenBeat {
  readonly at: number;
  readonly steps: Step[];
  readonly events: GameEvent[];
  until: number;
  /** When the next beat begins. */
  ends: number;
}

/** Times the events one after the other: changes of the board take turns, other steps run along. */
export class Timeline {
  readonly #beats: OpenBeat[] = [newBeat(0)];
  /** Single dice, which are reported when all of them are still. */
  #rolls: GameEvent[] = [];

  get #beat(): OpenBeat {
    return this.#beats.at(-1) ?? newBeat(0);
  }

  /**
   * @param step that shows the event, or null.
   * @param event undefined for a step that results from several events.
   * @param index of the event in the answer.
   */
  add(step: UntimedStep | null, event?: GameEvent, index = this.#beat.until): void {
    if (step === null && event !== undefined && (event.type === "roll" || this.#rolls.length > 0)) {
      this.#rolls.push(event);
      return;
    }
    if (step?.kind === "dice") {
      this.#open(step, index);
      this.#open({ kind: "sum" }, index);
      this.#tellRolls();
      if (event !== undefined) this.#beat.events.push(event);
      return;
    }
    this.#tellRolls();
    if (step !== null) this.#put(step);
    if (event !== undefined) this.#beat.events.push(event);
    this.#beat.until = index;
  }

  #open(step: UntimedStep, index = this.#beat.until): void {
    const { ends, steps } = this.#beat;
    if (steps.length > 0 || this.#beat.events.length > 0) this.#beats.push(newBeat(ends));
    this.#place(step, this.#beat.at);
    this.#beat.until = index;
  }

  #place(step: UntimedStep, at: number): void {
    const timed = { ...step, at, ms: lengthOf(step) };
    this.#beat.steps.push(timed);
    this.#beat.ends = Math.max(this.#beat.ends, at + waitFor(step));
  }

  #put(step: UntimedStep): void {
    const at = this.#joined(step);
    if (at === null) this.#open(step);
    else this.#place(step, at);
  }

  /** The start of a step that runs along with others of the open beat, or null for one that waits for them. */
  #joined(step: UntimedStep): number | null {
    const { at, ends, steps } = this.#beat;
    const last = steps.findLast((one) => one.kind === step.kind);
    // Nothing in it takes time.
    if (ends === at) return at;
    if (step.kind === "fly")
      return last !== undefined && sameWay(step, last) ? last.at + TIMES.stagger : null;
    if (step.kind === "pour" || step.kind === "flip" || step.kind === "enter" || step.kind === "leave")
      return last !== undefined && last === steps.at(-1) ? last.at + TIMES.stagger : null;
    const isCounted = step.kind === "pulse" && step.amount !== undefined;
    if (isCounted) return steps.every(isBesideNumbers) ? at : null;
    if (isHealing(step)) return steps.length > 0 && steps.every(isBesideNumbers) ? at : null;
    return waitFor(step) === 0 && step.kind !== "banner" ? at : null;
  }

  #tellRolls(): void {
    this.#beat.events.push(...this.#rolls.splice(0));
  }

  /** The beats in order. When they exceed `TIMES.most` together, they are played faster. */
  beats(): readonly Beat[] {
    this.#tellRolls();
    const end = this.#beat.ends;
    const pace = end > TIMES.most ? TIMES.most / end : 1;
    return this.#beats.map(({ at, steps, events, until, ends }) => {
      const timed = steps
        .map((step) => ({ ...step, at: step.at * pace, ms: step.ms * pace }))
        .sort((a, b) => a.at - b.at);
      return { at: at * pace, ms: (ends - at) * pace, steps: timed, events, until, late: steps.some(isLate) };
    });
  }
}

const newBeat = (at: number): OpenBeat => ({ at, steps: [], events: [], until: -1, ends: at });

/** Shows the cards of a hand one after the other. */
export function dealBeat(cards: readonly number[]): Beat {
  const steps = cards.map(
    (card, i): Step => ({ kind: "enter", card, at: i * TIMES.stagger, ms: TIMES.enter }),
  );
  const ms = Math.max(0, ...steps.map((step) => step.at + step.ms));
  return { at: 0, ms, steps, events: [], until: -1, late: false };
}

/** Whether a step must stay long enough to be read, with motion or without. */
const isRead = (step: Step): boolean =>
  step.kind === "sum" ||
  step.kind === "verdict" ||
  step.kind === "banner" ||
  step.kind === "pulse" ||
  step.kind === "sign" ||
  step.kind === "aim";

/** A step without its movement: changes fade in. */
function soft(step: Step, at: number): Step | null {
  if (isRead(step)) return { ...step, at };
  if (step.kind === "dice") return { ...step, at, ms: TIMES.fade };
  const isThere = step.kind === "enter" || step.kind === "rest" || (step.kind === "fly" && !step.toPile);
  const fades = isThere || step.kind === "flip";
  return fades && step.card !== null ? { kind: "fade", card: step.card, at, ms: TIMES.fade } : null;
}

/** The same beats in the same order for reduced motion: nothing moves. */
export function withReducedMotion(beats: readonly Beat[]): readonly Beat[] {
  let at = 0;
  return beats.map((beat) => {
    const steps = beat.steps.flatMap((step) => soft(step, at) ?? []);
    const isMoved = beat.steps.some((step) => isFlying(step));
    const rests = beat.steps.some(isRead) ? beat.ms : isMoved ? TIMES.soft : Math.min(beat.ms, TIMES.fade);
    const softer = { ...beat, at, ms: rests, steps };
    at += rests;
    return softer;
  });
}
