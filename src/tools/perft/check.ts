import type { PerftGame, PerftNumbers } from "../../games/perft";
import { perftTo } from "./count";
import { engineAt } from "./positions";

/**
 * Counts every position of a game.
 * @param depth defaults to the depth of the committed numbers.
 */
export function numbersOf(game: PerftGame, depth?: number): PerftNumbers {
  const numbers: Record<string, readonly number[]> = {};
  for (const position of game.positions) {
    const deepest = depth ?? game.numbers[position.name]?.length ?? 1;
    numbers[position.name] = perftTo(engineAt(game, position), deepest);
  }
  return numbers;
}

/** Differences between counted and committed numbers up to their common depth, one line each. */
export function differences(
  { slug, numbers: committed }: Pick<PerftGame, "slug" | "numbers">,
  counted: PerftNumbers,
): string[] {
  const missing = Object.keys(committed).filter((name) => counted[name] === undefined);
  return [
    ...missing.map((name) => `${slug}, ${name}: committed but not counted`),
    ...Object.entries(counted).flatMap(([name, numbers]) => {
      const expected = committed[name];
      if (expected === undefined) return [`${slug}, ${name}: counted but not committed`];
      return expected.flatMap((number, i) => {
        const now = numbers[i];
        if (now === undefined || now === number) return [];
        return [`${slug}, ${name}, depth ${i + 1}: ${now}, committed: ${number}`];
      });
    }),
  ];
}
