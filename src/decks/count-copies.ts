export interface CardCount {
  readonly name: string;
  readonly copies: number;
}

/** Merges duplicates in a list of names, in order of first appearance. */
export function countCopies(names: readonly string[]): readonly CardCount[] {
  const copies = new Map<string, number>();
  for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1);
  return Array.from(copies, ([name, count]) => ({ name, copies: count }));
}
