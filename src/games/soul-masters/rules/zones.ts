import { type Card, type Reader, type ZoneSpec, zoneOf } from "../../../kernel";

/**
 * A player's zones (SM 3.1 to SM 3.16). Face-down energy is visible only to its player, but its number and whether it
 * rests are public. A card that is cast is in the shared zone `stack` until it has resolved. A Null unit is in
 * `nulled`, where nothing affects it. The unused levels of a commander are in `levels`.
 */
export const ZONES: readonly ZoneSpec[] = [
  { key: "commander", sees: "all", shape: "row" },
  { key: "levels", sees: "all", shape: "pile" },
  { key: "battleground", sees: "all", shape: "row" },
  { key: "nulled", sees: "all", shape: "row" },
  { key: "attached", sees: "all", shape: "row" },
  { key: "equipment", sees: "all", shape: "row" },
  { key: "battlefield", sees: "all", shape: "row" },
  { key: "energy", sees: "all", shape: "row" },
  { key: "resource-deck", sees: "all", shape: "pile" },
  { key: "resource-field", sees: "all", shape: "row" },
  // Only its player may look through it (SM 5.2).
  { key: "reserve", sees: "owner", shape: "row" },
  { key: "deck", sees: "nobody", shape: "pile" },
  { key: "hand", sees: "owner", shape: "row" },
  { key: "discard", sees: "all", shape: "pile", ordered: { rule: "SM 3.14" } },
  { key: "removed", sees: "all", shape: "pile" },
  { key: "stack", shared: true, sees: "all", shape: "row", transient: true },
];

/** Zones whose cards are in play, besides energy. */
const IN_PLAY: readonly string[] = ["commander", "battleground", "equipment", "battlefield"];

export function zoneKey(g: Reader, card: Pick<Card, "zone">): string {
  return g.state.zones[card.zone]?.key ?? "";
}

export function isOnBattleground(g: Reader, card: Pick<Card, "zone">): boolean {
  return zoneKey(g, card) === "battleground";
}

export const isInHand = (g: Reader, card: Pick<Card, "zone">): boolean => zoneKey(g, card) === "hand";

/** Whether a card is in the energy field, which is public. */
export const isEnergy = (g: Reader, card: Pick<Card, "zone">): boolean => zoneKey(g, card) === "energy";

export function isInPlay(g: Reader, card: Pick<Card, "zone">): boolean {
  return IN_PLAY.includes(zoneKey(g, card));
}

export const cardsIn = (g: Reader, key: string, seat: number): number =>
  zoneOf(g.state, key, seat).cards.length;
