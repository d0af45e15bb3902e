import type { Game } from "../../games/game";
import type { GuideStep } from "../../games/guide";
import type { GameEvent, View } from "../../kernel";
import { isMet } from "./step-condition";

/** What a learner may do besides playing. */
export type LearnerAction = "look" | "be-refused" | "open-rule";

/** The current step: the first unfinished one whose condition is true. Null while there is none. */
export function stepNow(
  game: Game,
  steps: readonly GuideStep[],
  view: View,
  done: readonly string[],
): GuideStep | null {
  return steps.find((step) => !done.includes(step.id) && isMet(game, view, step.when)) ?? null;
}

/**
 * Have the events since finished the shown step?
 * @param events of the latest answer.
 * @param now the view after it.
 */
export function isDone(step: GuideStep, game: Game, now: View, events: readonly GameEvent[]): boolean {
  if (step.again) return false;
  const { expect } = step;
  if (expect.do === "leave") return !isMet(game, now, step.when);
  if (expect.do !== "event") return false;
  const isTurn = expect.type === "turn";
  return events.some(({ type, seat }) => type === expect.type && (isTurn || seat === now.viewer));
}
