import { loadedWith, type Manifest, reachableFrom } from "./manifest";

export interface Budget {
  name: string;
  /** Most bytes after gzip; 1 kB is 1000 bytes. */
  most: number;
  chunks: Set<string>;
}

const TABLE = /^src\/(table\/|screens\/([^/]*table[^/]*\/|[^/]*table[^/]*$))/i;
const GAME = /^src\/games\/[^/]+\//;

/**
 * What a player has loaded on the landing page, and at the table: landing, the table's lazy chunks and all that
 * they may load in turn. One game is played at a time, so of the games' own chunks the heaviest counts.
 * @param weigh bytes of one chunk after gzip
 */
export function budgets(manifest: Manifest, weigh: (key: string) => number): Budget[] {
  const keys = Object.keys(manifest);
  const source = (key: string): string => manifest[key]?.src ?? "";
  const landing = loadedWith(
    manifest,
    keys.filter((key) => manifest[key]?.isEntry),
  );
  const tableEntries = keys.filter((key) => TABLE.test(source(key)));
  const table = reachableFrom(manifest, tableEntries);
  const games = [...table].filter((key) => GAME.test(source(key)) && !landing.has(key));
  const heaviest = games.sort((a, b) => weigh(b) - weigh(a))[0];
  for (const key of games) if (key !== heaviest) table.delete(key);

  return [
    { name: "landing", most: 130_000, chunks: landing },
    { name: "table", most: 250_000, chunks: new Set([...landing, ...table]) },
  ];
}
