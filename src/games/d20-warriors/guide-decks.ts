import { type Config, cardOf, createGame, type Engine, type Seat, zoneOf } from "../../kernel";
import { d20Warriors } from "./index";

/** The names of a seat's cards in drawing order. */
function drawOrder(g: Engine, seat: Seat): string[] {
  const hand = zoneOf(g.state, "hand", seat).cards;
  const deck = zoneOf(g.state, "deck", seat).cards;
  return [...hand, ...deck.slice().reverse()].map((id) => cardOf(g.state, id).def);
}

/**
 * The config whose decks are drawn in the order in which the given one lists them. A seed shuffles every deck
 * alike, so one trial shows when each place of the list is drawn.
 * @param wanted without duplicate names in a deck (D20 1.3).
 * @throws BadConfig when it cannot be played.
 */
export function stackDecks(wanted: Config): Config {
  const trial = createGame(d20Warriors.rules, wanted, { events: false });
  const seats = wanted.seats.map((seat, i) => {
    const order = drawOrder(trial, i);
    return { ...seat, deck: seat.deck.map((name) => seat.deck[order.indexOf(name)] ?? name) };
  });
  return { ...wanted, seats };
}
