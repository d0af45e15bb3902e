import type { Catalogue } from "../catalogue";

/** How the games end: the statistics name it too, without the game. */
export const outcomes = {
  "outcome.d20.most-face-up": "most Warriors face up",
  "outcome.d20.none-face-up": "nobody has a Warrior face up",
  "outcome.d20.sudden-death": "Sudden Death",
  "outcome.battle-cores.no-hp": "no HP left",
  "outcome.battle-cores.no-cards": "no card left to draw",
} as const satisfies Catalogue;
