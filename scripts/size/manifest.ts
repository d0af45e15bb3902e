/** One chunk of the build as Vite's manifest lists it; `imports` and `dynamicImports` are keys of the manifest. */
export interface Chunk {
  file: string;
  src?: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, Chunk>;

/** The chunks that load together: the given ones and all they import statically. */
export function loadedWith(manifest: Manifest, keys: Iterable<string>): Set<string> {
  return closure(keys, (key) => manifest[key]?.imports ?? []);
}

/**
 * The chunks that may load in time: the given ones and all they import, lazily too.
 * @param closed chunks whose lazy imports are somebody else's
 */
export function reachableFrom(
  manifest: Manifest,
  keys: Iterable<string>,
  closed: ReadonlySet<string>,
): Set<string> {
  return closure(keys, (key) => [
    ...(manifest[key]?.imports ?? []),
    ...(closed.has(key) ? [] : (manifest[key]?.dynamicImports ?? [])),
  ]);
}

function closure(keys: Iterable<string>, next: (key: string) => string[]): Set<string> {
  const found = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    open.push(...next(key));
  }
  return found;
}
