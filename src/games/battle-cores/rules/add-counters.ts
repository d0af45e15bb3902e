import { type CardId, cardOf, type Engine } from "../../../kernel";
import { addToNumber } from "./counters";
import { defOf } from "./defs";

/** Adds Counters to (or removes them from) a card whose Effect uses them (BC 11.22.2). */
export function addCounters(g: Engine, id: CardId, amount: number): void {
  if (defOf(g, cardOf(g.state, id)).counts) addToNumber(g, id, "counters", amount);
}
