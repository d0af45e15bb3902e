import { become, cardOf, type Engine, move, type Reader, type Seat, zoneOf } from "../../../kernel";
import { enter, mayEnter } from "./entering";
import { zoneKey } from "./zones";

const TOKEN = "Skeleton Token";
const RESOURCE = "Crux";

/**
 * The Crux card that would become a token: from the resource deck unless the instruction names the field (SM 23.2.1).
 */
function sourceOf(g: Reader, seat: Seat, from: "resource-deck" | "resource-field") {
  return zoneOf(g.state, from, seat).cards.findLast((id) => g.state.cards[id]?.def === RESOURCE);
}

/** Turns a Crux card into a token on the battleground if there is space for it (SM 23.2.1, SM 23.2.2). */
export function makeToken(g: Engine, seat: Seat, from: "resource-deck" | "resource-field"): void {
  const id = sourceOf(g, seat, from);
  if (id === undefined || !mayEnter(g, { ...cardOf(g.state, id), def: TOKEN }, seat).ok) return;
  become(g, id, TOKEN);
  enter(g, id, seat);
}

const HOME: readonly string[] = ["battleground", "nulled", "attached", "resource-deck", "resource-field"];

/** Returns resource cards in other zones to their resource decks when a player next gets priority (SM 23.2.4). */
export function returnTokens(g: Engine): boolean {
  const away = g.state.cards.filter(
    (card) =>
      (card.def === TOKEN || card.def === RESOURCE) && card.zone >= 0 && !HOME.includes(zoneKey(g, card)),
  );
  for (const { id, def, owner } of away) {
    if (def === TOKEN) become(g, id, RESOURCE);
    move(g, id, zoneOf(g.state, "resource-deck", owner).id, { as: "spend" });
  }
  return away.length > 0;
}
