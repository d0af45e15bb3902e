import type { Game } from "../../games/game";
import type { GuideStep, LessonLine } from "../../games/guide";
import type { GameEvent, View } from "../../kernel";
import { isMet } from "./step-condition";

/** What a learner may do besides playing. */
export type LearnerAction = "look" | "be-refused" | "open-rule";

/** A step that fits the position, with its lesson line. */
export interface CurrentStep {
  readonly step: GuideStep;
  readonly line: LessonLine;
}

/**
 * The current step: the first unfinished one whose condition holds and that has a lesson line for the position. Null
 * when there is none.
 */
export function currentStep(
  game: Game,
  steps: readonly GuideStep[],
  view: View,
  done: readonly string[],
): CurrentStep | null {
  for (const step of steps) {
    if (done.includes(step.id) || !isMet(game, view, step.when)) continue;
    const line = step.line(view);
    if (line !== null) return { step, line };
  }
  return null;
}

/**
 * The step that waits for an event. It keeps waiting while follow-up prompts, which have their own steps, are answered.
 * @param before the step that has been waiting so far.
 */
export function awaited(before: GuideStep | null, shown: GuideStep | null): GuideStep | null {
  return shown?.expect.kind === "event" ? shown : before;
}

/**
 * Whether these events finish the shown step.
 * @param events of the latest answer.
 * @param now the view after that answer.
 */
export function isDone(step: GuideStep, game: Game, now: View, events: readonly GameEvent[]): boolean {
  if (step.again) return false;
  const { expect } = step;
  if (expect.kind === "leave") return !isMet(game, now, step.when);
  if (expect.kind !== "event") return false;
  const isTurn = expect.type === "turn";
  return events.some(({ type, seat }) => type === expect.type && (isTurn || seat === now.viewer));
}
