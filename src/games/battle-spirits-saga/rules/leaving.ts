import { type Card, type Leaving, NONE, type Reader, type ZoneId, zoneOf } from "../../../kernel";
import { defOf } from "./defs";
import { isOnField } from "./zones";

/**
 * What happens when a card leaves the field: its cores go to its controller's reserve (BSS 3-5-5), and a token leaves
 * the game wherever it was sent (BSS 4-12-3).
 */
export function leaving(g: Reader, card: Card, to: ZoneId): Leaving | undefined {
  const isToken = defOf(g, card).token === true;
  const target = g.state.zones[to];
  const leaves = target === undefined || !isOnField(g, { zone: to });
  if (!isOnField(g, card)) return isToken && leaves && target?.key !== "used" ? { to: NONE } : undefined;
  if (!leaves) return undefined;
  const reserve = { zone: zoneOf(g.state, "reserve", card.controller).id };
  return {
    ...(isToken && { to: NONE }),
    counterMoves: [
      { counter: "core", to: reserve },
      { counter: "soul", to: reserve },
    ],
  };
}
