import { type Engine, type Frame, type Rules, run, type Seat, type View } from "../../kernel";
import { frameAt, sandboxOf } from "../sandbox";

/** How a sandbox of D20 Warriors runs: see `../sandbox`. Nobody plays Flash cards or takes anything back in it. */

/** The running turn, about to ask its player what to do. */
export function turnFrame(rules: Rules, seat: Seat): Frame {
  return frameAt(rules, "turn", "act", { seat });
}

/** The position of a view. @param rules with a stand-in for unknown cards. */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  return sandboxOf(rules, view, seed, { flash: false, oops: 0 });
}

/** Puts frames on the agenda, above the running turn, and runs them to the next question. */
export function runFrames(g: Engine, frames: readonly Frame[]): void {
  g.state.decision = null;
  g.state.agenda = [turnFrame(g.rules, g.state.turn.seat), ...frames];
  run(g);
}

/** Is the sandbox back at the running turn (or over)? */
export function isSettled(g: Engine): boolean {
  const { decision, outcome } = g.state;
  return outcome !== null || decision === null || (decision.kind === "act" && decision.window === undefined);
}
