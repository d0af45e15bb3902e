import type { Rules } from "../../kernel";
import type { PrintedCard } from "../../language";
import { rulesWithBlank } from "../blank";

/** The printed data an opponent reads. */
export interface BattleCard extends PrintedCard {
  readonly category?: string;
  readonly token?: true;
  readonly at?: Readonly<Record<string, readonly number[]>>;
  readonly counts?: boolean;
}

/** A hidden card: it can be drawn, discarded and counted, and does nothing. */
const BLANK = {
  type: "monster",
  stats: { price: 99, armor: 1, power: 0 },
  at: {},
  beside: [],
  counts: false,
};

/** The rules of a determinized game: hidden cards are blank, and there are no prompts for Traps. */
export function rulesForOpponent(rules: Rules): Rules {
  const windows = Object.entries(rules.flow.windows).map(([name, spec]) => [
    name,
    { ...spec, seats: () => [] },
  ]);
  const blank = rulesWithBlank(rules, BLANK);
  return { ...blank, flow: { ...blank.flow, windows: Object.fromEntries(windows) } };
}
