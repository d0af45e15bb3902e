import {
  type CardId,
  type Counters,
  cardOf,
  type Reader,
  readStat,
  type Seat,
  zoneOf,
} from "../../../kernel";
import { coresOn, type Source } from "./cores";
import { defOf } from "./defs";
import { fieldOf, isSpiritOnField, zoneKey } from "./zones";

/** The position with other cores on cards. A card being put on the field counts as there. */
export function withCores(g: Reader, counters: ReadonlyMap<CardId, Counters>): Reader {
  const cards = [...g.state.cards];
  for (const [id, now] of counters) {
    const card = cardOf(g.state, id);
    const row = defOf(g, card).type === "spirit" ? "spirits" : "nexuses";
    const zone = zoneKey(g, card) === "used" ? zoneOf(g.state, row, card.controller).id : card.zone;
    cards[id] = { ...card, zone, counters: now };
  }
  return { ...g, state: { ...g.state, cards } };
}

/** Whether the next check destroys the card: too few cores for LV1, or no BP (BSS 9-3-1, 9-4-1). */
export const falls = (g: Reader, id: CardId): boolean =>
  isSpiritOnField(g, cardOf(g.state, id)) &&
  (coresOn(g, { card: id }) < readStat(g, id, "lv1-cost") || readStat(g, id, "bp") <= 0);

/** A player's spirits that are destroyed in that position but not now. */
export const fallenIn = (g: Reader, then: Reader, seat: Seat): CardId[] =>
  fieldOf(g, seat).filter((id) => falls(then, id) && !falls(g, id));

/**
 * A player's spirits that are destroyed if these sources give these amounts, through their own cores or a card that
 * loses its level.
 */
export function fallenBy(
  g: Reader,
  seat: Seat,
  sources: readonly Source[],
  parts: readonly number[],
): CardId[] {
  const after = new Map<CardId, Counters>();
  sources.forEach(({ card, kind }, i) => {
    if (card === undefined) return;
    const now = after.get(card) ?? cardOf(g.state, card).counters;
    after.set(card, { ...now, [kind]: (now[kind] ?? 0) - (parts[i] ?? 0) });
  });
  return after.size === 0 ? [] : fallenIn(g, withCores(g, after), seat);
}
