import { d20Warriors } from "../../games/d20-warriors";
import type { Rules } from "../../kernel";
import { type Script, withExpert } from "../search";
import { playerFor, rulesFor } from "./scripted";
import { searchedGame, searchPlan } from "./search";

/** The opponent of D20 Warriors for a card pool, with the expert. */
export function scriptFor(pool: Rules): Script {
  const rules = rulesFor(pool);
  return withExpert(playerFor(rules), searchedGame(rules), searchPlan);
}

export const d20Script = scriptFor(d20Warriors.rules);
