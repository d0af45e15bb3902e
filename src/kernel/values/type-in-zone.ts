import type { Reader } from "../rules";
import type { CardDef } from "../state/card-def";
import type { Card } from "../state/state";

/** Definitions never change, so results are cached for good. */
const cache = new WeakMap<CardDef, Map<string, CardDef>>();

/** The definition of a card with its type by zone. Undefined for an unknown card. */
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
