import { lookupTable, type Rules } from "../../kernel";

/** What a hidden card is taken for: something that can never be used. */
const BLANK: Rules["cards"][string] & Readonly<Record<string, unknown>> = {
  name: "",
  type: "magic",
  stats: lookupTable({ cost: 99 }),
  watches: [],
  abilities: [],
  colours: [],
  reduction: [],
  symbols: [],
  levels: [],
  has: [],
  printed: [],
};

/** The rules with a blank for hidden cards. */
export const rulesWithBlank = (rules: Rules): Rules => ({
  ...rules,
  cards: lookupTable({ ...rules.cards, "": BLANK }),
});
