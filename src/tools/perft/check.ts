import battleCores from "./battle-cores.json" with { type: "json" };
import { perftTo } from "./count";
import d20 from "./d20-warriors.json" with { type: "json" };
import { engineAt, PERFT_GAMES, type PerftGame } from "./positions";

/** Numbers of sequences by position, from depth 1. */
export type PerftNumbers = Readonly<Record<string, readonly number[]>>;

/** The committed numbers of each game. */
export const COMMITTED: Readonly<Record<string, PerftNumbers>> = {
  "battle-cores": battleCores,
  "d20-warriors": d20,
};

/**
 * Counts every position of a game.
 * @param depth by default as deep as the committed numbers go.
 */
export function numbersOf(game: PerftGame, depth?: number): PerftNumbers {
  const numbers: Record<string, readonly number[]> = {};
  for (const position of game.positions) {
    const deepest = depth ?? COMMITTED[game.slug]?.[position.name]?.length ?? 1;
    numbers[position.name] = perftTo(engineAt(game, position), deepest);
  }
  return numbers;
}

/** Differences between counted and committed numbers, to their common depth; one line each. */
export function differences(slug: string, counted: PerftNumbers): string[] {
  const committed = COMMITTED[slug] ?? {};
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

export { PERFT_GAMES };
