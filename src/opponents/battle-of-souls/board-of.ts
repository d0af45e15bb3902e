import { lookupTable, type Rules } from "../../kernel";

/** What a hidden card is taken for: a tactic that does nothing. */
const BLANK: Rules["cards"][string] & Readonly<Record<string, unknown>> = {
  name: "",
  type: "tactic",
  stats: lookupTable({}),
  watches: [],
  abilities: [],
  stay: "one-turn",
};

/** The rules with a blank for hidden cards. */
export const rulesWithBlank = (rules: Rules): Rules => ({
  ...rules,
  cards: lookupTable({ ...rules.cards, "": BLANK }),
});
