import { type Answer, cardOf, zoneOf } from "../../kernel";
import { consideration } from "../consideration";
import type { AnswerContext } from "./context";

const actionOf = (answer: Answer) => (answer.do === "act" ? answer.action : null);

export const betterPosition = (weight: number) =>
  consideration<AnswerContext>("leave the better position", weight, (s, answer) =>
    s.decision.kind === "allot" ? 0 : s.valueAfter(answer),
  );

/** Cores that are moved to and fro come to nothing: only one that raises a level is worth a move. */
const IDLE = ["take-core", "move-core", "arrange-cores"];
const RAISES = 0.4;

export const noIdleMoves = (weight: number) =>
  consideration<AnswerContext>("move cores only for a level", weight, (s, answer) => {
    const action = actionOf(answer);
    if (action === null) return 0;
    if (IDLE.includes(action.type)) return -1;
    if (action.type !== "add-core") return 0;
    if (action.data?.core === "soul") return -1;
    const end: Answer = { seat: s.me, do: "act", action: { type: "end-main" } };
    return s.valueAfter(answer) - s.valueAfter(end) < RAISES ? -1 : 0;
  });

/** An opening hand is kept if it has two cards that can be played early. */
const EARLY = 3;

export const keepPlayable = (weight: number) =>
  consideration<AnswerContext>("change a first hand without early cards", weight, ({ board, me }, answer) => {
    if (actionOf(answer)?.type !== "mulligan") return 0;
    const hand = zoneOf(board.state, "hand", me).cards;
    const early = hand.filter(
      (id) => (board.rules.cards[cardOf(board.state, id).def]?.stats.cost ?? 9) <= EARLY,
    );
    return early.length < 1 ? 1 : -1;
  });

/** A proposal for payment harms least. */
export const asProposed = (weight: number) =>
  consideration<AnswerContext>("pay as proposed", weight, ({ decision }, answer) =>
    decision.kind === "allot" &&
    answer.do === "allot" &&
    answer.amounts.every((n, i) => n === decision.proposal[i])
      ? 1
      : 0,
  );
