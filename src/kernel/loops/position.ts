import { canonical, hashRecord } from "../state/hash";
import { type CardId, NONE } from "../state/ids";
import { type Card, cardOf, type State } from "../state/state";

/** Cards never change, and most lie by themselves: what one says of a position is written once. */
const texts = new WeakMap<Card, string>();

function textOf(card: Card, host: string): string {
  const known = host === "" ? texts.get(card) : undefined;
  if (known !== undefined) return known;
  const { id: _id, stamp: _stamp, attachedTo: _host, zone: _zone, ...rest } = card;
  const text = canonical({ ...rest, host });
  if (host === "") texts.set(card, text);
  return text;
}

/**
 * The hash of a position as the players see it: which cards are where, in what condition, and what is asked.
 * Ids and stamps never recur and are left out, so a card that left and came back counts as the same.
 */
export function hashPosition(state: State): string {
  const { cards, zones, modifiers, stack, instances, seats, teams, turn, vars, decision, agenda } = state;
  const placeOf = (id: CardId) => {
    const zone = zones[cards[id]?.zone ?? NONE];
    return zone === undefined ? "" : `${zone.id}.${zone.cards.indexOf(id)}`;
  };
  const cardAt = (id: CardId) => {
    const card = cardOf(state, id);
    return textOf(card, card.attachedTo === NONE ? "" : placeOf(card.attachedTo));
  };
  const rest = {
    ...(zones.some((zone) => zone.counters) && { pools: zones.map((zone) => zone.counters ?? {}) }),
    modifiers: modifiers
      .filter(({ card, stamp }) => card === NONE || cards[card]?.stamp === stamp)
      .map(({ id: _id, stamp: _stamp, card, source: _source, ...more }) => ({ ...more, on: placeOf(card) })),
    stack: stack.map(({ id: _id, card, ...more }) => ({ ...more, card: placeOf(card) })),
    ...(instances && { instances: instances.map(({ id: _id, source: _source, ...more }) => more) }),
    seats,
    ...(teams && { teams }),
    turn,
    vars,
    decision,
    agenda,
  };
  const parts: Record<string, string> = {
    zones: `[${zones.map((zone) => `[${zone.cards.map(cardAt).join(",")}]`).join(",")}]`,
  };
  for (const [key, value] of Object.entries(rest)) parts[key] = canonical(value);
  return hashRecord(parts);
}
