import { type Answer, canAnswer, type Engine } from "../../kernel";
import type { Random } from "../../opponents";
import { INVARIANTS } from "./invariants";
import type { Checks } from "./options";

/** When a sample is checked, one position in this many gets the expensive checks. */
const SAMPLE_INTERVAL = 60;

export interface InvariantChecker {
  /**
   * Checks an answer before it is given.
   * @returns what is wrong, or null.
   */
  before(g: Engine, answer: Answer): string | null;
  /**
   * Checks a position.
   * @returns what is wrong, or null.
   */
  at(g: Engine): string | null;
}

const NO_CHECKS: InvariantChecker = { before: () => null, at: () => null };

/** @param random chooses the sampled positions; it must not be the players' own generator. */
export function checkerFor(checks: Checks, random: Random): InvariantChecker {
  if (checks === "none") return NO_CHECKS;
  return {
    before(g, answer) {
      const verdict = canAnswer(g, answer);
      return verdict.ok ? null : `refused (${verdict.why.key}): ${JSON.stringify(answer)}`;
    },
    at(g) {
      const closely = checks === "all" || random.below(SAMPLE_INTERVAL) === 0;
      for (const { name, when, violation: broken } of INVARIANTS) {
        if (when === "sample" && !closely) continue;
        const wrong = broken(g);
        if (wrong !== null) return `${name}: ${wrong}`;
      }
      return null;
    },
  };
}
