import { type Action, cardOf, type Reader, readStat } from "../../../kernel";
import type { Preview } from "../../game-table";
import { asksPayment } from "../rules/payment";
import { message } from "./messages";
import { priceLine } from "./shares-preview";

const PLAYS = ["summon", "place", "magic", "swift"];

/** A card's cost and its reduction, or the damage of an attack. */
export function preview(g: Reader, { type, card }: Action): Preview | null {
  if (card === undefined || g.state.cards[card] === undefined) return null;
  const { def } = cardOf(g.state, card);
  if (PLAYS.includes(type)) {
    const { controller } = cardOf(g.state, card);
    // Swift cards are paid for in a way of their own.
    const asksPrice = type !== "swift" && asksPayment(g, controller, card);
    return { lines: [priceLine(g, cardOf(g.state, card))], ...(asksPrice && { asksPrice }) };
  }
  if (type !== "attack") return null;
  const args = { card: def, n: readStat(g, card, "bp"), symbols: readStat(g, card, "symbols") };
  return { lines: [message("battle-spirits-saga.preview.attack", args)] };
}
