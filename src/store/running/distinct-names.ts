import { MAX_NAME_LENGTH } from "../schema/plain-schema";

/** What a name sounds and looks like: without case, width and spaces around it. */
const heard = (name: string): string =>
  name.normalize("NFKC").toLocaleLowerCase().replace(/\s+/g, " ").trim();

/**
 * Names by which players can be told apart: of equal ones all but the first get a number. The same list when they differ
 * already. Names left empty stay so.
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
