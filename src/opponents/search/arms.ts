import type { Answer, View } from "../../kernel";
import { isOwnAct, isStop, type Rest } from "./own-turn";
import type { SearchedGame } from "./searched-game";

/** An answer with what its player does afterwards in the same turn. */
export interface Arm {
  /** Its position among the answers. */
  readonly answer: number;
  readonly rest: Rest;
  /** The chance to win after it, 0 to 1, by the number of the world it was tried in. */
  readonly values: Map<number, number>;
}

/** How many of the proposed answers are also tried with nothing more to follow in the turn. */
const ALSO_STOPPED = 2;

export function armsOf(game: SearchedGame, view: View, answers: readonly Answer[]): readonly Arm[] {
  const isOwn = isOwnAct(view);
  return answers.flatMap((answer, i): Arm[] => {
    const play: Arm = { answer: i, rest: "play", values: new Map() };
    const isStopped = isOwn && (i < ALSO_STOPPED || isStop(game, answer));
    return isStopped ? [play, { answer: i, rest: "stop", values: new Map() }] : [play];
  });
}

const average = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

export const mean = ({ values }: Arm): number => average([...values.values()]);

/** How much better one arm did than another. */
export interface Gain {
  readonly worlds: number;
  readonly mean: number;
  readonly error: number;
  /** The largest difference, either way. */
  readonly most: number;
}

/** Few worlds that agree prove less than they seem to: a single gain is at least this uncertain. */
const LEAST_SPREAD = 0.02;

/** The gain of one arm over another in the worlds that both were tried in. */
export function gainOver(better: Arm, other: Arm): Gain {
  const gains = [...better.values].flatMap(([world, value]) => {
    const against = other.values.get(world);
    return against === undefined ? [] : [value - against];
  });
  const worlds = gains.length;
  const gain = average(gains);
  const variance = average(gains.map((n) => (n - gain) ** 2)) * (worlds / Math.max(1, worlds - 1));
  const spread = Math.max(LEAST_SPREAD, Math.sqrt(variance));
  return {
    worlds,
    mean: gain,
    error: spread / Math.sqrt(Math.max(1, worlds)),
    most: Math.max(0, ...gains.map(Math.abs)),
  };
}
