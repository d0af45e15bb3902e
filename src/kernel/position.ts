import { hashPlain } from "./hash";
import { type Card, type CardId, NONE, type State } from "./state";

/**
 * The hash of a position as the players see it: which cards are where, in what condition, and what is asked.
 * Ids and stamps never recur and are left out, so a card that left and came back counts as the same.
 */
export function hashPosition(state: State): string {
  const places = new Map<CardId, string>();
  for (const zone of state.zones) {
    for (const [index, id] of zone.cards.entries()) places.set(id, `${zone.id}.${index}`);
  }
  const placeOf = (id: CardId) => places.get(id) ?? "";

  const cardAt = (id: CardId) => {
    const { id: _id, stamp: _stamp, attachedTo, zone: _zone, ...rest } = state.cards[id] as Card;
    return { ...rest, host: attachedTo === NONE ? "" : placeOf(attachedTo) };
  };
  const { seats, turn, vars, decision, agenda } = state;
  return hashPlain({
    zones: state.zones.map((zone) => zone.cards.map(cardAt)),
    ...(state.zones.some((zone) => zone.counters) && {
      pools: state.zones.map((zone) => zone.counters ?? {}),
    }),
    modifiers: state.modifiers
      .filter(({ card, stamp }) => card === NONE || state.cards[card]?.stamp === stamp)
      .map(({ id: _id, stamp: _stamp, card, source: _source, ...rest }) => ({ ...rest, on: placeOf(card) })),
    stack: state.stack.map(({ id: _id, card, ...rest }) => ({ ...rest, card: placeOf(card) })),
    ...(state.instances && {
      instances: state.instances.map(({ id: _id, source: _source, ...rest }) => rest),
    }),
    seats,
    ...(state.teams && { teams: state.teams }),
    turn,
    vars,
    decision,
    agenda,
  });
}
