import { type Card, type Reader, type ZoneSpec, zoneOf } from "../../../kernel";

/**
 * A player's places (SM 3.1 to SM 3.16). Face-down energy is seen by its player alone, though everybody sees that it lies
 * there and whether it rests. A card that is cast lies in the shared zone `stack` until it has resolved. A Null unit lies
 * in `nulled`, out of everybody's reach; the levels of a commander that are not in use lie in `levels`.
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
  { key: "reserve", sees: "owner", shape: "row" },
  { key: "deck", sees: "nobody", shape: "pile" },
  { key: "hand", sees: "owner", shape: "row" },
  { key: "discard", sees: "all", shape: "pile", ordered: { rule: "SM 3.14" } },
  { key: "removed", sees: "all", shape: "pile" },
  { key: "stack", shared: true, sees: "all", shape: "row", transient: true },
];

/** Where cards are in play, besides energy. */
const IN_PLAY: readonly string[] = ["commander", "battleground", "equipment", "battlefield"];

export function zoneKey(g: Reader, card: Pick<Card, "zone">): string {
  return g.state.zones[card.zone]?.key ?? "";
}

export function isOnBattleground(g: Reader, card: Pick<Card, "zone">): boolean {
  return zoneKey(g, card) === "battleground";
}

export const isInHand = (g: Reader, card: Pick<Card, "zone">): boolean => zoneKey(g, card) === "hand";

/** A card of the energy field as everybody may see it. */
export const isEnergy = (g: Reader, card: Pick<Card, "zone">): boolean => zoneKey(g, card) === "energy";

export function isInPlay(g: Reader, card: Pick<Card, "zone">): boolean {
  return IN_PLAY.includes(zoneKey(g, card));
}

/** The number of cards in a player's zone. */
export const cardsIn = (g: Reader, key: string, seat: number): number =>
  zoneOf(g.state, key, seat).cards.length;
