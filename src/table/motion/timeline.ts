import type { GameEvent } from "../../kernel";
import { type Beat, type Flight, isFlying, type Step, type UntimedStep } from "./steps";
import { TIMES } from "./times";

/** From the first move of an attacker to the moment in which it meets its target. */
const IMPACT = TIMES.strike[0] + TIMES.strike[1];

const LENGTHS: Readonly<Record<UntimedStep["do"], number>> = {
  fly: TIMES.move,
  flip: TIMES.flip,
  strike: TIMES.combat,
  leave: TIMES.enter,
  pulse: TIMES.pulse,
  rest: TIMES.pulse,
  aim: TIMES.dice,
  dice: TIMES.dice,
  enter: TIMES.enter,
  fade: TIMES.fade,
  banner: TIMES.banner,
};

function lengthOf(step: UntimedStep): number {
  if (step.do === "fly" && step.cast) return TIMES.cast;
  if (step.do === "pulse" && "seat" in step.on) return TIMES.life;
  return LENGTHS[step.do];
}

/** What comes next waits for these steps; the others go along. */
const takesItsTurn = (step: Step): boolean => isFlying(step) || step.do === "dice";

/** Two cards that go the same way follow each other closely, as dealt from a hand. */
function sameWay(a: Flight, b: Step | undefined): boolean {
  if (b?.do !== "fly" || (a.card !== null && a.card === b.card)) return false;
  return a.from.place.zone === b.from.place.zone && a.to.place.zone === b.to.place.zone;
}

interface OpenBeat {
  readonly at: number;
  readonly steps: Step[];
  readonly events: GameEvent[];
}

/** Puts what happens one after the other into time: what changes the board takes its turn, the rest goes along. */
export class Timeline {
  #beat: OpenBeat = { at: 0, steps: [], events: [] };
  readonly #beats: OpenBeat[] = [this.#beat];
  /** When the next step that takes its turn begins. */
  #now = 0;

  /**
   * @param step that the event is seen as, or null.
   * @param event absent for what follows from several.
   */
  add(step: UntimedStep | null, event?: GameEvent): void {
    const joined = step === null ? this.#beat.at : this.#joined(step);
    if (joined === null && this.#beat.at < this.#now) {
      this.#beat = { at: this.#now, steps: [], events: [] };
      this.#beats.push(this.#beat);
    }
    if (event !== undefined) this.#beat.events.push(event);
    if (step === null) return;
    const timed = { ...step, at: joined ?? this.#now, ms: lengthOf(step) };
    this.#beat.steps.push(timed);
    if (takesItsTurn(timed)) this.#now = Math.max(this.#now, timed.at + timed.ms);
  }

  /** When a step begins that goes along with others of the running beat; null for one that waits for them. */
  #joined(step: UntimedStep): number | null {
    const { steps } = this.#beat;
    const last = steps.findLast((one) => one.do === step.do);
    if (step.do === "fly" && last !== undefined && sameWay(step, last)) return last.at + TIMES.stagger;
    if (step.do === "flip") {
      const blow = steps.findLast((one) => one.do === "strike" && one.target === step.card);
      if (blow !== undefined) return blow.at + IMPACT;
      if (last !== undefined && last === steps.at(-1)) return last.at + TIMES.stagger;
    }
    return null;
  }

  /**
   * The beats in order; longer ones than `TIMES.most` together are played faster. An arrow is left out unless dice roll
   * for it meanwhile: while the attack waits for an answer, the table draws one that stays.
   */
  beats(): readonly Beat[] {
    const all = this.#beats.flatMap(({ steps }) => steps);
    const isDecided = all.some((step) => step.do === "dice" || step.do === "strike");
    const end = Math.max(0, ...all.map(({ at, ms }) => at + ms));
    const pace = end > TIMES.most ? TIMES.most / end : 1;
    return this.#beats.map(({ at, steps, events }) => {
      const timed = steps
        .filter((step) => step.do !== "aim" || isDecided)
        .map((step) => ({ ...step, at: step.at * pace, ms: step.ms * pace }))
        .sort((a, b) => a.at - b.at);
      const ends = Math.max(at * pace, ...timed.map((step) => step.at + step.ms));
      return { at: at * pace, ms: ends - at * pace, steps: timed, events };
    });
  }
}

const NO_EVENTS: readonly GameEvent[] = [];

/** The cards of a hand come into view one after the other. */
export function dealt(cards: readonly number[]): Beat {
  const steps = cards.map((card, i): Step => ({ do: "enter", card, at: i * TIMES.stagger, ms: TIMES.enter }));
  const ms = Math.max(0, ...steps.map((step) => step.at + step.ms));
  return { at: 0, ms, steps, events: NO_EVENTS };
}

/** The card that a step changes, by its id afterwards. */
function cardOf(step: Step): number | null {
  switch (step.do) {
    case "fly":
    case "flip":
    case "rest":
    case "enter":
      return step.card;
    case "pulse":
      return "card" in step.on ? step.on.card : null;
    default:
      return null;
  }
}

/** The same for those who want less motion: all that has changed is faded in at once, nothing moves. */
export function softened(beats: readonly Beat[]): Beat {
  const steps = beats.flatMap((beat) => beat.steps);
  const cards = [...new Set(steps.map(cardOf))].filter((card) => card !== null);
  const fades = cards.map((card): Step => ({ do: "fade", card, at: 0, ms: TIMES.fade }));
  const banners = steps.filter((step) => step.do === "banner").map((step) => ({ ...step, at: 0 }));
  return { at: 0, ms: TIMES.fade, steps: [...fades, ...banners], events: NO_EVENTS };
}
