import { cardOf, type Engine, type Seat, zoneOf } from "../../kernel";
import { printedCard } from "../../language";
import { holdingValue, WARRIORS_AMONG_UNKNOWN } from "./win-probability";

/** What a seat has yet to bring to the table. An unknown card is each kind of card by its probability. */
export interface Prospects {
  /** Warriors in hand and deck. */
  readonly warriors: number;
  /** The value of the Flash cards in hand, and of those in the deck. */
  readonly held: number;
  readonly undrawn: number;
}

function cardsIn(g: Engine, seat: Seat, zone: "hand" | "deck"): { warriors: number; flash: number } {
  let warriors = 0;
  let flash = 0;
  for (const id of zoneOf(g.state, zone, seat).cards) {
    const card = printedCard(g.rules.cards, cardOf(g.state, id).def);
    if (card === undefined || card.name === "") {
      warriors += WARRIORS_AMONG_UNKNOWN;
      flash += 1 - WARRIORS_AMONG_UNKNOWN;
    } else if (card.type === "flash") flash += holdingValue(card);
    else warriors++;
  }
  return { warriors, flash };
}

export function prospectsOf(g: Engine, seat: Seat): Prospects {
  const [hand, deck] = [cardsIn(g, seat, "hand"), cardsIn(g, seat, "deck")];
  return { warriors: hand.warriors + deck.warriors, held: hand.flash, undrawn: deck.flash };
}
