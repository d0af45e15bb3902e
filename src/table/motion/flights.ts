import type { CardId, View, ZoneId } from "../../kernel";
import type { AnimationBatch } from "./batch";
import type { Pose } from "./locator";
import type { Pace } from "./pace";
import type { Poses } from "./poses";
import { type Beat, type FlyingStep, isFlying, type Step } from "./steps";

export interface CardFlight {
  readonly step: FlyingStep;
  /** The card at its destination: its id, or a stand-in when it is hidden. Null when no card represents it. */
  readonly card: CardId | null;
  /** Where it was seen before the beat, or null when it was not on the screen. */
  readonly from: Pose | null;
  /** Whether another step of the same card begins where this one ends. */
  readonly goesOn: boolean;
  /** Start and duration, in milliseconds from now on. */
  readonly wait: number;
  readonly ms: number;
}

/** The current beat, and the cards moving in it. */
export interface Moving {
  readonly batch: AnimationBatch;
  readonly beat: Beat;
  readonly flights: readonly CardFlight[];
}

/** The banner that shows whose turn it is. It does not delay play. */
export interface ShownBanner {
  readonly step: Extract<Step, { kind: "banner" }>;
  readonly pace: Pace;
}

/** Cards unknown to the viewer end behind the cards that were already in their zone. */
function standIns(steps: readonly FlyingStep[], view: View): ReadonlyMap<FlyingStep, CardId> {
  const unknown = steps.filter(({ card }) => card === null);
  const byZone = new Map<ZoneId, FlyingStep[]>();
  for (const step of unknown) {
    const { zone } = step.to.place;
    byZone.set(zone, [...(byZone.get(zone) ?? []), step]);
  }
  const found = new Map<FlyingStep, CardId>();
  for (const [zone, group] of byZone) {
    const cards = view.zones[zone]?.cards.slice(-group.length) ?? [];
    group.forEach((step, i) => {
      const card = cards[i];
      if (card !== undefined) found.set(step, card);
    });
  }
  return found;
}

/**
 * The moving cards in one beat of a batch.
 * @param view what the table shows from this beat on.
 * @param poses as the table is drawn before it.
 */
export function flightsOf(
  batch: AnimationBatch,
  beat: Beat,
  view: View,
  poses: Poses | null,
): readonly CardFlight[] {
  const all = batch.beats.flatMap(({ steps }) => steps.filter(isFlying));
  const steps = beat.steps.filter(isFlying);
  const hidden = standIns(steps, view);
  return steps.map((step) => {
    const index = all.indexOf(step);
    const isSame = (other: FlyingStep) => step.card !== null && other.card === step.card;
    const last = all.slice(0, index).findLast(isSame);
    const isHeldUp = last?.kind === "fly" && last.cast;
    return {
      step,
      card: step.card ?? hidden.get(step) ?? null,
      from: (isHeldUp ? poses?.middle() : poses?.of(step.from)) ?? null,
      goesOn: all.slice(index + 1).some(isSame),
      wait: (step.at - beat.at) * batch.pace.factor,
      ms: step.ms * batch.pace.factor,
    };
  });
}
