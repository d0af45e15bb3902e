import type { Answer, View } from "../../kernel";
import type { Script } from "../search";
import { valueInWorld } from "../search/trial";

/** What the expert would do, and what it expects of it. */
export interface Hint {
  readonly answer: Answer;
  /** The chance to win in the current position, 0 to 1, by evaluation alone. */
  readonly before: number;
  /** The chance to win after the answer and the replies of the others, 0 to 1. */
  readonly after: number;
}

/** In how many sampled worlds the chances are taken that the search has not compared. */
const WORLDS = 4;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/**
 * The expert's advice on the open decision, simulation by simulation. It knows what the view shows and no more.
 * @param isLate whether to end the search and return the best answer so far.
 */
export function* hintFor(
  script: Script,
  view: View,
  seed: string,
  isLate: () => boolean = () => false,
): Generator<undefined, Hint> {
  const thinking = script.think(view, seed);
  let step = thinking.next();
  while (!step.done && !isLate()) {
    yield;
    step = thinking.next();
  }
  const { answer, answers } = step.value;
  const { searched } = script;
  const worlds = Array.from({ length: WORLDS }, (_, w) => searched.world(view, `${seed}/${w}`));
  const before = mean(worlds.map((world) => searched.winChance(world, answer.seat)));
  const compared = answers.find((one) => one.answer === answer);
  if (compared !== undefined && compared.visits > 0) return { answer, before, after: compared.value };
  const values: number[] = [];
  for (const [w, world] of worlds.entries()) {
    values.push(valueInWorld(searched, world, answer, { later: 0 }, `${seed}/${w}`));
    yield;
  }
  return { answer, before, after: mean(values) };
}
