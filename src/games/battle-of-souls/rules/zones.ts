import { type Card, type CardId, type Reader, type Seat, type ZoneSpec, zoneOf } from "../../../kernel";
import { isAgreed } from "./options";

/**
 * A player's zones (BOS 2.1 to BOS 2.25). An activated card stays in its own zone while it waits on the chain. The
 * limit of one battlefield is a rule, not a matter of zones.
 */
export const ZONES: readonly ZoneSpec[] = [
  { key: "fighters", sees: "all", shape: "row" },
  { key: "equipment", sees: "all", shape: "row" },
  { key: "tactics", sees: "all", shape: "row" },
  { key: "battlefield", sees: "all", shape: "row" },
  { key: "deck", sees: "nobody", shape: "pile" },
  { key: "hand", sees: "owner", shape: "row" },
  // Public (BOS 13.17), in its owner's order only if the players have agreed on it.
  {
    key: "discard",
    sees: "all",
    shape: "pile",
    ordered: { rule: "BOS 2.19", if: (g) => isAgreed(g, "piles", "owner") },
  },
  // Apart from the discard pile (BOS 15.3).
  { key: "removed", sees: "all", shape: "pile" },
];

/** The zones that are the field (BOS 15.7). */
export const FIELD: readonly string[] = ["fighters", "equipment", "tactics", "battlefield"];

export function zoneKey(g: Reader, { zone }: Pick<Card, "zone">): string {
  return g.state.zones[zone]?.key ?? "";
}

export const isFighterOnField = (g: Reader, card: Pick<Card, "zone">): boolean =>
  zoneKey(g, card) === "fighters";

export const isOnField = (g: Reader, card: Pick<Card, "zone">): boolean => FIELD.includes(zoneKey(g, card));

export const cardsIn = (g: Reader, key: string, seat: Seat): readonly CardId[] =>
  zoneOf(g.state, key, seat).cards;
