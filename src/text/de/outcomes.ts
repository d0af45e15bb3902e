import type { Translation } from "../catalogue";
import type { outcomes as english } from "../en/outcomes";

export const outcomes = {
  "outcome.d20.most-face-up": "die meisten offenen Krieger",
  "outcome.d20.none-face-up": "niemand hat einen offenen Krieger",
  "outcome.d20.sudden-death": "Entscheidungskampf",
  "outcome.battle-cores.no-hp": "keine HP mehr",
  "outcome.battle-cores.no-cards": "keine Karte mehr zu ziehen",
} as const satisfies Translation<typeof english>;
