import { type Config, cardOf, createGame, type Engine, type Rules, type Seat, zoneOf } from "../kernel";

/** The names of a seat's cards in drawing order. */
function drawOrder(g: Engine, seat: Seat): string[] {
  const hand = zoneOf(g.state, "hand", seat).cards;
  const deck = zoneOf(g.state, "deck", seat).cards;
  return [...hand, ...deck.slice().reverse()].map((id) => cardOf(g.state, id).def);
}

/** The same deck with these cards on top. */
export function onTop(deck: readonly string[], top: readonly string[]): readonly string[] {
  const rest = [...deck];
  for (const name of top) rest.splice(rest.indexOf(name), 1);
  return [...top, ...rest];
}

/** A starter deck with these cards in front. */
export const starterOnTop = (
  decks: readonly { readonly id: string; readonly cards: readonly string[] }[],
  id: string,
  top: readonly string[],
) => onTop(decks.find((deck) => deck.id === id)?.cards ?? [], top);

/**
 * The config with its decks in the order in which they are to be drawn. A seed shuffles all decks of one size alike, so
 * one trial game shows when each position is drawn.
 * @param distinct for each seat, a deck without duplicate names, as large as what the seat draws from.
 * @throws BadConfig when it cannot be played.
 */
export function stackDecks(rules: Rules, config: Config, distinct: readonly (readonly string[])[]): Config {
  const trialSeats = config.seats.map((seat, i) => ({ ...seat, deck: distinct[i] ?? [] }));
  const trial = createGame(rules, { ...config, seats: trialSeats }, { events: false });
  const seats = config.seats.map((seat, i) => {
    const order = drawOrder(trial, i);
    const drawn = (distinct[i] ?? []).map((name) => seat.deck[order.indexOf(name)] ?? name);
    return { ...seat, deck: [...drawn, ...seat.deck.slice(drawn.length)] };
  });
  return { ...config, seats };
}
