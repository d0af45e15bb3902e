import type { CardId, Cell, Seat, ZoneId } from "../../kernel";

/** Where a pointer or the keyboard points. */
export type Spot =
  | { readonly kind: "card"; readonly card: CardId }
  | { readonly kind: "cell"; readonly cell: Cell }
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "zone"; readonly zone: ZoneId }
  | { readonly kind: "hand" }
  /** The middle of the table, between everything that can be aimed at. */
  | { readonly kind: "mat" };

export function sameCell(a: Cell | undefined, b: Cell | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

export function sameSpot(a: Spot | null, b: Spot | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.kind === "card" && b.kind === "card") return a.card === b.card;
  if (a.kind === "cell" && b.kind === "cell") return sameCell(a.cell, b.cell);
  if (a.kind === "seat" && b.kind === "seat") return a.seat === b.seat;
  if (a.kind === "zone" && b.kind === "zone") return a.zone === b.zone;
  return a.kind === b.kind;
}
