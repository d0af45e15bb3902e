import type { Edition, PackSlot } from "../../games/game-limited";
import { randomBelow, seedRandom, shuffled } from "../../kernel";
import type { BuiltGame } from "../building/legal";
import { deckCards } from "../codes";
import { type EventConfig, limitedOf, type Packs, packsPerSeat, recipeOf } from "./event";

/** The edition of an event, or null if its packs may hold any card. */
export function editionOf(game: BuiltGame, { seed }: Pick<EventConfig, "seed">): Edition | null {
  const { editions = [] } = limitedOf(game);
  if (editions.length === 0) return null;
  const random = { state: { random: seedRandom(`edition ${seed}`) } };
  return editions[randomBelow(random, editions.length)] ?? null;
}

/** All packs of an event, by round and seat. Each pack follows from the seed alone, in whatever order they are opened. */
export function eventPacks(game: BuiltGame, config: EventConfig): Packs {
  const { isUnique } = limitedOf(game);
  const edition = editionOf(game, config);
  const cards = deckCards(game).filter((card) => edition?.holds(card) ?? true);
  const recipe = recipeOf(game, config.options?.packSize);
  const rounds = packsPerSeat(game, config);

  /** The cards of one slot in a pack: the first ones of a shuffled list, or the next ones if no card may be in two packs. */
  const fill = ({ count, holds }: PackSlot, i: number, nth: number): readonly string[] => {
    const seed = isUnique ? `pack ${config.seed}/${i}` : `pack ${config.seed}/${nth}/${i}`;
    const mixed = shuffled({ state: { random: seedRandom(seed) } }, cards.filter(holds));
    const first = isUnique ? nth * count : 0;
    if (mixed.length < first + count) throw new RangeError(`${game.slug} has too few cards for these packs`);
    return mixed.slice(first, first + count).map(({ name }) => name);
  };
  return Array.from({ length: rounds }, (_round, round) =>
    Array.from({ length: config.seats }, (_seat, seat) => {
      const nth = round * config.seats + seat;
      return recipe.flatMap((slot, i) => fill(slot, i, nth));
    }),
  );
}
