import { type Engine, type Frame, type Rules, run, type Seat, type View } from "../../kernel";
import { frameAt, sandboxOf } from "../sandbox";

/** The sandbox of D20 Warriors: see `../sandbox`. In it nobody plays Flash cards or takes anything back. */

/** The current turn, about to ask its player for an action. */
export function turnFrame(rules: Rules, seat: Seat): Frame {
  return frameAt(rules, "turn", "act", { seat });
}

/**
 * The position of a view.
 * @param rules with a placeholder for unknown cards.
 */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  return sandboxOf(rules, view, seed, { flash: false, oops: 0 });
}

/** Pushes frames above the current turn and runs them to the next question. */
export function runFrames(g: Engine, frames: readonly Frame[]): void {
  g.state.decision = null;
  g.state.agenda = [turnFrame(g.rules, g.state.turn.seat), ...frames];
  run(g);
}

/** Is it the current turn's player to act again (or the game over)? */
export function isSettled(g: Engine): boolean {
  const { decision, outcome } = g.state;
  return outcome !== null || decision === null || (decision.kind === "act" && decision.window === undefined);
}
