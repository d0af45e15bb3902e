import { type Config, cardOf, createGame, type Engine, type Seat, zoneOf } from "../../kernel";
import { d20Warriors } from "./index";

/** The names of a seat's cards in the order in which it draws them. */
function drawOrder(g: Engine, seat: Seat): string[] {
  const hand = zoneOf(g.state, "hand", seat).cards;
  const deck = zoneOf(g.state, "deck", seat).cards;
  return [...hand, ...deck.slice().reverse()].map((id) => cardOf(g.state, id).def);
}

/**
 * The config whose decks are drawn in the order in which the given one lists them. How a seed shuffles does not depend
 * on what it shuffles: one trial shows which place of the list comes up when.
 * @param wanted no name twice in one deck (D20 1.3). @throws BadConfig when it cannot be played.
 */
export function stackDecks(wanted: Config): Config {
  const trial = createGame(d20Warriors.rules, wanted, { events: false });
  const seats = wanted.seats.map((seat, i) => {
    const order = drawOrder(trial, i);
    return { ...seat, deck: seat.deck.map((name) => seat.deck[order.indexOf(name)] ?? name) };
  });
  return { ...wanted, seats };
}
