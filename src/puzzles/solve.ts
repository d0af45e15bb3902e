import { type Answer, answer, type Decision, type Engine, legalActions } from "../kernel";
import { hashPosition } from "../kernel/loops/position";
import { candidates } from "../opponents/candidates";
import { randomFrom } from "../opponents/random";
import { copyOf } from "../opponents/simulate";
import { statusOf, type Task } from "./goal";

/** What a search for a solution has found. */
export interface Solution {
  /** `open` when the search ended before it knew. */
  readonly verdict: "solved" | "failed" | "open";
  /** The first answer of a solution. Null if none was found, or if the player is not asked. */
  readonly answer: Answer | null;
}

/** What the search needs besides the rules. */
export interface SolveOptions {
  /** The most positions. */
  readonly budget: number;
  /** How promising a position is for the player of the task: the most promising answers are tried first. */
  value(g: Engine): number;
}

/** More answers in a row than any puzzle needs. */
const DEEPEST = 40;

type Found = boolean | undefined;

const seatAsked = ({ state: { decision } }: Engine) => `${decision?.seat} ${decision?.kind}`;

/** The worlds after the same answer, or null where it is not legal in each. */
function after(worlds: readonly Engine[], given: Answer): readonly Engine[] | null {
  const next = worlds.map(copyOf);
  return next.every((world) => answer(world, given).ok) ? next : null;
}

const answersIn = (g: Engine, decision: Decision): readonly Answer[] =>
  candidates({ decision, actions: legalActions(g) }, randomFrom("puzzle"));

/**
 * Searches the player's whole turn, against every answer of the others. A solution is the same in all worlds, so it
 * depends neither on luck nor on hidden cards.
 * @param worlds positions that look the same to the player.
 */
export function solve(task: Task, worlds: readonly Engine[], { budget, value }: SolveOptions): Solution {
  const known = new Map<string, Found>();
  const first: { answer: Answer | null } = { answer: null };
  let left = budget;

  function ownTurn(open: readonly Engine[], answers: readonly Answer[], depth: number): Found {
    const tried = answers.flatMap((given) => {
      left -= open.length;
      const next = after(open, given);
      return next === null ? [] : [{ given, next, worth: Math.min(...next.map(value)) }];
    });
    let found: Found = false;
    for (const { given, next } of tried.sort((a, b) => b.worth - a.worth)) {
      const result = visit(next, depth + 1);
      if (result === true) {
        if (depth === 0) first.answer = given;
        return true;
      }
      if (result === undefined) found = undefined;
    }
    return found;
  }

  function othersTurn(open: readonly Engine[], answers: readonly Answer[], depth: number): Found {
    for (const given of answers) {
      left -= open.length;
      const next = after(open, given);
      const result = next === null ? false : visit(next, depth + 1);
      if (result !== true) return result;
    }
    return true;
  }

  function visit(all: readonly Engine[], depth: number): Found {
    const statuses = all.map((world) => statusOf(task, world.state));
    if (statuses.includes("failed")) return false;
    const open = all.filter((_, at) => statuses[at] === "open");
    const [world] = open;
    if (world === undefined) return true;
    const { decision } = world.state;
    // A choice that only some worlds offer depends on luck.
    if (decision === null || open.some((other) => seatAsked(other) !== seatAsked(world))) return false;
    if (left <= 0 || depth > DEEPEST) return undefined;
    const key = open.map(({ state }) => hashPosition(state)).join();
    if (known.has(key)) return known.get(key);
    // A position that comes again has gained nothing.
    known.set(key, false);
    const answers = answersIn(world, decision);
    const result =
      decision.seat === task.seat ? ownTurn(open, answers, depth) : othersTurn(open, answers, depth);
    known.set(key, result);
    return result;
  }

  const found = visit(worlds, 0);
  return { verdict: found === undefined ? "open" : found ? "solved" : "failed", answer: first.answer };
}
