import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import type { Rules } from "../../kernel";
import { type Script, withExpert } from "../search";
import { playerFor, rulesFor } from "./scripted";
import { searchedGame, searchPlan } from "./search";

/** The opponent of Battle Spirits Saga for a card pool, with the expert. */
export function scriptFor(pool: Rules): Script {
  const rules = rulesFor(pool);
  return withExpert(playerFor(rules), searchedGame(rules), searchPlan);
}

export const battleSpiritsSagaScript = scriptFor(battleSpiritsSaga.rules);
