import { type Action, type Answer, answer, type Decision, type Engine, legalActions } from "../kernel";
import { hashPosition } from "../kernel/loops/position";
import { candidates } from "../opponents/candidates";
import { randomFrom } from "../opponents/random";
import { copyOf } from "../opponents/simulate";
import { type ContestReader, isDefence, statusOf, type Task } from "./goal";

/** What a search is after. */
export interface Aim {
  /** The most positions that follow a choice. */
  readonly budget: number;
  /** What the player has gained in a position in which the task is over. */
  gainAtEnd(g: Engine): number;
  /** What the player has gained already while choosing. Defaults to nothing. */
  gainSoFar?(g: Engine): number;
  /** Nothing is worse or better than these gains, so that they end a comparison. */
  readonly least: number;
  readonly most: number;
  /** How promising a position is for the player: the most promising answers are tried first. */
  value(g: Engine): number;
  /** Reads contests of dice, for a goal about their odds. Defaults to none. */
  readonly contest?: ContestReader | undefined;
  /** Whether an action gains nothing that others do not gain as well. Defaults to no. */
  readonly isRedundant?: ((g: Engine, action: Action) => boolean) | undefined;
  /** Whether every first answer is looked at, and not only those until the best is found. */
  readonly all?: boolean;
  /** Whether the player, too, may give any answer: finds out what even the worst of them gain. */
  readonly careless?: boolean;
}

/** A first answer and what it gains. Undefined when the search ended before it knew. */
export interface FirstAnswer {
  readonly answer: Answer;
  readonly gain: number | undefined;
}

export interface Found {
  /** What the player can gain against every answer of the others. Undefined when the search ended before it knew. */
  readonly gain: number | undefined;
  /** Those that were looked at. */
  readonly first: readonly FirstAnswer[];
}

/** More answers in a row than any puzzle needs. */
const DEEPEST = 200;

type Gain = number | undefined;

const seatAsked = ({ state: { decision } }: Engine) => `${decision?.seat} ${decision?.kind}`;

/** The worlds after the same answer, or null where it is not legal in each. */
export function afterAnswer(worlds: readonly Engine[], given: Answer): readonly Engine[] | null {
  const next = worlds.map(copyOf);
  return next.every((world) => answer(world, given).ok) ? next : null;
}

const answersIn = (g: Engine, decision: Decision, { isRedundant }: Aim): readonly Answer[] =>
  candidates({ decision, actions: legalActions(g) }, randomFrom("puzzle")).filter(
    (given) => given.do !== "act" || !isRedundant?.(g, given.action),
  );

/**
 * Searches a whole turn, against every answer of the others. An answer must be the same in all worlds, so what is
 * gained depends neither on luck nor on hidden cards.
 * @param worlds positions that look the same to the player.
 */
export function search(task: Task, worlds: readonly Engine[], aim: Aim): Found {
  const { least, most } = aim;
  const known = new Map<string, Gain>();
  const first: FirstAnswer[] = [];
  let left = aim.budget;

  const leastOf = (all: readonly Engine[], gain: (g: Engine) => number) => Math.min(...all.map(gain));

  function ownTurn(open: readonly Engine[], answers: readonly Answer[], depth: number, sure: number): Gain {
    const isForced = answers.length === 1;
    const tried = answers.flatMap((given) => {
      if (!isForced) left -= open.length;
      const next = afterAnswer(open, given);
      return next === null ? [] : [{ given, next, worth: leastOf(next, isForced ? () => 0 : aim.value) }];
    });
    const isRoot = depth === 0;
    let best = sure;
    let isKnown = true;
    for (const { given, next } of tried.sort((a, b) => b.worth - a.worth)) {
      const gain = visit(next, depth + 1);
      if (isRoot) first.push({ answer: given, gain });
      if (gain === undefined) isKnown = false;
      else best = Math.max(best, gain);
      if (best >= most && !(isRoot && aim.all)) return best;
    }
    return isKnown || best >= most ? best : undefined;
  }

  function othersTurn(open: readonly Engine[], answers: readonly Answer[], depth: number): Gain {
    let worst = most;
    let isKnown = true;
    const isForced = answers.length === 1;
    for (const given of answers) {
      if (!isForced) left -= open.length;
      const next = afterAnswer(open, given);
      const gain = next === null ? least : visit(next, depth + 1);
      if (gain === undefined) isKnown = false;
      else worst = Math.min(worst, gain);
      if (worst <= least) return least;
      if (!isKnown && left <= 0) return undefined;
    }
    return isKnown ? worst : undefined;
  }

  function visit(all: readonly Engine[], depth: number): Gain {
    const open = all.filter((world) => statusOf(task, world.state, aim.contest) === "open");
    const over = all.filter((world) => !open.includes(world));
    const atEnd = over.length > 0 ? Math.min(most, leastOf(over, aim.gainAtEnd)) : most;
    const [world] = open;
    if (world === undefined || atEnd <= least) return Math.max(least, atEnd);
    const { decision } = world.state;
    const sure = aim.gainSoFar ? Math.max(least, leastOf(open, aim.gainSoFar)) : least;
    // A choice that only some worlds offer depends on luck.
    if (decision === null || open.some((other) => seatAsked(other) !== seatAsked(world)))
      return Math.min(atEnd, sure);
    if (left <= 0 || depth > DEEPEST) return undefined;
    const key = open.map(({ state }) => hashPosition(state)).join();
    if (!known.has(key)) {
      // A position that comes again has gained nothing for the player whose turn it is.
      known.set(key, isDefence(task.goal) ? most : least);
      const answers = answersIn(world, decision, aim);
      const isOwn = decision.seat === task.seat && !aim.careless;
      known.set(key, isOwn ? ownTurn(open, answers, depth, sure) : othersTurn(open, answers, depth));
    }
    const gain = known.get(key);
    return gain === undefined ? undefined : Math.min(atEnd, gain);
  }

  return { gain: visit(worlds, 0), first };
}
