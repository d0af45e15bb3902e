import type { Message } from "../kernel";
import type { PrintedCard } from "../language";
import type { KeysUnder } from "../text/catalogue";
import type { deckLists } from "../text/en/ui/deck-lists";
import { messages } from "../text/message";
import type { CardFacet } from "./game-deck";

const message = messages<typeof deckLists>();

type Label = KeysUnder<typeof deckLists, "facet", never>;
type Words<C> = (card: C) => string | number | undefined | readonly string[];

/** Filters for the cards of a game, which are of type `C`. */
export function facetsOf<C extends PrintedCard>(slug: string) {
  const facet = (key: Label, of: Words<C>, say: (value: string) => Message): CardFacet => ({
    key,
    label: message(`facet.${key}`),
    values: (card) => {
      // Every card that is asked about is of this game's pool.
      const words = of(card as C) ?? [];
      const all = typeof words === "object" ? [...new Set(words)] : [String(words)];
      return all.map((value) => ({ value, label: say(value) }));
    },
  });
  return {
    facet,
    type: facet(
      "type",
      ({ type }) => type,
      (value) => ({ key: `${slug}.type.${value}`, args: { count: 1 } }),
    ),
    /** @param isOf for some of its subtypes only. */
    subtypes: (key: Label, isOf: (subtype: string, card: C) => boolean = () => true) =>
      facet(
        key,
        (card) => card.subtypes?.filter((subtype) => isOf(subtype, card)),
        (value) => ({ key: `${slug}.subtype.${value}`, args: { count: 1 } }),
      ),
    /** Keywords by their names, without the numbers they have on cards. */
    keywords: (of: Words<C>) =>
      facet("keyword", of, (value) => ({ key: `${slug}.keyword.${value}.name`, args: { n: 0 } })),
    numbers: (key: Label, of: (card: C) => number | undefined) =>
      facet(key, of, (value) => message("facet.number", { value })),
  };
}

/** A filter for what decks are built around. */
export const theme = (facet: CardFacet): CardFacet => ({ ...facet, isTheme: true });
