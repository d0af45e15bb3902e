/** A measured figure and its limit. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: "" | "ms" | "kB" | "px";
  readonly limit: number;
  /** `most`: an upper limit. `least`: a lower limit. */
  readonly is: "most" | "least";
  /** How it was measured, in a few words. */
  readonly how: string;
}

export const atMost = (
  what: string,
  value: number,
  limit: number,
  unit: Figure["unit"],
  how: string,
): Figure => ({ what, value, limit, unit, is: "most", how });

export const atLeast = (what: string, value: number, limit: number, how: string): Figure => ({
  what,
  value,
  limit,
  unit: "",
  is: "least",
  how,
});

export function meetsLimit({ value, limit, is }: Figure): boolean {
  return is === "most" ? value <= limit : value >= limit;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
