import type { Position, Reader } from "../rules";
import { type CardId, NONE, type Seat } from "../state/ids";
import { type Card, zoneById } from "../state/state";

/** Whether the seat may see the face of this card where it is. The rules' own answer (`sees`) takes precedence. */
export function canSee(g: Reader, card: Card, seat: Seat): boolean {
  const special = g.rules.information.sees?.(g, card, seat);
  if (special !== undefined) return special;
  if (card.zone === NONE) return false;
  const zone = zoneById(g.state, card.zone);
  const sees = g.rules.board.zones.find((spec) => spec.key === zone.key)?.sees ?? "nobody";
  if (sees === "all" && card.face === "up") return true;
  if (sees === "owner" && seat >= 0 && seat === zone.owner) return true;
  return seat >= 0 && (card.seenBy & (1 << seat)) !== 0;
}

/** Bit mask of the seats that see the card. The highest bit (that of NONE) is for spectators. */
export function visibilityMask(g: Reader, card: Card): number {
  let mask = 0;
  for (let seat = NONE; seat < g.state.seats.length; seat++) if (canSee(g, card, seat)) mask |= 1 << seat;
  return mask;
}

/** Whether a card lies where everybody sees all cards that are face up. */
function isInOpenZone(g: Position, id: CardId): boolean {
  const zone = g.state.zones[g.state.cards[id]?.zone ?? NONE];
  return g.rules.board.zones.find(({ key }) => key === zone?.key)?.sees === "all";
}

function isAskedAbout(g: Position, id: CardId, seat: Seat): boolean {
  const { decision } = g.state;
  if (decision?.seat !== seat) return false;
  if (decision.source === id || (decision.kind === "place" && decision.card === id)) return true;
  // Who chooses among cards of a deck looks at them. Face-down cards in play are chosen by their backs.
  return "options" in decision && decision.options.some(({ card }) => card === id) && !isInOpenZone(g, id);
}

/** Whether the seat may see the card's face, because of its zone or because it is asked about it. */
export function knowsCard(g: Position, id: CardId, seat: Seat): boolean {
  const card = g.state.cards[id];
  return card !== undefined && (canSee(g, card, seat) || isAskedAbout(g, id, seat));
}

/** Whether the seat may refer to this card, even if it sees only its back. */
export function canPointAt(g: Position, id: CardId, seat: Seat): boolean {
  return isInOpenZone(g, id) || knowsCard(g, id, seat);
}
