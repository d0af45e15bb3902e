import { answer, createGame, hashState, legalActions, loadGame } from "../../src";
import { randomAnswer, randomFrom } from "../../src/opponents";

/** Plays a random game for each seed and returns the hash of its final state. */
export async function playHashes(seeds: readonly string[]): Promise<string[]> {
  const d20Warriors = await loadGame("d20-warriors");
  return seeds.map((seed, i) => {
    const random = randomFrom(seed);
    const deck = (n: number) => d20Warriors.deck.starters[n % d20Warriors.deck.starters.length]?.cards ?? [];
    const seats = [
      { name: "Ann", deck: deck(i) },
      { name: "Bob", deck: deck(i + 1) },
    ];
    const options: Record<string, boolean | number> = i % 3 === 0 ? { draft: true } : { oops: 4 };
    const g = createGame(d20Warriors.rules, d20Warriors.setup.config(seed, seats, options));
    while (g.state.decision !== null) {
      answer(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
    }
    return hashState(g.state);
  });
}
