import { cardOf, type Reader, readStat, type Seat } from "../../kernel";
import type { GameSymbol } from "./colours";
import { defOf } from "./defs";
import { fieldOf } from "./zones";

/** The symbols on a player's field, of refreshed and exhausted cards alike (BSS 2-7-3). */
export function symbolsOf(g: Reader, seat: Seat): GameSymbol[] {
  return fieldOf(g, seat).flatMap((id) => {
    const { symbols } = defOf(g, cardOf(g.state, id));
    const now = readStat(g, id, "symbols");
    const [first = "red"] = symbols;
    // What a card has more than it prints is of its first symbol's colour.
    return Array.from({ length: now }, (_, i) => symbols[i] ?? first);
  });
}
