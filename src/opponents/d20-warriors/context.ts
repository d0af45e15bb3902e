import {
  type Answer,
  type CardId,
  cardIn,
  type Decision,
  type Engine,
  type Reader,
  type Seat,
} from "../../kernel";
import { type PrintedCard, printedCard } from "../../language";
import { memoized, type Trial } from "../pointless";
import type { Random } from "../random";
import { copyOf } from "../simulate";
import { isHopeless, isInVain, isNeedlessRisk } from "./attacks";
import { liabilities } from "./liabilities";
import { evaluate, type Lookahead, positionAfter, valueOfAnswer } from "./lookahead";
import { type AttackOdds, attackOddsOf } from "./odds";
import type { Weights } from "./weights";
import { leadOf } from "./win-probability";

/** What a D20 Warriors opponent knows while comparing answers: its view and what follows from it. */
export interface AnswerContext {
  readonly decision: Decision;
  readonly me: Seat;
  readonly foe: Seat;
  /** The position as the rules read it, with hidden cards as placeholders. */
  readonly board: Engine;
  readonly random: Random;
  readonly lookahead: Lookahead;
  readonly trial: Trial;
  /** Attacks available to me, and to the opponent. */
  mine(): readonly AttackOdds[];
  theirs(): readonly AttackOdds[];
  /** Number of initial draws I have left. */
  readonly turnsLeft: number;
  /** My lead over the opponent in face-up Warriors. */
  readonly lead: number;
  /** Probability of winning from the current position, including the current turn. */
  winProbabilityNow(): number;
  /** Probability of winning after an answer. 0 if unknown. */
  valueAfter(answer: Answer): number;
  /** The best probability among actions other than Flash cards and abilities. */
  bestActionValue(): number;
}

/** How an opponent looks ahead. */
export interface LookaheadOptions {
  readonly weights: Weights;
  /** Number of samples for an answer with a random outcome. */
  readonly tries: number;
}

/** @param answers the candidates. */
export function contextFor(
  board: Engine,
  decision: Decision,
  answers: readonly Answer[],
  random: Random,
  options: LookaheadOptions,
): AnswerContext {
  const me = decision.seat;
  const deck = board.state.zones.find((zone) => zone.key === "deck" && zone.owner === me);
  const lookahead: Lookahead = {
    base: board,
    decision,
    me,
    random,
    left: Number.POSITIVE_INFINITY,
    ...options,
  };
  const known = new Map<Answer, number>();
  const valueAfter = (answer: Answer) => {
    const value = known.get(answer) ?? valueOfAnswer(lookahead, answer) ?? 0;
    known.set(answer, value);
    return value;
  };
  const mine = once(() => attackOddsOf(board, me));
  const winProbabilityNow = once(() => evaluate(lookahead, copyOf(board)));
  const compared = { mine, valueAfter, winProbabilityNow };
  return {
    decision,
    me,
    foe: 1 - me,
    board,
    random,
    lookahead,
    trial: {
      baseline: board,
      me,
      liabilities,
      after: memoized((answer) => positionAfter(lookahead, answer)),
      value: (g: Engine) => evaluate(lookahead, g),
      isDominated: (answer) =>
        isNeedlessRisk(compared, answer) || isInVain(board, answer) || isHopeless(compared, answer),
    },
    mine,
    theirs: once(() => attackOddsOf(board, 1 - me)),
    turnsLeft: deck?.cards.length ?? 0,
    lead: leadOf(board, me),
    winProbabilityNow,
    valueAfter,
    bestActionValue: once(() => Math.max(0, ...plainActions(answers).map(valueAfter))),
  };
}

function once<T>(compute: () => T): () => T {
  let value: T | null = null;
  return () => {
    value ??= compute();
    return value;
  };
}

/** The actions other than Flash cards and abilities. */
function plainActions(answers: readonly Answer[]): Answer[] {
  return answers.filter(
    (answer) => answer.do === "act" && answer.action.type !== "flash" && answer.action.type !== "ability",
  );
}

/** The printed card. Undefined if hidden. */
export function printed(g: Reader, id: CardId | undefined): PrintedCard | undefined {
  if (id === undefined) return undefined;
  const { def } = cardIn(g.state, id);
  return def === "" ? undefined : printedCard(g.rules.cards, def);
}
