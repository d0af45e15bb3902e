import type { Answer } from "../../kernel";
import type { Arm } from "./arms";

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
