import type { CardId, Cell, Seat, ZoneId } from "../../kernel";

/** Where a pointer or the keyboard points. */
export type Spot =
  | { readonly on: "card"; readonly card: CardId }
  | { readonly on: "cell"; readonly cell: Cell }
  | { readonly on: "seat"; readonly seat: Seat }
  | { readonly on: "zone"; readonly zone: ZoneId }
  | { readonly on: "hand" }
  /** The middle of the table, between everything that can be aimed at. */
  | { readonly on: "mat" };

export function sameCell(a: Cell | undefined, b: Cell | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** Whether both are the same place. */
export function sameSpot(a: Spot | null, b: Spot | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.on === "card" && b.on === "card") return a.card === b.card;
  if (a.on === "cell" && b.on === "cell") return sameCell(a.cell, b.cell);
  if (a.on === "seat" && b.on === "seat") return a.seat === b.seat;
  if (a.on === "zone" && b.on === "zone") return a.zone === b.zone;
  return a.on === b.on;
}
