import { type Card, type CardId, type Reader, type Seat, type ZoneSpec, zoneOf } from "../../../kernel";

/** The two rows of a field. Cards there are in play and their effects apply (BSS 3-5-1). */
export const FIELD = ["spirits", "nexuses"] as const;

/**
 * A player's areas (BSS 3-1-1, 3-1-1b). Reserve, life and void hold no cards, only cores; the trash holds both
 * (BSS 3-4-1). Nobody sees a deck (BSS 3-2-1, 3-2-2b), a hand only its owner (BSS 3-3-2, 3-3-3); the field, the trash and
 * the cores are public (BSS 3-4-2, 3-5-2, 3-6-2, 3-7-2, 3-9-1). A card that is
 * being used or put on the field lies in the shared zone `used` (BSS 10-8-7).
 */
export const ZONES: readonly ZoneSpec[] = [
  { key: "spirits", sees: "all", shape: "row" },
  { key: "nexuses", sees: "all", shape: "row" },
  { key: "hand", sees: "owner", shape: "row" },
  { key: "deck", sees: "nobody", shape: "pile" },
  { key: "trash", sees: "all", shape: "pile" },
  { key: "burst", sees: "owner", shape: "row" },
  { key: "reserve", sees: "all", shape: "pile" },
  { key: "life", sees: "all", shape: "pile" },
  { key: "void", sees: "all", shape: "pile" },
  { key: "used", shared: true, sees: "all", shape: "row", transient: true },
];

/** Key of a card's zone. Empty if the card has left the game. */
export function zoneKey(g: Reader, card: Pick<Card, "zone">): string {
  return g.state.zones[card.zone]?.key ?? "";
}

/** Whether a card is on a field (BSS 3-5-1). */
export function isOnField(g: Reader, card: Pick<Card, "zone">): boolean {
  const key = zoneKey(g, card);
  return key === "spirits" || key === "nexuses";
}

export function isSpiritOnField(g: Reader, card: Pick<Card, "zone">): boolean {
  return zoneKey(g, card) === "spirits";
}

/** A player's cards on the field, spirits first. */
export function fieldOf(g: Reader, seat: Seat): CardId[] {
  return [...zoneOf(g.state, "spirits", seat).cards, ...zoneOf(g.state, "nexuses", seat).cards];
}
