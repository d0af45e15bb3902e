import type { PrintedCard } from "../../language";
import { type Aims, cardsOf, curveOf, shares, themesOf } from "../building/aims";
import type { BuiltGame } from "../building/legal";
import { luckFrom } from "../complete";
import { limitedOf } from "./event";
import { worthOf } from "./worth";

const LUCK = 0.3;
/** What one step of worth counts, where 4 is a perfect theme. */
const WORTH = 1.5;

/** The aims of a deck from these cards: the themes that they are strongest in, and the curve of an average starter deck. */
export function poolAims(game: BuiltGame, pool: readonly string[], seed: string): Aims {
  const worth = worthOf(game);
  return {
    ...averageCurve(game),
    themes: strongest(game, cardsOf(game, pool), worth),
    proven: new Set(),
    luck: luckFrom(game, seed, LUCK),
    worth: (card) => WORTH * worth(card),
  };
}

/** How strong a pool is in each theme, as parts of the strongest. Squared, so that a deck has few themes. */
function strongest(
  game: BuiltGame,
  cards: readonly PrintedCard[],
  worth: (card: PrintedCard) => number,
): ReadonlyMap<string, number> {
  const strength = new Map<string, number>();
  for (const card of cards)
    for (const { value } of themesOf(game, card))
      strength.set(value, (strength.get(value) ?? 0) + Math.max(0, 1 + worth(card)));
  const { themes = 1 } = limitedOf(game);
  return new Map(Array.from(shares(strength), ([theme, share]) => [theme, themes * share ** 2]));
}

function averageCurve(game: BuiltGame): Pick<Aims, "types" | "costs"> {
  const { starters } = game.deck;
  const { types, costs } = curveOf(
    game,
    cardsOf(
      game,
      starters.flatMap(({ cards }) => cards),
    ),
  );
  const average = <K>(counts: ReadonlyMap<K, number>) =>
    new Map(Array.from(counts, ([key, n]) => [key, n / Math.max(1, starters.length)]));
  return { types: average(types), costs: average(costs) };
}
