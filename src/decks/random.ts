import { randomBelow, seedRandom } from "../kernel";
import { type Aims, cardsOf, curveOf, themesOf } from "./building/aims";
import { fillDeck } from "./building/fill";
import type { BuiltGame } from "./building/legal";
import { deckCards } from "./codes";
import { luckFrom } from "./complete";

/** Chance decides more than the curve. */
const LUCK = 5;
/** The most colours, factions or cultures that a random deck is built around. */
const MOST_THEMES = 2;

/**
 * A random legal deck: of one or two random themes, with the curve of a random starter deck and random cards. The same
 * seed gives the same deck.
 * @throws RangeError if the rules allow no deck.
 */
export function randomDeck(game: BuiltGame, seed: string): readonly string[] {
  const random = { state: { random: seedRandom(`deck ${seed}`) } };
  const { starters } = game.deck;
  const curve = cardsOf(game, starters[randomBelow(random, Math.max(1, starters.length))]?.cards ?? []);
  const values = [
    ...new Set(deckCards(game).flatMap((card) => themesOf(game, card).map(({ value }) => value))),
  ];
  const chosen = Array.from(
    { length: MOST_THEMES },
    () => values[randomBelow(random, Math.max(1, values.length))] ?? "",
  );
  const aims: Aims = {
    ...curveOf(game, curve),
    themes: new Map(chosen.map((theme) => [theme, 1])),
    proven: new Set(),
    luck: luckFrom(game, seed, LUCK),
  };
  const filled = fillDeck(game, [], aims);
  if ("stuck" in filled) throw new RangeError(`no deck of ${game.slug} from ${seed}`);
  return filled.added.map(({ name }) => name);
}
