import type { Game } from "../games/game";
import type { Copies } from "../games/game-deck";
import type { DeckCards } from "./edit";

/** A card that has another name now. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

interface PooledCards extends DeckCards {
  readonly pool?: Copies | undefined;
}

type RenamedGame = Pick<Game, "cards" | "deck">;

/** The new name of a card that was renamed. Undefined for any other name. */
export function newName({ cards: { pool }, deck: { renamed = {} } }: RenamedGame, name: string) {
  const to = Object.hasOwn(renamed, name) && !Object.hasOwn(pool, name) ? renamed[name] : undefined;
  return to !== undefined && Object.hasOwn(pool, to) ? to : undefined;
}

/** A deck with the new names of its cards, and the names that have changed. */
export function withNewNames(game: RenamedGame, { cards, side, pool }: PooledCards) {
  const all = [...new Set([...cards, ...side, ...Object.keys(pool ?? {})])];
  const renamed = all.flatMap((from): readonly Renamed[] => {
    const to = newName(game, from);
    return to === undefined ? [] : [{ from, to }];
  });
  const now = (name: string) => newName(game, name) ?? name;
  const deck = { cards: cards.map(now), side: side.map(now) };
  if (pool === undefined || renamed.length === 0) return { deck, renamed };
  const renamedPool = Object.fromEntries(Object.entries(pool).map(([name, n]) => [now(name), n]));
  return { deck: { ...deck, pool: renamedPool }, renamed };
}
