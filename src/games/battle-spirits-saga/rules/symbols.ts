import { cardOf, type Reader, readStat, type Seat } from "../../../kernel";
import type { GameSymbol } from "./colours";
import { defOf } from "./defs";
import { fieldOf } from "./zones";

/** The symbols on a player's field, of refreshed and exhausted cards alike (BSS 2-7-3); a card may have several or none (BSS 2-8-3). */
export function symbolsOf(g: Reader, seat: Seat): GameSymbol[] {
  const all: GameSymbol[] = [];
  for (const id of fieldOf(g, seat)) {
    const { symbols } = defOf(g, cardOf(g.state, id));
    const now = readStat(g, id, "symbols");
    // Symbols beyond the printed ones have the colour of the first symbol.
    for (let i = 0; i < now; i++) all.push(symbols[i] ?? symbols[0] ?? "red");
  }
  return all;
}
