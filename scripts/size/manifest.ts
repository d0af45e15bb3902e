/** One chunk of the build in Vite's manifest. `imports` and `dynamicImports` are keys of the manifest. */
export interface Chunk {
  file: string;
  src?: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, Chunk>;

/** The chunks that load together: the given ones and all their static imports. */
export function loadedWith(manifest: Manifest, keys: Iterable<string>): Set<string> {
  return closure(keys, (key) => manifest[key]?.imports ?? []);
}

/**
 * The chunks that may load in time: the given ones and all their imports, lazy ones included.
 * @param closed chunks whose lazy imports belong to another part.
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
