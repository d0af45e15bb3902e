import { randomBelow, seedRandom } from "../kernel";
import type { PrintedCard } from "../language";
import { type Aims, cardsOf, curveOf, themesOf } from "./building/aims";
import { fillDeck } from "./building/fill";
import type { BuiltGame } from "./building/legal";
import { deckCards } from "./codes";
import { luckFrom } from "./complete";

/** Chance decides more than the curve. */
const LUCK = 5;
/** The most colours, factions or cultures that a random deck is built around. */
const MOST_THEMES = 2;

const NONE_WANTED: ReadonlySet<string> = new Set();
/** Added to the luck of a wanted card: more than chance can give, so that others only fill what is left. */
const WANTED = 6;

/**
 * A random legal deck: of one or two random themes, with the curve of a random starter deck and random cards. The same
 * seed gives the same deck.
 * @param wanted cards that are taken before others of the same themes.
 * @throws RangeError if the rules allow no deck.
 */
export function randomDeck(
  game: BuiltGame,
  seed: string,
  wanted: ReadonlySet<string> = NONE_WANTED,
): readonly string[] {
  const random = { state: { random: seedRandom(`deck ${seed}`) } };
  const { starters } = game.deck;
  const curve = cardsOf(game, starters[randomBelow(random, Math.max(1, starters.length))]?.cards ?? []);
  const cards = deckCards(game);
  const themed = (some: readonly PrintedCard[]) =>
    some.flatMap((card) => themesOf(game, card).map(({ value }) => value));
  // A theme of many wanted cards is as much likelier.
  const own = themed(cards.filter(({ name }) => wanted.has(name)));
  const values = own.length > 0 ? own : [...new Set(themed(cards))];
  const chosen = Array.from(
    { length: MOST_THEMES },
    () => values[randomBelow(random, Math.max(1, values.length))] ?? "",
  );
  const luck = luckFrom(game, seed, LUCK);
  const aims: Aims = {
    ...curveOf(game, curve),
    themes: new Map(chosen.map((theme) => [theme, 1])),
    proven: new Set(),
    luck: (name) => luck(name) + (wanted.has(name) ? WANTED : 0),
  };
  const filled = fillDeck(game, [], aims);
  if ("stuck" in filled) throw new RangeError(`no deck of ${game.slug} from ${seed}`);
  return filled.added.map(({ name }) => name);
}
