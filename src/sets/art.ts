import * as v from "valibot";
import type { Game } from "../games/game";
import { ART_FAMILIES, type CardArt } from "../language";
import { pictureName } from "./pictures";

/** The highest number of a drawing. */
export const MOST_SEED = 9999;

/** The artwork that a writer chose for a card. */
export const artSchema: v.GenericSchema<unknown, CardArt> = v.union([
  v.strictObject({
    family: v.picklist(ART_FAMILIES),
    palette: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,19}$/)),
    seed: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEED)),
  }),
  v.strictObject({ picture: pictureName }),
]);

/** The games that show pictures, by the game without them and the names of the pictures. */
const known = new WeakMap<Game, Map<string, Game>>();

/**
 * A game whose cards show their pictures. The same game and pictures give the same one.
 * @param addressOf where the page shows a picture; undefined where it is missing.
 */
export function gameWithPictures(game: Game, addressOf: (id: string) => string | undefined): Game {
  const shown = Object.values(game.cards.pool).flatMap((card) => {
    if (card.art === undefined || !("picture" in card.art)) return [];
    const address = addressOf(card.art.picture);
    return address === undefined ? [] : [{ ...card, art: { ...card.art, address } }];
  });
  if (shown.length === 0) return game;
  const key = shown.map(({ name, art }) => `${name} ${art.address}`).join();
  const before = known.get(game) ?? new Map<string, Game>();
  known.set(game, before);
  const pool = { ...game.cards.pool, ...Object.fromEntries(shown.map((card) => [card.name, card])) };
  const made = before.get(key) ?? { ...game, cards: { ...game.cards, pool } };
  before.set(key, made);
  return made;
}
