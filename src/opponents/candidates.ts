import { type Answer, candidateAnswers, type Decision, randomAnswer as randomOf, type View } from "../kernel";
import type { Random } from "./random";

/** The open decision and the legal actions. A view has both. */
export type OpenQuestion = Pick<View, "decision" | "actions">;

/**
 * The open decision.
 * @throws RangeError if there is none.
 */
function openDecision(question: OpenQuestion): Decision {
  if (question.decision === null) throw new RangeError("nobody is asked");
  return question.decision;
}

/** The answers worth considering: all, or a sample if there are too many combinations. */
export function candidates(question: OpenQuestion, random: Random): Answer[] {
  return candidateAnswers(openDecision(question), () => question.actions, random.below);
}

/** A legal answer chosen uniformly among the legal actions, options, cells or numbers. */
export function randomAnswer(question: OpenQuestion, random: Random): Answer {
  return randomOf(openDecision(question), () => question.actions, random.below);
}
