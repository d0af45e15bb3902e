import { cardValue } from "../../games/d20-warriors";
import { type Action, type Answer, type Engine, move, zoneOf } from "../../kernel";
import { consideration } from "../consideration";
import { copyOf } from "../simulate";
import { bestChance } from "./attacks";
import { type AnswerContext, printed } from "./context";
import { attackOddsOf } from "./odds";

function placement(answer: Answer): Action | null {
  return answer.do === "act" && answer.action.type === "place" ? answer.action : null;
}

/** The board with the Warrior on its cell, before anything else happens. */
function placed(s: AnswerContext, { card = -1, cell = [0, 0] }: Action): Engine {
  const g = copyOf(s.board);
  move(g, card, zoneOf(g.state, "battlefield").id, { x: cell[0], y: cell[1], face: "up" });
  return g;
}

export const getOnBoard = (weight: number) =>
  consideration<AnswerContext>("get Warriors on the board", weight, (_s, answer) =>
    placement(answer) ? 1 : 0,
  );

export const faceWeakSides = (weight: number) =>
  consideration<AnswerContext>("place where a strong number faces a weak one", weight, (s, answer) => {
    const action = placement(answer);
    if (action === null) return 0;
    const attacks = attackOddsOf(placed(s, action), s.me).filter((attack) => attack.attacker === action.card);
    return attacks.length === 0 ? 0 : bestChance(attacks) - 0.5;
  });

export const weakReply = (weight: number) =>
  consideration<AnswerContext>("place where the reply is weak", weight, (s, answer) => {
    const action = placement(answer);
    if (action === null) return 0;
    const replies = attackOddsOf(placed(s, action), s.foe).filter((front) => front.target === action.card);
    return -Math.max(0, bestChance(replies) - 0.4);
  });

export const bestForLast = (weight: number) =>
  consideration<AnswerContext>("keep the best Warriors for the last turns", weight, (s, answer) => {
    const action = placement(answer);
    const card = action && printed(s.board, action.card);
    return card ? (s.turnsLeft > 3 ? -1 : 1) * (cardValue(card) - 1) : 0;
  });
