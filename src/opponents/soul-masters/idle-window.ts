import { type Answer, PASS, type State } from "../../kernel";

/** The steps of a turn in which a simulated player answers only what another has put on the stack. */
const LATE: readonly string[] = ["end-of-combat", "end"];

/** Whether blocks are over, so that only the defender may still save something. */
const isAfterBlocks = ({ turn, decision }: Pick<State, "decision" | "turn">) =>
  turn.step === "post-defender" && turn.seat === decision?.seat;

/**
 * The pass of a simulated player with priority that nothing asks to respond: its own card is about to resolve, or blocks are
 * over. Half of a simulation's time went into looking for responses there, and players who do not are as strong. Null elsewhere.
 */
export function idlePass(state: Pick<State, "decision" | "stack" | "turn">): Answer | null {
  const { decision, stack, turn } = state;
  if (decision?.kind !== "act" || decision.window !== "priority") return null;
  const top = stack.at(-1);
  const isIdle =
    top === undefined ? LATE.includes(turn.step) || isAfterBlocks(state) : top.seat === decision.seat;
  return isIdle ? { seat: decision.seat, do: "act", action: PASS } : null;
}
