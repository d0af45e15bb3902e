import { loadedWith, type Manifest, reachableFrom } from "./manifest";

export interface Budget {
  name: string;
  /** Most bytes after gzip; 1 kB is 1000 bytes. */
  most: number;
  chunks: Set<string>;
}

const PAGE = /\.html$/;
/** The landing page itself: nobody needs it at the table. */
const HOME = /^src\/screens\/home\//;
const TABLE = /^src\/(table\/|screens\/([^/]*table[^/]*\/|[^/]*table[^/]*$))/i;
const WORKER = /\.worker\.ts$/;
const GAME = /^src\/(?:games|opponents)\/([^/]+)\//;
const OTHER_LANGUAGE = /^src\/text\/(?!en\b)([a-z]{2})\/(?:([^/]+)\/)?/;

/**
 * What a player has loaded on the landing page, and at the table: the entry, the table's lazy chunks, the workers and
 * all that they may load in turn. One game is played at a time, so of the games' own chunks the heaviest game's
 * count, its opponent with it. What the landing page may load besides are other screens. The phrases of
 * another language come on top of both, those of one game with those of the house; the heaviest language counts.
 * @param games the names of the games' folders: a chunk that several others share is known by its name alone
 * @param weigh bytes of one chunk after gzip
 */
export function budgets(
  manifest: Manifest,
  games: readonly string[],
  weigh: (key: string) => number,
): Budget[] {
  const keys = Object.keys(manifest);
  const source = (key: string): string => manifest[key]?.src ?? "";
  const gameOf = (key: string): string | undefined => {
    const { name = "" } = manifest[key] ?? {};
    return GAME.exec(source(key))?.[1] ?? (games.includes(name) ? name : undefined);
  };
  const languageOf = (key: string): string | undefined => OTHER_LANGUAGE.exec(source(key))?.[1];
  const phrasesOf = (key: string): string | undefined => {
    const [, language, game = ""] = OTHER_LANGUAGE.exec(source(key)) ?? [];
    return games.includes(game) ? `${language}/${game}` : undefined;
  };

  const entries = keys.filter((key) => manifest[key]?.isEntry && PAGE.test(source(key)));
  const entry = loadedWith(manifest, entries);
  const landing = loadedWith(manifest, [...entries, ...keys.filter((key) => HOME.test(source(key)))]);
  const starts = keys.filter((key) => TABLE.test(source(key)) || WORKER.test(source(key)) || gameOf(key));
  const unspoken = Object.fromEntries(
    Object.entries(manifest).filter(([key]) => languageOf(key) === undefined),
  );
  const reachable = [...reachableFrom(unspoken, starts, entry)].filter((key) => key in unspoken);
  const table = new Set([...entry, ...reachable]);
  for (const key of besidesHeaviest(table, gameOf, weigh)) if (!entry.has(key)) table.delete(key);

  const languages = loadedWith(
    manifest,
    keys.filter((key) => languageOf(key) !== undefined),
  );
  const phrases = new Set([...languages].filter((key) => !table.has(key)));
  for (const key of besidesHeaviest(phrases, phrasesOf, weigh)) phrases.delete(key);
  for (const key of besidesHeaviest(phrases, languageOf, weigh)) phrases.delete(key);

  return [
    { name: "landing", most: 130_000, chunks: landing },
    { name: "table", most: 250_000, chunks: table },
    { name: "another language, on top", most: 31_000, chunks: phrases },
  ];
}

/** The chunks of all groups but the heaviest. */
function besidesHeaviest(
  chunks: Iterable<string>,
  groupOf: (key: string) => string | undefined,
  weigh: (key: string) => number,
): string[] {
  const grouped = [...chunks].filter((key) => groupOf(key) !== undefined);
  const weights = new Map<string | undefined, number>();
  for (const key of grouped) weights.set(groupOf(key), (weights.get(groupOf(key)) ?? 0) + weigh(key));
  const [heaviest] = [...weights].sort(([, a], [, b]) => b - a);
  return grouped.filter((key) => groupOf(key) !== heaviest?.[0]);
}
