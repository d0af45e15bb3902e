import { actionOf, cardOf, zoneOf } from "../../kernel";
import { consideration } from "../consideration";
import type { AnswerContext } from "./context";

export const betterPosition = (weight: number) =>
  consideration<AnswerContext>("leave the better position", weight, (s, answer) => s.valueAfter(answer));

/** The highest cost of an early card. */
const EARLY = 3;

/** Keeps an opening hand if it has a card for the early turns. */
export const keepPlayable = (weight: number) =>
  consideration<AnswerContext>("redraw a first hand without early cards", weight, ({ board, me }, answer) => {
    if (actionOf(answer)?.type !== "mulligan") return 0;
    const hand = zoneOf(board.state, "hand", me).cards;
    const early = hand.filter(
      (id) => (board.rules.cards[cardOf(board.state, id).def]?.stats.cost ?? 9) <= EARLY,
    );
    return early.length < 1 ? 1 : -1;
  });

const LATER = 0.05;

const isMove = (type: string | undefined) => type === "awaken" || type?.endsWith("-core") === true;

/** Moves cores last among equal answers, so that cores are never moved back and forth for nothing. */
export const movesLast = (weight: number) =>
  consideration<AnswerContext>("move cores when nothing else is left to do", weight, (_, answer) =>
    isMove(actionOf(answer)?.type) ? -LATER : 0,
  );
