import type { Seat } from "../../kernel";
import type { PrintedCard } from "../../language";

export const SEATS = ["Amber", "Onyx", "Jade"] as const;
const KINDS = ["Lantern A", "Lantern B", "Lantern C", "Thief", "Spark A", "Spark B", "Spark C", "Lantern D"];
const SIDE_KINDS = ["Lantern E", "Lantern F"];
const LIGHT: Readonly<Record<string, number>> = { A: 500, B: 1000, C: 2000, D: 4000, E: 500, F: 500 };

/** Every card name contains the name of its seat, so that a test can search for what another seat may not know. */
export function deckOf(seat: Seat): readonly string[] {
  return KINDS.map((kind) => `${SEATS[seat]} ${kind}`);
}

export function sideDeckOf(seat: Seat): readonly string[] {
  return SIDE_KINDS.map((kind) => `${SEATS[seat]} ${kind}`);
}

function printed(name: string, number: number): PrintedCard {
  const type = name.includes("Spark") ? "spark" : name.includes("Thief") ? "thief" : "lantern";
  const light = type === "lantern" ? (LIGHT[name.at(-1) ?? ""] ?? 0) : 0;
  return { name, number, type, stats: { light }, watches: [], abilities: [] };
}

export const cards: Readonly<Record<string, PrintedCard>> = Object.fromEntries(
  SEATS.flatMap((_, seat) => [...deckOf(seat), ...sideDeckOf(seat)]).map((name, i) => [
    name,
    printed(name, i + 1),
  ]),
);
