/** The complete number of a clause: 5.7, 11.24.2, 7-1-2-1b. */
export const NUMBER = String.raw`\d+(?:[.-]\d+)*[a-z]?(?!\w)`;
const BARE_NUMBER = new RegExp(String.raw`^, (\d+[.-]${NUMBER})`);

/** The letters before a clause's number: "D20 5.7" gives "D20". */
export function prefixOf(id: string): string {
  return id.slice(0, id.indexOf(" "));
}

/**
 * The clauses at the beginning of a test's name. Each is written in full, separated by commas: `D20 3.3, D20 3.4 both
 * are asked`. A number without its prefix (`D20 3.3, 3.4`) is returned unchanged, and so matches no clause.
 */
export function leadingIds(name: string, prefixes: readonly string[]): string[] {
  if (prefixes.length === 0) return [];
  const whole = `((?:${prefixes.join("|")}) ${NUMBER})`;
  const first = new RegExp(`^${whole}`).exec(name)?.[1];
  if (first === undefined) return [];
  const next = new RegExp(`^, ${whole}`);
  const ids = [first];
  let rest = name.slice(first.length);
  for (;;) {
    const id = (next.exec(rest) ?? BARE_NUMBER.exec(rest))?.[1];
    if (id === undefined) return ids;
    ids.push(id);
    rest = rest.slice(2 + id.length);
  }
}
