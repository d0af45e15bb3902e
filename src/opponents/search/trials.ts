import type { Answer } from "../../kernel";
import type { Rest } from "./own-turn";

/** An answer with what its player does afterwards in the same turn. */
export interface Arm {
  /** Its position among the answers. */
  readonly answer: number;
  readonly rest: Rest;
  /** The chance to win, 0 to 1, by the number of the world it was played in. */
  readonly values: Map<number, number>;
}

/** When another answer is better than the proposed one. */
export interface Caution {
  /** How much better it must be, and by how many standard errors. */
  readonly margin: number;
  readonly sureness: number;
}

/** What a search has tried. Plain, so that workers can exchange it. */
export interface Trials {
  /** Legal answers, the proposed one first. */
  readonly answers: readonly [Answer, ...Answer[]];
  readonly arms: readonly Arm[];
  /** The chance to win in the current position, by evaluation alone. */
  readonly now: number;
  readonly caution: Caution;
}

const average = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

export const mean = ({ values }: Arm): number => average([...values.values()]);

/** To do nothing more in the turn must gain this much, or half as much again: it is for what would be lost otherwise. */
const STOP_MARGIN = 0.05;

/** Whether one answer beats another in the worlds that both were played in, by more than chance explains. */
export function beats(better: Arm, other: Arm, { margin, sureness }: Caution): boolean {
  const enough = better.rest === "stop" ? Math.min(STOP_MARGIN, mean(other) / 2) : 0;
  const gains = [...better.values].flatMap(([world, value]) => {
    const against = other.values.get(world);
    return against === undefined ? [] : [value - against];
  });
  if (gains.length < 2) return false;
  const gain = average(gains);
  const variance = average(gains.map((n) => (n - gain) ** 2)) * (gains.length / (gains.length - 1));
  return gain > Math.max(margin, enough) && gain > sureness * Math.sqrt(variance / gains.length);
}

/** The trials of two searches for the same decision in different worlds. */
export function together(one: Trials, other: Trials): Trials {
  const arms = one.arms.map(
    (arm, i): Arm => ({
      ...arm,
      values: new Map([...arm.values, ...(other.arms[i]?.values ?? [])]),
    }),
  );
  return { ...one, arms };
}
