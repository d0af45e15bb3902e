import type { Game } from "../../games/game";
import type { GuideStep } from "../../games/guide";
import type { GameEvent, View } from "../../kernel";
import { holds } from "./moment";

/** What a learner may notice beside playing. */
export type Notice = "look" | "be-refused" | "open-rule";

/** The step whose moment it is: the first that is not done. Null while there is nothing to say. */
export function stepNow(
  game: Game,
  steps: readonly GuideStep[],
  view: View,
  done: readonly string[],
): GuideStep | null {
  return steps.find((step) => !done.includes(step.id) && holds(game, view, step.when)) ?? null;
}

/**
 * Is the step that was shown done by what has happened since?
 * @param events of the latest answer. @param now the view after it.
 */
export function isDone(step: GuideStep, game: Game, now: View, events: readonly GameEvent[]): boolean {
  if (step.again) return false;
  const { expect } = step;
  if (expect.do === "leave") return !holds(game, now, step.when);
  if (expect.do !== "event") return false;
  const isTurn = expect.type === "turn";
  return events.some(({ type, seat }) => type === expect.type && (isTurn || seat === now.viewer));
}
