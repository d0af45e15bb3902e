import { lookupTable, type Rules } from "../kernel";
import type { PrintedCard } from "../language";

/** What stands in for a hidden card: it has a type, values and whatever else the game prints, and no text. */
type Blank = Pick<PrintedCard, "type" | "stats"> & Readonly<Record<string, unknown>>;

/** The rules with a blank for hidden cards, under the empty name. */
export function rulesWithBlank(rules: Rules, { type, stats, ...print }: Blank): Rules {
  const blank: PrintedCard = {
    ...print,
    name: "",
    number: 0,
    type,
    stats: lookupTable(stats),
    abilities: [],
    watches: [],
  };
  return { ...rules, cards: lookupTable({ ...rules.cards, "": blank }) };
}
