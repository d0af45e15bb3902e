import {
  type Action,
  answerLegal,
  cloneState,
  type Engine,
  engineFor,
  legalActions,
  PASS,
  responseWindowOf,
} from "../../kernel";
import type { RunningMatch } from "../running/running-match";

/** More answers than any turn needs in which nothing is done. */
const MAX_STEPS = 40;

/** The action that goes on to the next step of a turn, or null while there is a choice. In a window it is a pass. */
export function nextStepAction(g: Engine): Action | null {
  if (g.state.decision !== null && responseWindowOf(g.state.decision) !== undefined) return PASS;
  const [action, ...others] = legalActions(g);
  return action !== undefined && others.length === 0 && action.card === undefined ? action : null;
}

/**
 * Whether the asked seat can only go on, through several steps, until its turn ends if no player responds. Determined
 * on a copy of the game.
 */
export function isTurnDone({ g, passSettings: passing }: Pick<RunningMatch, "g" | "passSettings">): boolean {
  const { decision, turn } = g.state;
  // No turn can end before the first one: turn 0 is every game's set-up.
  if (turn.number === 0 || decision?.seat !== turn.seat) return false;
  if (decision.kind !== "act" || responseWindowOf(decision) !== undefined || nextStepAction(g) === null)
    return false;
  if (passing[decision.seat]?.level === "every") return false;
  const tried = engineFor(g.rules, cloneState(g.state), { events: false });
  let steps = 0;
  for (let i = 0; i < MAX_STEPS; i++) {
    const { decision: openDecision, turn: now, outcome } = tried.state;
    if (outcome !== null || now.number !== turn.number) return steps > 1;
    const action = openDecision?.kind === "act" ? nextStepAction(tried) : null;
    if (openDecision === null || action === null) return false;
    if (responseWindowOf(openDecision) === undefined) steps++;
    answerLegal(tried, { seat: openDecision.seat, do: "act", action });
  }
  return false;
}
