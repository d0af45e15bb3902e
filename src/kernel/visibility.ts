import type { Reader } from "./engine";
import { type Card, NONE, type Seat, zoneById } from "./state";

/** May the seat see the face of this card where it is? The rules' own answer (`sees`) comes first. */
export function canSee(g: Reader, card: Card, seat: Seat): boolean {
  const special = g.rules.sees?.(g, card, seat);
  if (special !== undefined) return special;
  if (card.zone === NONE) return false;
  const zone = zoneById(g.state, card.zone);
  const sees = g.rules.zones.find((spec) => spec.key === zone.key)?.sees ?? "nobody";
  if (sees === "all" && card.face === "up") return true;
  if (sees === "owner" && seat >= 0 && seat === zone.owner) return true;
  return seat >= 0 && (card.seenBy & (1 << seat)) !== 0;
}

/** Who sees it: a bit for each seat, and the highest bit (that of NONE) for spectators. */
export function visibilityMask(g: Reader, card: Card): number {
  let mask = 0;
  for (let seat = NONE; seat < g.state.seats.length; seat++) if (canSee(g, card, seat)) mask |= 1 << seat;
  return mask;
}
