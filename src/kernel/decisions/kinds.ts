import { allotments, fitsShares } from "./allot";
import {
  type AnswerValues,
  answerValue,
  answerWith,
  type DecisionKind,
  type DecisionOf,
} from "./answer-value";
import { type Below, countOrders, numbers, orders, sample, subsets, upTo } from "./combinations";
import { type Answer, type Decision, PASS } from "./decision";
import { actionAt, countActions, everyAction, type Offer } from "./offer";

/** Lists the legal actions. Only questions for an action need them, so they are made on demand. */
type Actions = () => readonly Offer[];

/** Everything the engine knows about one kind of decision. */
interface KindSpec<K extends DecisionKind> {
  /** Whether this value answers the question. Whether an action is legal is up to its action spec. */
  fits(decision: DecisionOf<K>, value: AnswerValues[K]): boolean;
  /** Whether there is only one answer. */
  isForced(decision: DecisionOf<K>, actions: Actions): boolean;
  /** The answer that does as little as the question allows. */
  least(decision: DecisionOf<K>): AnswerValues[K];
  /** A few other answers, for when the least is not allowed now. */
  others(decision: DecisionOf<K>, actions: Actions): readonly AnswerValues[K][];
  /** All answers; if there are more than `limit` combinations, a selection of them. */
  list(decision: DecisionOf<K>, actions: Actions, limit: number, below: Below): AnswerValues[K][];
  /** A random answer. */
  random(decision: DecisionOf<K>, actions: Actions, below: Below): AnswerValues[K];
}

/** More combinations than this are sampled. */
const COMBINATIONS = 240;

function oneOf<T>(items: readonly T[], below: Below): T {
  const item = items[below(items.length)];
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
}

/** Whether these are distinct valid indexes for a list of this length. */
function areIndexes(given: readonly number[], length: number): boolean {
  return new Set(given).size === given.length && given.every((i) => i >= 0 && i < length);
}

const act: KindSpec<"act"> = {
  fits: () => true,
  isForced: (_decision, actions) => countActions(actions()) === 1,
  least: () => PASS,
  others: (_decision, actions) => everyAction(actions()),
  list: (_decision, actions) => [...everyAction(actions())],
  random: (_decision, actions, below) => {
    const offers = actions();
    const action = actionAt(offers, below(countActions(offers)));
    if (action === undefined) throw new RangeError("nothing to choose from");
    return action;
  },
};

const pick: KindSpec<"pick"> = {
  fits: ({ options, min, max }, picks) =>
    areIndexes(picks, options.length) && picks.length >= min && picks.length <= max,
  isForced: ({ options, min, max }) => max === 0 || (min === max && max === options.length),
  least: ({ min }) => upTo(min),
  // The last few options, and as many as allowed.
  others: ({ options, min, max }) => {
    const all = upTo(options.length);
    return [all.slice(all.length - min), all.slice(0, max)];
  },
  list: (decision, actions, limit, below) => {
    const { options, min, max } = decision;
    const all: number[][] = [];
    for (let count = min; count <= max; count++) all.push(...subsets(options.length, count, limit));
    if (all.length <= limit) return all;
    return upTo(limit).map(() => [...pick.random(decision, actions, below)]);
  },
  random: ({ options, min, max }, _actions, below) =>
    sample(options.length, min + below(max - min + 1), below),
};

const arrange: KindSpec<"arrange"> = {
  fits: ({ options }, order) => order.length === options.length && areIndexes(order, options.length),
  isForced: ({ options }) => options.length <= 1,
  least: ({ options }) => upTo(options.length),
  others: ({ options }) => [upTo(options.length).reverse()],
  list: ({ options: { length } }, _actions, limit, below) =>
    countOrders(length) <= limit ? orders(length) : upTo(limit).map(() => sample(length, length, below)),
  random: ({ options }, _actions, below) => sample(options.length, options.length, below),
};

const amount: KindSpec<"amount"> = {
  fits: ({ min, max }, n) => n >= min && n <= max,
  isForced: ({ min, max }) => min === max,
  least: ({ min }) => min,
  others: ({ max }) => [max],
  list: ({ min, max }, _actions, limit) => numbers(min, max, limit),
  random: ({ min, max }, _actions, below) => min + below(max - min + 1),
};

