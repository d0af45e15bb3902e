import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import type { Rules } from "../../kernel";
import { rulesWithBlank } from "../blank";
import { type Script, scriptWith } from "../script";
import { contextFor } from "./context";
import { levels } from "./levels";
import { worthwhile } from "./worthwhile";

/** Stands for a hidden card: one that can never be used. */
const BLANK = {
  type: "magic",
  stats: { cost: 99 },
  colours: [],
  reduction: [],
  symbols: [],
  levels: [],
  has: [],
  printed: [],
};

/** The scripted opponent of Battle Spirits Saga for a card pool. */
export function scriptFor(pool: Rules): Script {
  const rules = rulesWithBlank(pool, BLANK);
  return scriptWith(
    levels,
    ({ view, level, effort, random }) =>
      contextFor(rules, view, random, { ...level, tries: level.tries * effort }),
    ({ trial }) => trial,
    (view, random) => worthwhile(rules, view, random),
  );
}

export const battleSpiritsSagaScript = scriptFor(battleSpiritsSaga.rules);
