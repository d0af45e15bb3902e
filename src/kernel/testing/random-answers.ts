import { type Answer, type Decision, type Engine, legalActions, randomAnswer } from "../index";

/** A small random source for tests: integers from 0 to n - 1. */
export type RandomInt = (n: number) => number;

export function seededRandomInt(seed: number): RandomInt {
  let x = seed >>> 0;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 0x100000000) * n);
  };
}

/** A random answer that fits the open decision. */
export function anyAnswer(g: Engine, decision: Decision, below: RandomInt): Answer {
  return randomAnswer(decision, () => legalActions(g), below);
}