const allot: KindSpec<"allot"> = {
  fits: fitsShares,
  isForced: (decision) => allotments(decision, 2).length === 1,
  least: ({ proposal }) => proposal,
  others: (decision) => allotments(decision, 2).slice(1),
  list: (decision, _actions, limit) => allotments(decision, limit),
  random: (decision, _actions, below) => oneOf(allotments(decision, COMBINATIONS), below),
};

const confirm: KindSpec<"confirm"> = {
  fits: () => true,
  isForced: () => false,
  least: () => false,
  others: () => [true],
  list: () => [true, false],
  random: (_decision, _actions, below) => below(2) === 1,
};

const name: KindSpec<"name"> = {
  fits: ({ names }, given) => names.includes(given),
  isForced: ({ names }) => names.length === 1,
  least: ({ names: [first = ""] }) => first,
  others: ({ names }) => names.slice(1, 2),
  list: ({ names }) => [...names],
  random: ({ names }, _actions, below) => oneOf(names, below),
};

const place: KindSpec<"place"> = {
  fits: ({ cells }, [x, y]) => cells.some((cell) => cell[0] === x && cell[1] === y),
  isForced: ({ cells }) => cells.length === 1,
  least: ({ cells: [first = [0, 0]] }) => first,
  others: ({ cells }) => cells.slice(1, 2),
  list: ({ cells }) => [...cells],
  random: ({ cells }, _actions, below) => oneOf(cells, below),
};

/** The one description of each kind of decision. */
const KINDS: { readonly [K in DecisionKind]: KindSpec<K> } = {
  act,
  pick,
  arrange,
  amount,
  allot,
  confirm,
  name,
  place,
};

/** The description of a decision's kind. The compiler cannot follow the kind through the union. */
const specOf = ({ kind }: Decision) => KINDS[kind] as unknown as KindSpec<DecisionKind>;

const answerTo = ({ seat, kind }: Decision, value: AnswerValues[DecisionKind]): Answer =>
  answerWith(seat, kind, value);

/** Whether the answer fits the question. Does not check whether an action is legal. */
export function fits(decision: Decision, answer: Answer): boolean {
  return answer.do === decision.kind && specOf(decision).fits(decision, answerValue(decision.kind, answer));
}

/** Whether the question has an answer. */
export function isAnswerable(decision: Decision): boolean {
  const spec = specOf(decision);
  return spec.fits(decision, spec.least(decision));
}

/** Whether the question has only one answer. */
export function isForced(decision: Decision, actions: Actions): boolean {
  return specOf(decision).isForced(decision, actions);
}

/** The answer that does as little as the question allows: a pass, the fewest picks, a no. */
export function leastAnswer(decision: Decision): Answer {
  return answerTo(decision, specOf(decision).least(decision));
}

/** A few answers to try, the least first. The least may be forbidden, because it may restart a loop that was ended. */
export function simpleAnswers(decision: Decision, actions: Actions): readonly Answer[] {
  const others = specOf(decision).others(decision, actions);
  return [leastAnswer(decision), ...others.map((value) => answerTo(decision, value))];
}

const NO_CHANCE: Below = () => 0;

/** Every answer, each once. The order of picks does not matter. */
export function everyAnswer(decision: Decision, actions: Actions): Answer[] {
  const all = specOf(decision).list(decision, actions, Number.POSITIVE_INFINITY, NO_CHANCE);
  return all.map((value) => answerTo(decision, value));
}

/** The answers worth considering: all of them, or a selection where there are too many combinations. */
export function candidateAnswers(decision: Decision, actions: Actions, below: Below): Answer[] {
  const some = specOf(decision).list(decision, actions, COMBINATIONS, below);
  return some.map((value) => answerTo(decision, value));
}

/** An answer chosen uniformly among the actions, options, cells or numbers. */
export function randomAnswer(decision: Decision, actions: Actions, below: Below): Answer {
  return answerTo(decision, specOf(decision).random(decision, actions, below));
}
