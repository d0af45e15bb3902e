import { type Coverage, type CoveredClause, type GameCoverage, uncited, uncovered } from "./coverage";

function bySection(clauses: readonly CoveredClause[]): Map<string, CoveredClause[]> {
  const sections = new Map<string, CoveredClause[]>();
  for (const clause of clauses)
    sections.set(clause.section, [...(sections.get(clause.section) ?? []), clause]);
  return sections;
}

const outOf = (clauses: readonly CoveredClause[]): string =>
  `${clauses.length - uncovered(clauses).length} of ${clauses.length}`;

/** A clause with the code that names it and its tests, or what it lacks. */
function listed({ id, text, code, withoutCode, tests }: CoveredClause): string[] {
  const lacks = [
    code.length === 0 && withoutCode === undefined && "NO CODE",
    tests.length === 0 && "NO TEST",
  ];
  const lacking = lacks.filter((one) => one !== false).join(", ");
  return [
    lacking === "" ? `  ${id}` : `  ${id}  ${lacking}: ${text}`,
    ...code.map(({ file, line }) => `      ${file}:${line}`),
    ...(withoutCode === undefined ? [] : [`      no code of its own: ${withoutCode}`]),
    ...tests.map(({ file, line, name }) => `      ${file}:${line} ${name}`),
  ];
}

const isLacking = (clause: CoveredClause) => clause.tests.length === 0 || uncited([clause]).length > 0;

function gameReport({ game, clauses }: GameCoverage, onlyMissing: boolean): string[] {
  const sections = [...bySection(clauses)];
  const widest = Math.max(0, ...sections.map(([name]) => name.length));
  const shown = onlyMissing ? clauses.filter(isLacking) : clauses;
  const own = clauses.filter(({ withoutCode }) => withoutCode === undefined);
  return [
    `=== ${game} ===`,
    ...shown.flatMap(listed),
    ...sections.map(([name, own]) => `${name.padEnd(widest)}  ${outOf(own)}`),
    `${game}: ${outOf(clauses)} clauses shown by tests, ${own.length - uncited(own).length} of ${own.length} named in code.`,
    "",
  ];
}

/**
 * The coverage as text.
 * @param onlyMissing leave out clauses that have tests and code.
 */
export function textReport({ games, unknown }: Coverage, onlyMissing: boolean): string {
  const wrong = unknown.map(({ id, file, line, name }) => `${file}:${line} no clause ${id}: ${name}`);
  return [...games.flatMap((game) => gameReport(game, onlyMissing)), ...wrong].join("\n").trimEnd();
}

export function jsonReport({ games, unknown }: Coverage, onlyMissing: boolean): string {
  const reports = games.map(({ game, clauses }) => ({
    game,
    sections: [...bySection(clauses)].map(([section, own]) => ({
      section,
      clauses: own.length,
      shown: own.length - uncovered(own).length,
    })),
    clauses: onlyMissing ? clauses.filter(isLacking) : clauses,
  }));
  return JSON.stringify({ games: reports, unknown }, null, 2);
}
