import {
  type Action,
  type Answer,
  actionAt,
  allotments,
  countActions,
  type Decision,
  everyAction,
  type View,
} from "../kernel";
import type { Random } from "./random";

/** What is needed to answer: the open question and the legal actions. A view has both. */
export type Question = Pick<View, "decision" | "actions">;

/** More combinations than this are sampled. */
const AT_MOST = 240;

/**
 * The open question.
 * @throws RangeError when nobody is asked.
 */
function asked(question: Question): Decision {
  if (question.decision === null) throw new RangeError("nobody is asked");
  return question.decision;
}

/** `count` of `n` indexes at random, without replacement. */
function sample(n: number, count: number, random: Random): number[] {
  const left = Array.from({ length: n }, (_, i) => i);
  const taken: number[] = [];
  for (let i = 0; i < count; i++) taken.push(...left.splice(random.below(left.length), 1));
  return taken;
}

/** Every set of `count` of `n` indexes in ascending order, stopping after `limit`. */
function subsets(n: number, count: number, limit: number): number[][] {
  const found: number[][] = [];
  const extend = (set: readonly number[], from: number): void => {
    if (found.length > limit) return;
    if (set.length === count) {
      found.push([...set]);
      return;
    }
    for (let i = from; i <= n - (count - set.length); i++) extend([...set, i], i + 1);
  };
  extend([], 0);
  return found;
}

function picks(n: number, min: number, max: number, random: Random): number[][] {
  const all: number[][] = [];
  for (let count = min; count <= max; count++) all.push(...subsets(n, count, AT_MOST));
  if (all.length <= AT_MOST) return all;
  return Array.from({ length: AT_MOST }, () => sample(n, min + random.below(max - min + 1), random));
}

function orders(n: number, random: Random): number[][] {
  if (n > 5) return Array.from({ length: AT_MOST }, () => sample(n, n, random));
  const all: number[][] = [];
  const extend = (order: readonly number[]): void => {
    if (order.length === n) all.push([...order]);
    for (let i = 0; i < n; i++) if (!order.includes(i)) extend([...order, i]);
  };
  extend([]);
  return all;
}

function amounts(min: number, max: number): number[] {
  const step = Math.max(1, Math.ceil((max - min) / AT_MOST));
  const all: number[] = [];
  for (let amount = min; amount < max; amount += step) all.push(amount);
  return [...all, max];
}

/** The answers worth considering: all of them, or a sample where there are too many combinations. */
export function candidates(question: Question, random: Random): Answer[] {
  const decision = asked(question);
  const { seat } = decision;
  switch (decision.kind) {
    case "act":
      return everyAction(question.actions).map((action) => ({ seat, do: "act", action }));
    case "pick":
      return picks(decision.options.length, decision.min, decision.max, random).map((chosen) => ({
        seat,
        do: "pick",
        picks: chosen,
      }));
    case "arrange":
      return orders(decision.options.length, random).map((order) => ({ seat, do: "arrange", order }));
    case "amount":
      return amounts(decision.min, decision.max).map((amount) => ({ seat, do: "amount", amount }));
    case "allot":
      return allotments(decision, AT_MOST).map((chosen) => ({ seat, do: "allot", amounts: chosen }));
    case "confirm":
      return [true, false].map((yes) => ({ seat, do: "confirm", yes }));
    case "name":
      return decision.names.map((name) => ({ seat, do: "name", name }));
    case "place":
      return decision.cells.map((cell) => ({ seat, do: "place", cell }));
  }
}

function oneOf<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
}

function anAction({ actions }: Question, random: Random): Action {
  const action = actionAt(actions, random.below(countActions(actions)));
  if (action === undefined) throw new RangeError("nothing to choose from");
  return action;
}

/** A legal answer chosen uniformly among the legal actions, options, cells or numbers. */
export function randomAnswer(question: Question, random: Random): Answer {
  const decision = asked(question);
  const { seat } = decision;
  switch (decision.kind) {
    case "act":
      return { seat, do: "act", action: anAction(question, random) };
    case "pick": {
      const count = decision.min + random.below(decision.max - decision.min + 1);
      return { seat, do: "pick", picks: sample(decision.options.length, count, random) };
    }
    case "arrange":
      return { seat, do: "arrange", order: sample(decision.options.length, decision.options.length, random) };
    case "amount":
      return { seat, do: "amount", amount: decision.min + random.below(decision.max - decision.min + 1) };
    case "allot":
      return { seat, do: "allot", amounts: oneOf(allotments(decision, AT_MOST), random) };
    case "confirm":
      return { seat, do: "confirm", yes: random.below(2) === 1 };
    case "name":
      return { seat, do: "name", name: oneOf(decision.names, random) };
    case "place":
      return { seat, do: "place", cell: oneOf(decision.cells, random) };
  }
}
