import { lookupTable, type Rules } from "../../kernel";
import type { PrintedCard } from "../../language";

/** What an opponent reads on a printed card. */
export interface BattleCard extends PrintedCard {
  readonly category?: string;
  readonly token?: true;
  readonly at?: Readonly<Record<string, readonly number[]>>;
  readonly counts?: boolean;
}

/** A hidden card: it can be drawn, discarded and counted, and does nothing. */
const BLANK: BattleCard = {
  name: "",
  number: 0,
  type: "monster",
  stats: { price: 99, armor: 1, power: 0 },
  abilities: [],
  watches: [],
  at: {},
  counts: false,
};

/** The rules of a determinized game: hidden cards are blank, and nobody is asked for Traps. */
export function rulesWithBlanks(rules: Rules): Rules {
  const windows = Object.entries(rules.windows).map(([name, spec]) => [name, { ...spec, seats: () => [] }]);
  return {
    ...rules,
    cards: lookupTable({ ...rules.cards, "": BLANK }),
    windows: Object.fromEntries(windows),
  };
}
