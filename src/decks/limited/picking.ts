import type { PrintedCard } from "../../language";
import { cardsOf, tally } from "../building/aims";
import { fitOf } from "../building/fill";
import type { BuiltGame } from "../building/legal";
import type { DraftView } from "./event";
import { poolAims } from "./pool-aims";

/** With this share of a deck, what a card goes with counts fully. Before that, the card itself counts more. */
const COMMITTED = 0.5;

/** What a card is worth less if no deck has room for it. */
const SPARE = 20;

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
  const hasRoom = roomIn(game, pool);
  const commitment = Math.min(1, pool.length / (COMMITTED * size));
  const [best] = cardsOf(game, pack)
    .map((card) => ({
      name: card.name,
      value:
        commitment * goesWith(card) +
        (aims.worth?.(card) ?? 0) +
        aims.luck(card.name) -
        (hasRoom(card) ? 0 : SPARE),
    }))
    .toSorted((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1));
  return best?.name;
}

/** Whether a deck from these cards may hold one more copy: there are limits of copies, and of some kinds of cards. */
function roomIn(game: BuiltGame, pool: readonly string[]): (card: PrintedCard) => boolean {
  const cards = cardsOf(game, pool);
  const copies = tally(pool);
  const full = game.deck
    .limits(pool)
    .filter(({ least, most, counts }) => least < most && cards.filter(counts).length >= most);
  return (card) =>
    (copies.get(card.name) ?? 0) < game.deck.copies(card) && !full.some(({ counts }) => counts(card));
}
