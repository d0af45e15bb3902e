import { cardsOf } from "../building/aims";
import { fitOf } from "../building/fill";
import type { BuiltGame } from "../building/legal";
import type { DraftView } from "./event";
import { poolAims } from "./pool-aims";

/** With this share of a deck, what a card goes with counts fully. Before that, the card itself counts more. */
const COMMITTED = 0.5;

/** What a scripted drafter takes from a pack. It knows no more than its view. */
export function scriptedPicks(game: BuiltGame, view: DraftView, seed: string): readonly string[] {
  const taken: string[] = [];
  const left = [...view.pack];
  while (taken.length < view.take) {
    const best = bestOf(game, left, [...view.pool, ...taken], seed);
    if (best === undefined) return taken;
    taken.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return taken;
}

function bestOf(
  game: BuiltGame,
  pack: readonly string[],
  pool: readonly string[],
  seed: string,
): string | undefined {
  const aims = poolAims(game, pool, seed);
  const goesWith = fitOf(game, pool, aims);
  const size = game.deck.starters[0]?.cards.length ?? 1;
  const commitment = Math.min(1, pool.length / (COMMITTED * size));
  const [best] = cardsOf(game, pack)
    .map((card) => ({
      name: card.name,
      value: commitment * goesWith(card) + (aims.worth?.(card) ?? 0) + aims.luck(card.name),
    }))
    .toSorted((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1));
  return best?.name;
}
