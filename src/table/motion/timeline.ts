import type { Flight, Motif, Step } from "./steps";
import { TIMES } from "./times";

/** From the first move of an attacker to the moment in which it meets its target. */
const IMPACT = TIMES.strike[0] + TIMES.strike[1];

const LENGTHS: Readonly<Record<Motif["do"], number>> = {
  fly: TIMES.move,
  flip: TIMES.flip,
  strike: TIMES.combat,
  pulse: TIMES.pulse,
  rest: TIMES.pulse,
  aim: TIMES.dice,
  dice: TIMES.dice,
  enter: TIMES.enter,
  fade: TIMES.fade,
  banner: TIMES.banner,
};

function lengthOf(motif: Motif): number {
  if (motif.do === "fly" && motif.cast) return TIMES.cast;
  if (motif.do === "pulse" && "seat" in motif.on) return TIMES.life;
  return LENGTHS[motif.do];
}

/** Two cards that go the same way follow each other closely, as dealt from a hand. */
function sameWay(a: Flight, b: Step | undefined): boolean {
  if (b?.do !== "fly" || (a.card !== null && a.card === b.card)) return false;
  return a.from.place.zone === b.from.place.zone && a.to.place.zone === b.to.place.zone;
}

/** Puts what happens one after the other into time: what changes the board takes its turn, the rest goes along. */
export class Timeline {
  readonly #steps: Step[] = [];
  /** When the next thing that takes its turn begins. */
  #now = 0;

  add(motif: Motif): void {
    const at = this.#beginOf(motif);
    const step = { ...motif, at, ms: lengthOf(motif) };
    this.#steps.push(step);
    if (motif.do === "fly" || motif.do === "flip" || motif.do === "strike" || motif.do === "dice")
      this.#now = Math.max(this.#now, at + step.ms);
  }

  #beginOf(motif: Motif): number {
    const last = this.#steps.findLast((step) => step.do === motif.do);
    if (motif.do === "fly" && last !== undefined && sameWay(motif, last)) return last.at + TIMES.stagger;
    if (motif.do === "flip") {
      const blow = this.#steps.findLast((step) => step.do === "strike" && step.target === motif.card);
      if (blow !== undefined) return blow.at + IMPACT;
      if (last !== undefined && last === this.#steps.at(-1)) return last.at + TIMES.stagger;
    }
    return this.#now;
  }

  /** The steps by their beginnings. An arrow is left out unless dice roll for it meanwhile: while the attack waits
   *  for an answer, the table draws one that stays. */
  steps(): readonly Step[] {
    const isDecided = this.#steps.some((step) => step.do === "dice" || step.do === "strike");
    const kept = this.#steps.filter((step) => step.do !== "aim" || isDecided);
    const end = Math.max(0, ...kept.map(({ at, ms }) => at + ms));
    const pace = end > TIMES.most ? TIMES.most / end : 1;
    return kept
      .map((step) => ({ ...step, at: step.at * pace, ms: step.ms * pace }))
      .sort((a, b) => a.at - b.at);
  }
}

/** The cards of a hand come into view one after the other. */
export function dealt(cards: readonly number[]): readonly Step[] {
  return cards.map((card, i) => ({ do: "enter", card, at: i * TIMES.stagger, ms: TIMES.enter }));
}

/** The cards that a step changes, where they lie afterwards. */
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

/** The same steps for those who want less motion: what changed is faded in, nothing moves. */
export function softened(steps: readonly Step[]): readonly Step[] {
  const cards = [...new Set(steps.map(cardOf))].filter((card) => card !== null);
  const fades = cards.map((card): Step => ({ do: "fade", card, at: 0, ms: TIMES.fade }));
  return [...fades, ...steps.filter((step) => step.do === "banner").map((step) => ({ ...step, at: 0 }))];
}
