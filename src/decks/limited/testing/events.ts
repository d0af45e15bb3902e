import type { Game } from "../../../games/game";
import { randomBelow, seedRandom, shuffled } from "../../../kernel";
import type { EventConfig, EventKind } from "../event";
import type { Drafter } from "../play-out";

/** The kinds of events that a game has. */
export const kindsOf = ({ deck: { limited } }: Game): readonly EventKind[] =>
  limited?.sealed ? ["draft", "sealed"] : ["draft"];

export const draftOf = (
  game: Game,
  seed: string,
  seats = game.deck.limited?.seats.most ?? 2,
): EventConfig => ({
  game: game.slug,
  kind: "draft",
  seed,
  seats,
});

/** Takes any cards of the pack. */
export function randomDrafter(seed: string): Drafter {
  const random = { state: { random: seedRandom(seed) } };
  return ({ pack, take }) => shuffled(random, pack).slice(0, take);
}

/** Some cards that packs may hold, with copies. */
export function someOf<T>(cards: readonly T[], count: number, seed: string): T[] {
  const random = { state: { random: seedRandom(seed) } };
  return Array.from({ length: count }, () => cards[randomBelow(random, cards.length)] as T);
}
