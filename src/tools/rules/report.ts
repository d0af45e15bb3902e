import { type Coverage, type CoveredClause, type GameCoverage, uncovered } from "./coverage";

function bySection(clauses: readonly CoveredClause[]): Map<string, CoveredClause[]> {
  const sections = new Map<string, CoveredClause[]>();
  for (const clause of clauses)
    sections.set(clause.section, [...(sections.get(clause.section) ?? []), clause]);
  return sections;
}

const outOf = (clauses: readonly CoveredClause[]): string =>
  `${clauses.length - uncovered(clauses).length} of ${clauses.length}`;

function listed(clause: CoveredClause): string[] {
  if (clause.tests.length === 0) return [`  ${clause.id}  NO TEST: ${clause.text}`];
  return [`  ${clause.id}`, ...clause.tests.map(({ file, line, name }) => `      ${file}:${line} ${name}`)];
}

function gameReport({ game, clauses }: GameCoverage, onlyMissing: boolean): string[] {
  const sections = [...bySection(clauses)];
  const widest = Math.max(0, ...sections.map(([name]) => name.length));
  const shown = onlyMissing ? uncovered(clauses) : clauses;
  return [
    `=== ${game} ===`,
    ...shown.flatMap(listed),
    ...sections.map(([name, own]) => `${name.padEnd(widest)}  ${outOf(own)}`),
    `${game}: ${outOf(clauses)} clauses shown by tests.`,
    "",
  ];
}

/**
 * The coverage as text.
 * @param onlyMissing leave out clauses that have tests.
 */
export function textReport({ games, unknown }: Coverage, onlyMissing: boolean): string {
  const wrong = unknown.map(({ id, file, line, name }) => `${file}:${line} no clause ${id}: ${name}`);
  return [...games.flatMap((game) => gameReport(game, onlyMissing)), ...wrong].join("\n").trimEnd();
}

/** The coverage as JSON. */
export function jsonReport({ games, unknown }: Coverage, onlyMissing: boolean): string {
  const told = games.map(({ game, clauses }) => ({
    game,
    sections: [...bySection(clauses)].map(([section, own]) => ({
      section,
      clauses: own.length,
      shown: own.length - uncovered(own).length,
    })),
    clauses: onlyMissing ? uncovered(clauses) : clauses,
  }));
  return JSON.stringify({ games: told, unknown }, null, 2);
}
