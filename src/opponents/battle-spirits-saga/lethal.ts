import { type Answer, cardOf, type Engine, NONE, type Seat } from "../../kernel";
import { certainDamage } from "./attack-step";
import { coresIn, fightersOf } from "./board";

/** The life a player's spirits take this turn no matter which spirits block. */
function damageOf(g: Engine, seat: Seat): number {
  const fighters = (of: Seat) => fightersOf(g, of).map((fighter) => ({ ...fighter, value: 0 }));
  return certainDamage(
    fighters(seat).filter(({ ready, attacks }) => ready && attacks),
    fighters(1 - seat).filter(({ ready, blocks }) => ready && blocks),
  );
}

/**
 * Whether an answer spends a hand card although the spirits on the field win anyway, without making the win more
 * certain.
 * @param after gives the position after an answer.
 */
export function isWastedOnWin(
  board: Engine,
  seat: Seat,
  answer: Answer,
  after: (answer: Answer) => Engine | null,
): boolean {
  const { turn, zones } = board.state;
  const id = answer.do === "act" ? (answer.action.card ?? NONE) : NONE;
  if (id === NONE || turn.seat !== seat || turn.number <= 1) return false;
  if (zones[cardOf(board.state, id).zone]?.key !== "hand") return false;
  const now = damageOf(board, seat);
  if (now < coresIn(board, 1 - seat, "life")) return false;
  const then = after(answer);
  return then !== null && then.state.outcome === null && damageOf(then, seat) <= now;
}
