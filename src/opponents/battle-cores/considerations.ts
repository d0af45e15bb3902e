import { type Answer, actionOf, cardOf, type Decision, NONE, readStat } from "../../kernel";
import { consideration } from "../consideration";
import { attackEstimate } from "./attack-estimate";
import { counter, monstersOf, printed } from "./board";
import type { AnswerContext } from "./context";
import { cardValue } from "./evaluation";

export const betterPosition = (weight: number) =>
  consideration<AnswerContext>("leave the better position", weight, (s, answer) => s.valueAfter(answer));

export const spendPoints = (weight: number) =>
  consideration<AnswerContext>("play the most expensive card", weight, ({ board }, answer) => {
    const action = actionOf(answer);
    if (action?.type === "legend") return 4;
    if (action?.type !== "summon" && action?.type !== "activate") return 0;
    return action.card === undefined ? 0 : 1 + readStat(board, action.card, "price");
  });

export const attackWell = (weight: number) =>
  consideration<AnswerContext>("attack a Monster it destroys, or the player", weight, ({ board }, answer) => {
    const action = actionOf(answer);
    return action === undefined ? 0 : attackEstimate(board, action);
  });

export const drawWithRest = (weight: number) =>
  consideration<AnswerContext>("draw with leftover Points", weight, ({ board, me }, answer) => {
    if (actionOf(answer)?.type !== "draw-card") return 0;
    const deck = board.state.zones.find(({ key, owner }) => key === "deck" && owner === me);
    return (deck?.cards.length ?? 0) > 6 && counter(board, me, "points") >= 2 ? 0.6 : -5;
  });

export const useTraps = (weight: number) =>
  consideration<AnswerContext>("spring a Trap when it helps", weight, (s, answer) =>
    actionOf(answer)?.type === "trap" ? s.valueAfter(answer) - s.valueAfterPass() : 0,
  );

export const blockToSave = (weight: number) =>
  consideration<AnswerContext>("Block when it saves more than it costs", weight, (s, answer) =>
    s.decision.prompt.key === "prompt.battle-cores.block" ? s.valueAfter(answer) : 0,
  );

/** Prompts whose picked cards are lost, and prompts whose picked cards are gained. */
const LOSING = /\.(discard|pay-[a-z]+)$/;
const GAINING = /\.(search|summon|quick-summon)$/;

function pickedCards(decision: Decision, answer: Answer): number[] {
  if (answer.do !== "pick" || !("options" in decision)) return [];
  return answer.picks.map((i) => decision.options[i]?.card ?? NONE);
}

export const giveUpLeast = (weight: number) =>
  consideration<AnswerContext>(
    "give up the least valuable cards, take the most valuable",
    weight,
    (s, answer) => {
      const { key } = s.decision.prompt;
      const sign = GAINING.test(key) ? 1 : LOSING.test(key) ? -1 : 0;
      if (sign === 0) return 0;
      const values = pickedCards(s.decision, answer).map((id) => cardValue(s.board, id, s.weights));
      return sign * values.reduce((sum, n) => sum + n, 0);
    },
  );

export const bestTarget = (weight: number) =>
  consideration<AnswerContext>("choose by the result", weight, (s, answer) =>
    answer.do === "act" || LOSING.test(s.decision.prompt.key) ? 0 : s.valueAfter(answer),
  );

/** An opening hand is kept if it has a card for the first turns. */
const EARLY = 3;

export const keepPlayable = (weight: number) =>
  consideration<AnswerContext>(
    "redraw a first hand without early Monsters",
    weight,
    ({ board, me }, answer) => {
      if (actionOf(answer)?.type !== "mulligan") return 0;
      const hand = board.state.zones.find(({ key, owner }) => key === "hand" && owner === me)?.cards ?? [];
      const early = hand.filter((id) => {
        const def = printed(board, cardOf(board.state, id));
        return def?.type === "monster" && (def.stats.price ?? 9) <= EARLY;
      });
      return early.length === 0 && hand.length > 5 ? 1 : -1;
    },
  );

export const neverLastDraw = (weight: number) =>
  consideration<AnswerContext>("never draw from an empty deck", weight, (s, answer) =>
    s.decision.prompt.key === "prompt.battle-cores.last-draw" && answer.do === "confirm" && answer.yes
      ? -1
      : 0,
  );

export const standGround = (weight: number) =>
  consideration<AnswerContext>("keep Monsters as defence", weight, ({ board, me }, answer) =>
    actionOf(answer)?.type === "trade" && monstersOf(board, me).length < 2 ? -1 : 0,
  );
