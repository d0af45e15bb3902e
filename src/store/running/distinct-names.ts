import { MAX_NAME_LENGTH } from "../schema/plain-schema";

/** Normalizes a name for comparison: ignores case, width and surrounding spaces. */
const normalized = (name: string): string =>
  name.normalize("NFKC").toLocaleLowerCase().replace(/\s+/g, " ").trim();

/**
 * Makes names distinct: every duplicate after the first gets a number. Returns the same list when all differ already.
 * Empty names stay empty.
 */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names.map(normalized));
  if (taken.size === names.length) return names;
  const used = new Set<string>();
  return names.map((name) => {
    if (name === "" || !used.has(normalized(name))) {
      used.add(normalized(name));
      return name;
    }
    for (let number = 2; ; number++) {
      const suffix = ` (${number})`;
      const numbered = `${name.slice(0, MAX_NAME_LENGTH - suffix.length)}${suffix}`;
      if (taken.has(normalized(numbered))) continue;
      taken.add(normalized(numbered));
      return numbered;
    }
  });
}
