import { replaceWatchers } from "../flow/watch";
import type { Engine } from "../rules";
import { mutableCopy } from "../state/card";
import type { CardId, ZoneId } from "../state/ids";
import { randomBelow } from "../state/random";
import { type Card, cardOf, zoneById } from "../state/state";
import { putCard, putZone } from "./cards";
import { hide } from "./face";
import { type MoveOptions, move } from "./move";

/**
 * Puts a card from a hidden zone (a hand) face down where its back is visible. First swaps its id with a random card of
 * that zone, so that no seat can track it by its id. Seats that have seen cards of that zone cannot tell any more which
 * are still there.
 * @returns the card as it is now; its id may differ from `id`.
 */
export function putFaceDown(g: Engine, id: CardId, to: ZoneId, options: MoveOptions = {}): Card {
  const from = zoneById(g.state, cardOf(g.state, id).zone);
  const open = g.rules.board.zones.find((spec) => spec.key === from.key)?.sees === "all";
  const other = open ? id : (from.cards[randomBelow(g, from.cards.length)] as CardId);
  swapIds(g, id, other);
  if (!open) for (const each of from.cards) hide(g, each);
  return move(g, other, to, { ...options, face: "down" });
}

/** Swaps the ids of two cards of one zone, in everything that refers to them. */
function swapIds(g: Engine, a: CardId, b: CardId): void {
  if (a === b) return;
  const swapped = (id: CardId) => (id === a ? b : id === b ? a : id);
  const [first, second] = [cardOf(g.state, a), cardOf(g.state, b)];
  const [asFirst, asSecond] = [mutableCopy(second), mutableCopy(first)];
  asFirst.id = a;
  asSecond.id = b;
  putCard(g, asFirst);
  putCard(g, asSecond);
  const zone = zoneById(g.state, first.zone);
  putZone(g, { ...zone, cards: zone.cards.map(swapped) });
  if (g.state.modifiers.some((m) => m.card === a || m.card === b)) {
    g.state.modifiers = g.state.modifiers.map((m) => ({ ...m, card: swapped(m.card) }));
  }
  replaceWatchers(g, [first, second]);
}
