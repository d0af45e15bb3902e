import { MAX_NAME_LENGTH } from "../schema/plain-schema";

/** Normalizes a name for comparison: ignores case, width and surrounding spaces. */
const heard = (name: string): string =>
  name.normalize("NFKC").toLocaleLowerCase().replace(/\s+/g, " ").trim();

/**
 * Makes names distinct: every duplicate after the first gets a number. Returns the same list when all differ already.
 * Empty names stay empty.
 */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names.map(heard));
  if (taken.size === names.length) return names;
  const used = new Set<string>();
  return names.map((name) => {
    if (name === "" || !used.has(heard(name))) {
      used.add(heard(name));
      return name;
    }
    for (let number = 2; ; number++) {
      const suffix = ` (${number})`;
      const told = `${name.slice(0, MAX_NAME_LENGTH - suffix.length)}${suffix}`;
      if (taken.has(heard(told))) continue;
      taken.add(heard(told));
      return told;
    }
  });
}
