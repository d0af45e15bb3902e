import type { Clause, Rulebook } from "../../games/game";
import type { CodeLine } from "./citations";
import { leadingIds, prefixOf } from "./ids";
import type { NamedTest } from "./names";

/** A clause that the software must follow, with the tests that cover it. */
export interface CoveredClause {
  readonly id: string;
  readonly section: string;
  readonly kind: Clause["kind"];
  readonly text: string;
  readonly tests: readonly NamedTest[];
  /** The lines of code that name it. */
  readonly code: readonly CodeLine[];
  /** Why it has no code of its own. Undefined for a clause that should have some. */
  readonly withoutCode: string | undefined;
}

/** Clauses that have no code of their own, and why. */
export interface WithoutCode {
  readonly why: string;
  readonly clauses: readonly string[];
}

export interface GameCoverage {
  readonly game: string;
  readonly clauses: readonly CoveredClause[];
}

/** A name that begins with an unknown clause. */
export interface UnknownClause extends NamedTest {
  readonly id: string;
}

/** Where clauses are named. */
export interface Evidence {
  readonly tests: readonly NamedTest[];
  readonly code?: ReadonlyMap<string, readonly CodeLine[]>;
  readonly withoutCode?: readonly WithoutCode[];
}

export interface Coverage {
  readonly games: readonly GameCoverage[];
  readonly unknown: readonly UnknownClause[];
}

/** Which tests and which code cover which clauses. Definitions and physical clauses need none. */
export function coverage(
  rulebooks: readonly Rulebook[],
  { tests, code = new Map(), withoutCode = [] }: Evidence,
): Coverage {
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
  const reasons = new Map(withoutCode.flatMap(({ why, clauses }) => clauses.map((id) => [id, why] as const)));
  for (const [id, why] of reasons)
    if (!known.has(id)) unknown.push({ id, name: why, file: "without-code.json", line: 1 });
  const games = rulebooks.map(({ game, clauses }) => ({
    game,
    clauses: clauses
      .filter(({ kind }) => kind === "rule" || kind === "interface")
      .map(({ id, section, kind, text }) => ({
        id,
        section,
        kind,
        text,
        tests: shown.get(id) ?? [],
        code: code.get(id) ?? [],
        withoutCode: reasons.get(id),
      })),
  }));
  return { games, unknown };
}

export function uncovered(clauses: readonly CoveredClause[]): CoveredClause[] {
  return clauses.filter((clause) => clause.tests.length === 0);
}

/** The clauses that no code names, though they should have some. */
export function uncited(clauses: readonly CoveredClause[]): CoveredClause[] {
  return clauses.filter(({ code, withoutCode }) => code.length === 0 && withoutCode === undefined);
}

/** Whether every clause has a test, and every test's clause exists. */
export function isComplete({ games, unknown }: Coverage): boolean {
  return unknown.length === 0 && games.every(({ clauses }) => uncovered(clauses).length === 0);
}
