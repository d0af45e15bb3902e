import type { PerftNumbers } from "../../games/perft";

/** The numbers of a game as a table: a row per position, a column per depth. */
export function perftTable(slug: string, numbers: PerftNumbers): string {
  const rows = Object.entries(numbers);
  const depth = Math.max(0, ...rows.map(([, counts]) => counts.length));
  const first = Math.max(8, ...rows.map(([name]) => name.length));
  const head = Array.from({ length: depth }, (_, i) => `depth ${i + 1}`.padStart(12)).join("");
  const lines = rows.map(
    ([name, counts]) => name.padEnd(first) + counts.map((n) => n.toLocaleString("en").padStart(12)).join(""),
  );
  return [`${slug}: sequences of answers`, "".padEnd(first) + head, ...lines].join("\n");
}
