import type { Clause } from "../../games/game";

export interface Section {
  /** Index in the rulebook, from 0. Does not change when a search hides sections. */
  readonly at: number;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/**
 * Clauses by section, in rulebook order.
 * @param shown the clauses to keep; empty sections are left out.
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
