import { lookupTable, type Rules } from "../../kernel";
import type { PrintedCard } from "../../language";

export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

/** Mean number of the pool's Warriors, by direction. */
function meanNumbers(rules: Rules): Record<string, number> {
  const warriors = Object.values(rules.cards).filter((card) => card.type === "warrior");
  const stats: Record<string, number> = {};
  for (const direction of DIRECTIONS) {
    const sum = warriors.reduce((total, card) => total + (card.stats[direction] ?? 0), 0);
    stats[direction] = Math.round(sum / Math.max(1, warriors.length));
  }
  return stats;
}

/** The rules with an average Warrior under the empty name: the placeholder for hidden cards. */
export function withPlaceholder(rules: Rules): Rules {
  const standIn: PrintedCard = {
    name: "",
    number: 0,
    type: "warrior",
    stats: meanNumbers(rules),
    abilities: [],
    watches: [],
  };
  return { ...rules, cards: lookupTable({ ...rules.cards, "": standIn }) };
}
