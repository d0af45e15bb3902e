import type { Reader } from "../rules";
import type { CardDef } from "../state/card-def";
import type { Card } from "../state/state";

/** Definitions never change, so what a card is in a place can be kept for good. */
const cache = new WeakMap<CardDef, Map<string, CardDef>>();

/** What a card is where it lies; undefined for one that may not be known. */
export function typeInZone(g: Reader, card: Pick<Card, "def" | "zone">): CardDef | undefined {
  const def = g.rules.cards[card.def];
  return def?.typeInZone === undefined ? def : changed(def, g.state.zones[card.zone]?.key ?? "");
}

function changed(def: CardDef, key: string): CardDef {
  const there = def.typeInZone?.[key];
  if (there === undefined) return def;
  const known = cache.get(def) ?? new Map<string, CardDef>();
  cache.set(def, known);
  let found = known.get(key);
  if (found === undefined) {
    found = { ...def, ...there, stats: { ...def.stats, ...there.stats } };
    known.set(key, found);
  }
  return found;
}
