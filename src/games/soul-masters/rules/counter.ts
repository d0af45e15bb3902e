import { cardOf, type Engine, moveToOwner, type StackItem } from "../../../kernel";
import { closeInstances, ofItem } from "../table/threats";
import { zoneKey } from "./zones";

/** What was announced against the damages of an item that is on the stack no more counts for nothing. */
export function closeItem(g: Engine, { id }: StackItem): void {
  closeInstances(g, (of) => of.startsWith(ofItem(id, "")));
}

/** What is countered does not resolve: a card goes to its owner's discard pile (SM 24.3.1, SM 24.3.2). */
export function afterCounter(g: Engine, item: StackItem): void {
  closeItem(g, item);
  const card = cardOf(g.state, item.card);
  if (zoneKey(g, card) === "stack") moveToOwner(g, card.id, "discard", { as: "countered" });
}
