import { type CardId, cardOf, type Engine } from "../../kernel";
import { addToNumber } from "./counters";
import { defOf } from "./defs";

/** Gives (or takes) Counters of a card whose Effect knows them (BC 11.22.2). */
export function addCounters(g: Engine, id: CardId, amount: number): void {
  if (defOf(g, cardOf(g.state, id)).counts) addToNumber(g, id, "counters", amount);
}
