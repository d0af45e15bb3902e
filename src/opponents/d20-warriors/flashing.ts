import { cardValue } from "../../games/d20-warriors";
import type { Answer } from "../../kernel";
import { consideration } from "../consideration";
import { outcomesOf } from "./battle";
import { type AnswerContext, printed } from "./context";
import { openBattle } from "./simulated-battle";

function isFlash(answer: Answer): boolean {
  return answer.do === "act" && answer.action.type === "flash";
}

/** The probability of losing the open battle. Null without one. */
export function lossProbability(s: AnswerContext): number | null {
  if (openBattle(s.board) === null) return null;
  const mine = (state: AnswerContext["board"]) =>
    state.state.cards.filter((card) => isUp(state, card.id, s.me)).length;
  const now = mine(s.board);
  let lost = 0;
  for (const { chance, after } of outcomesOf(s.board)) if (mine(after) < now) lost += chance;
  return lost;
}

function isUp(g: AnswerContext["board"], id: number, seat: number): boolean {
  const card = g.state.cards[id];
  return card?.face === "up" && card.controller === seat && g.state.zones[card.zone]?.key === "battlefield";
}

export const holdFlash = (weight: number) =>
  consideration<AnswerContext>("keep Flash cards for moments that matter", weight, (s, answer) => {
    if (!isFlash(answer)) return 0;
    return s.turnsLeft === 0 ? -0.2 : -1;
  });

export const saveBattle = (weight: number) =>
  consideration<AnswerContext>("play a Flash card when a battle is about to be lost", weight, (s, answer) => {
    if (answer.do !== "act" || !isFlash(answer)) return 0;
    const lost = lossProbability(s);
    const card = printed(s.board, answer.action.card);
    return lost === null || card === undefined ? 0 : lost * cardValue(card);
  });
