import { type Engine, shuffled } from "../kernel";
import { copyOf, reseed } from "../opponents/simulate";

/**
 * The position, and others that differ in what its player cannot know: the order of the decks, and dice.
 * @param count of all of them.
 */
export function worldsOf(g: Engine, count: number): readonly Engine[] {
  return Array.from({ length: count }, (_, n) => {
    const world = copyOf(g);
    if (n === 0) return world;
    reseed(world, n);
    world.state.zones = world.state.zones.map((zone) =>
      zone.key === "deck" ? { ...zone, cards: shuffled(world, zone.cards) } : zone,
    );
    return world;
  });
}
