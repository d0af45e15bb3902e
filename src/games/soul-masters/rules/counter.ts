import { type Engine, moveToOwner, type StackItem } from "../../../kernel";
import { closeInstances, ofItem } from "../table/threats";
import { zoneKey } from "./zones";

/** Discards the announced shields and prevention against the damages of an item that has left the stack. */
export function closeItem(g: Engine, { id }: StackItem): void {
  closeInstances(g, (of) => of.startsWith(ofItem(id, "")));
}

/** Puts a countered card into its owner's discard pile without resolving it (SM 24.3.1, SM 24.3.2). */
export function afterCounter(g: Engine, item: StackItem): void {
  closeItem(g, item);
  const card = g.state.cards[item.card];
  if (card !== undefined && zoneKey(g, card) === "stack")
    moveToOwner(g, card.id, "discard", { as: "countered" });
}
