import type { Game } from "../games/game";
import type { PositionZone } from "../games/game-position";
import type { ReadableState, Seat } from "../kernel";

/** The deck of a seat without the cards of it that are seen, in the order of their names: where they are stays unknown. */
function unseenOf({ config, cards }: ReadableState, seat: Seat): string[] {
  const left = [...(config.seats[seat]?.deck ?? [])].sort();
  for (const { owner, def } of cards) {
    const at = owner === seat && def !== "" ? left.indexOf(def) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * Names of cards to put in the places of cards that are not seen: those of the seat's own deck that are not on the table
 * if its list is known, then those of a starter deck, then any that fits.
 */
export function standIns(game: Game, state: ReadableState, seat: Seat) {
  const { pool } = game.cards;
  const { starters } = game.deck;
  const own = unseenOf(state, seat);
  const others = starters[seat % starters.length]?.cards ?? [];
  let next = 0;
  return ({ holds }: PositionZone): string | undefined => {
    const fits = (name: string | undefined) => {
      const card = name === undefined ? undefined : pool[name];
      return card !== undefined && holds(card);
    };
    const at = own.findIndex(fits);
    if (at >= 0) return own.splice(at, 1)[0];
    for (const _ of others) {
      const name = others[next++ % others.length];
      if (fits(name)) return name;
    }
    return Object.keys(pool).find(fits);
  };
}
