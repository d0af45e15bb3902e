import { knowsCard } from "../information/visibility";
import type { Engine } from "../rules";
import { scramble } from "../verbs/piles";
import { sealTakebacks } from "../verbs/progress";
import { seedRandom } from "./random";

/**
 * Gives a game a new future: other dice and shuffles, and another order of the unknown cards in piles. The past stays,
 * but cannot be taken back.
 * @param seed any text.
 */
export function changeSeed(g: Engine, seed: string): void {
  const { state } = g;
  state.random = seedRandom(`${state.config.game}/${seed}`);
  for (const { key, sees = "nobody" } of g.rules.board.zones) {
    if (sees !== "nobody") continue;
    for (const zone of state.zones.filter((one) => one.key === key)) {
      const isUnknown = (id: number) => state.seats.every(({ seat }) => !knowsCard(g, id, seat));
      scramble(g, zone.cards.filter(isUnknown));
    }
  }
  sealTakebacks(g);
}
