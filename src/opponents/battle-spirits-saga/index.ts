import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import type { Rules } from "../../kernel";
import { type Script, scriptWith } from "../script";
import { rulesWithBlank } from "./board-of";
import { contextFor } from "./context";
import { levels } from "./levels";
import { worthwhile } from "./worthwhile";

/** The scripted opponent of Battle Spirits Saga over a pool of cards. */
export function scriptFor(pool: Rules): Script {
  const rules = rulesWithBlank(pool);
  return scriptWith(
    levels,
    ({ view, level, effort, random }) =>
      contextFor(rules, view, random, { ...level, tries: level.tries * effort }),
    ({ trial }) => trial,
    (view, random) => worthwhile(rules, view, random),
  );
}

/** The scripted opponent over the printed pool. */
export const battleSpiritsSagaScript = scriptFor(battleSpiritsSaga.rules);
