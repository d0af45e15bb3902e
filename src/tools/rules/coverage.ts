import type { Clause, Rulebook } from "../../games/game";
import { leadingIds, prefixOf } from "./ids";
import type { NamedTest } from "./names";

/** A clause that the software has to follow, with the tests that cover it. */
export interface CoveredClause {
  readonly id: string;
  readonly section: string;
  readonly kind: Clause["kind"];
  readonly text: string;
  readonly tests: readonly NamedTest[];
}

export interface GameCoverage {
  readonly game: string;
  readonly clauses: readonly CoveredClause[];
}

/** A test whose name begins with an unknown clause. */
export interface UnknownClause extends NamedTest {
  readonly id: string;
}

export interface Coverage {
  readonly games: readonly GameCoverage[];
  readonly unknown: readonly UnknownClause[];
}

/** Which tests cover which clauses. Definitions and physical clauses need none. */
export function coverage(rulebooks: readonly Rulebook[], tests: readonly NamedTest[]): Coverage {
  const known = new Set(rulebooks.flatMap((book) => book.clauses.map((clause) => clause.id)));
  const prefixes = [...new Set([...known].map(prefixOf))];
  const shown = new Map<string, NamedTest[]>();
  const unknown: UnknownClause[] = [];
  for (const test of tests) {
    for (const id of new Set(leadingIds(test.name, prefixes))) {
      if (known.has(id)) shown.set(id, [...(shown.get(id) ?? []), test]);
      else unknown.push({ id, ...test });
    }
  }
  const games = rulebooks.map(({ game, clauses }) => ({
    game,
    clauses: clauses
      .filter(({ kind }) => kind === "rule" || kind === "interface")
      .map(({ id, section, kind, text }) => ({ id, section, kind, text, tests: shown.get(id) ?? [] })),
  }));
  return { games, unknown };
}

/** The clauses without tests. */
export function uncovered(clauses: readonly CoveredClause[]): CoveredClause[] {
  return clauses.filter((clause) => clause.tests.length === 0);
}

/** Whether every clause is covered, and every test's clause exists. */
export function isComplete({ games, unknown }: Coverage): boolean {
  return unknown.length === 0 && games.every(({ clauses }) => uncovered(clauses).length === 0);
}
