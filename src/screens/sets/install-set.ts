import type { CardSet } from "../../games/card-set";
import { cardSets } from "../../store/sets/sets";
import { t } from "./messages";

/** Installs a set, and returns what is said of it. */
export async function installSet(set: CardSet): Promise<string> {
  const written = await cardSets.install(set);
  return t(written === "kept" ? "sets.installed" : "sets.not-stored", { set: set.name });
}
