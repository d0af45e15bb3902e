import { type Answer, type Engine, everyAnswer as everyAnswerTo, legalActions } from "../../kernel";

/** Every answer to the open decision, each once. Empty when the game is over. The order of picks does not matter. */
export function everyAnswer(g: Engine): Answer[] {
  const { decision } = g.state;
  return decision === null ? [] : everyAnswerTo(decision, () => legalActions(g));
}
