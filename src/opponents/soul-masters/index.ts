import { soulMasters } from "../../games/soul-masters";
import type { Rules } from "../../kernel";
import { type Script, withExpert } from "../search";
import { playerFor, rulesFor } from "./scripted";
import { searchedGame, searchPlan } from "./search";

/** The opponent of Soul Masters for a card pool, with the expert. */
export function scriptFor(pool: Rules): Script {
  const rules = rulesFor(pool);
  return withExpert(playerFor(rules), searchedGame(rules), searchPlan);
}

export const soulMastersScript = scriptFor(soulMasters.rules);
