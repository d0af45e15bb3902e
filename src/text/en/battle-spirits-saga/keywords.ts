import { num, strs } from "../../args";
import type { TextArgs } from "../../catalogue";
import { list } from "../grammar";

export const KEYWORDS: Readonly<Record<string, readonly [name: string, reminder: string]>> = {
  awaken: ["Awaken", "In a flash window you may move one or more cores from your other cards onto it."],
  confront: ["Confront", "When it attacks, a player who can block must block."],
  curse: ["Curse", "A spirit that blocks it is destroyed when the battle ends."],
  luster: ["Luster", "When the battle of its attack ends, magic you used in it returns to your hand."],
  blessed: ["Blessed", "When its attack takes life, you gain 1 life."],
  swift: ["Swift", "It may be summoned in a flash window, using only cores from your reserve."],
  "at-field": ["A.T. Field", "While a soul core is on it, effects of opposing spirits cannot destroy it."],
  astral: ["Astral", "Only spirits with Astral can block it."],
  gale: ["Gale", "When it is blocked, the opponent chooses and exhausts that many refreshed spirits."],
  crush: [
    "Crush",
    "When it attacks, cards equal to its level plus that number are discarded from the opponent's deck.",
  ],
  raid: [
    "Raid",
    "When it attacks, you may exhaust one of your nexuses to refresh it, up to that many times a turn.",
  ],
  armor: ["Armor", "The opponent's effects of these colours cannot choose it."],
};

/** "Gale: 2", "Crush: +1", "Armor: red and white", "Astral (during your turn)". */
export function keyword(key: string) {
  return (a: TextArgs) => {
    const [name = key] = KEYWORDS[key] ?? [];
    const n = num(a.n);
    if (a.colours !== undefined) return `${name}: ${list(strs(a.colours))}`;
    // A lost keyword is lost completely.
    if (a.n === 0) return name;
    if (key === "crush") return n > 1 ? `${name}: +${n - 1}` : name;
    if (key === "gale" || key === "raid") return `${name}: ${Math.max(1, n)}`;
    return a.during === undefined
      ? name
      : `${name} (during ${a.during === "you" ? "your" : "the opponent's"} turn)`;
  };
}
