import { type Card, type CardId, type Reader, type Seat, type ZoneSpec, zoneOf } from "../../../kernel";

/** Zones whose cards are in play and have working Effects. */
export const IN_PLAY: readonly string[] = ["monsters", "items", "fields", "gear"];

/**
 * A player's zones (BC 1.5, 1.22, 6.11, 8.12). Hands and Main Decks are secret (BC 1.23), a Legend Deck is its owner's
 * to look through (BC 8.17). Effects on the Ground Zone do not reach the Legend Ground Zone (BC 8.13). A card being
 * activated is in the shared zone `played`.
 */
export const ZONES: readonly ZoneSpec[] = [
  { key: "monsters", sees: "all", shape: "row" },
  { key: "items", sees: "all", shape: "row" },
  { key: "fields", sees: "all", shape: "row" },
  { key: "gear", sees: "all", shape: "row" },
  { key: "hand", sees: "owner", shape: "row" },
  { key: "deck", sees: "nobody", shape: "pile" },
  { key: "legends", sees: "owner", shape: "row" },
  { key: "ground", sees: "all", shape: "pile" },
  { key: "legend-ground", sees: "all", shape: "pile" },
  { key: "played", shared: true, sees: "all", shape: "row", transient: true },
];

export function zoneKey(g: Reader, card: Card): string {
  return g.state.zones[card.zone]?.key ?? "";
}

export function isInPlay(g: Reader, card: Card): boolean {
  return IN_PLAY.includes(zoneKey(g, card));
}

/** Whether the card is a Monster in play. A Token and a Legend in play count (BC 8.4, 8.5, 11.20.2). */
export function isMonsterInPlay(g: Reader, card: Card): boolean {
  return zoneKey(g, card) === "monsters";
}

export function monstersOf(g: Reader, seat: Seat): readonly CardId[] {
  return zoneOf(g.state, "monsters", seat).cards;
}

export function gearOf(g: Reader, seat: Seat): CardId | undefined {
  return zoneOf(g.state, "gear", seat).cards[0];
}

export function itemsOn(g: Reader, host: Card): CardId[] {
  const { cards } = zoneOf(g.state, "items", host.controller);
  return cards.filter((id) => g.state.cards[id]?.attachedTo === host.id);
}
