import type { Rules } from "../../kernel";

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

/** An average Warrior of the pool, as a stand-in for hidden cards. */
export const averageWarrior = (rules: Rules) => ({ type: "warrior", stats: meanNumbers(rules) });
