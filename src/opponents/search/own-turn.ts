import { type Answer, type Engine, legalActions, type View } from "../../kernel";
import type { Random } from "../random";
import type { SearchedGame } from "./searched-game";

/** What a player does in the rest of its turn after an answer: plays on, or stops as soon as it can. */
export type Rest = "play" | "stop";

/** Whether a player is to act in its own turn with nothing under way. */
export function isOwnAct({ decision, turn, stack }: Pick<View, "decision" | "turn" | "stack">): boolean {
  if (decision?.kind !== "act" || decision.seat !== turn.seat || stack.length > 0) return false;
  return decision.window === undefined || decision.own === true;
}

/** Whether an answer ends its player's turn or a phase of it. */
export const isStop = ({ stops }: Pick<SearchedGame, "stops">, answer: Answer): boolean =>
  answer.do === "act" && answer.action.card === undefined && stops.includes(answer.action.type);

/** The answer that brings the end of the turn nearer. Null if there is none. */
function stopping({ stops }: SearchedGame, g: Engine): Answer | null {
  const { decision } = g.state;
  if (decision === null || !isOwnAct(g.state)) return null;
  const offered = legalActions(g).map(({ type }) => type);
  const type = stops.find((stop) => offered.includes(stop));
  return type === undefined ? null : { seat: decision.seat, do: "act", action: { type } };
}

/** The next answer of a simulated game, in which one seat may have stopped acting in its turn. */
export function nextAnswer(game: SearchedGame, g: Engine, stopped: number | null, random: Random): Answer {
  const stop = g.state.decision?.seat === stopped ? stopping(game, g) : null;
  return stop ?? game.player.quick(g, random);
}
