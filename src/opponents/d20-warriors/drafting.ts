import { cardValue } from "../../games/d20-warriors";
import { zoneOf } from "../../kernel";
import { consideration } from "../consideration";
import { type AnswerContext, printed } from "./context";

const isDraft = (s: AnswerContext) => s.decision.prompt.key === "prompt.d20.draft";

/** Number of Warriors wanted in a deck of twelve. */
const WARRIORS_WANTED = 8;
const DECK = 12;

function picked(s: AnswerContext, picks: readonly number[]) {
  const options = s.decision.kind === "pick" ? s.decision.options : [];
  return picks.flatMap((i) => printed(s.board, options[i]?.card) ?? []);
}

export const draftValue = (weight: number) =>
  consideration<AnswerContext>("draft the cards that are worth most", weight, (s, answer) => {
    if (!isDraft(s) || answer.do !== "pick") return 0;
    return picked(s, answer.picks).reduce((sum, card) => sum + cardValue(card), 0);
  });

export const draftWarriors = (weight: number) =>
  consideration<AnswerContext>("draft enough Warriors", weight, (s, answer) => {
    if (!isDraft(s) || answer.do !== "pick") return 0;
    const have = zoneOf(s.board.state, "picks", s.me).cards;
    const warriors = have.filter((id) => printed(s.board, id)?.type === "warrior").length;
    const missing = Math.max(0, WARRIORS_WANTED - warriors) / Math.max(1, DECK - have.length);
    const taken = picked(s, answer.picks).filter((card) => card.type === "warrior").length;
    return taken * (missing - WARRIORS_WANTED / DECK);
  });
