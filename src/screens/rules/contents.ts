import type { Clause } from "../../games/game";

export interface Section {
  /** Its place in the book, from 0; stays the same while a search leaves sections out. */
  readonly at: number;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/**
 * Clauses by section, in the order of the book.
 * @param shown those to keep; sections left empty fall away.
 */
export function sectionsOf(
  clauses: readonly Clause[],
  shown: readonly Clause[] = clauses,
): readonly Section[] {
  const titles = [...new Set(clauses.map((clause) => clause.section))];
  const kept = new Map<string, Clause[]>(titles.map((title) => [title, []]));
  for (const clause of shown) kept.get(clause.section)?.push(clause);
  return titles
    .map((title, at) => ({ at, title, clauses: kept.get(title) ?? [] }))
    .filter((section) => section.clauses.length > 0);
}
