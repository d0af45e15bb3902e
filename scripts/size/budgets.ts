import { loadedWith, type Manifest, reachableFrom } from "./manifest";

export interface Budget {
  name: string;
  /** Limit in bytes after gzip; 1 kB is 1000 bytes. */
  most: number;
  chunks: Set<string>;
}

const PAGE = /\.html$/;
/** The landing page itself, which the table does not need. */
const HOME = /^src\/screens\/home\//;
const TABLE = /^src\/(table\/|screens\/([^/]*table[^/]*\/|[^/]*table[^/]*$))/i;
const WORKER = /\.worker\.ts$/;
const GAME = /^src\/(?:games|opponents)\/([^/]+)\//;
const OTHER_LANGUAGE = /^src\/text\/(?!en\b)([a-z]{2})\/(?:([^/]+)\/)?/;

/**
 * What a player loads: the landing page; the table with its engine and workers, but no game; each game with its rules,
 * cards, English texts, guide and opponent, on top of the table; each other language of the page and of each game.
 * Other screens that the landing page links to do not count.
 * @param games slugs of the games: a chunk shared by several parts of a game is known by its name alone.
 */
export function budgets(manifest: Manifest, games: readonly string[]): Budget[] {
  const keys = Object.keys(manifest);
  const source = (key: string): string => manifest[key]?.src ?? "";
  const gameOf = (key: string): string | undefined => {
    const { name = "" } = manifest[key] ?? {};
    return GAME.exec(source(key))?.[1] ?? (games.includes(name) ? name : undefined);
  };
  const languageOf = (key: string): string | undefined => OTHER_LANGUAGE.exec(source(key))?.[1];
  const translatedGame = (key: string): string | undefined =>
    games.find((slug) => slug === OTHER_LANGUAGE.exec(source(key))?.[2]);

  const entries = keys.filter((key) => manifest[key]?.isEntry && PAGE.test(source(key)));
  const entry = loadedWith(manifest, entries);
  const landing = loadedWith(manifest, [...entries, ...keys.filter((key) => HOME.test(source(key)))]);

  const english = Object.fromEntries(
    Object.entries(manifest).filter(([key]) => languageOf(key) === undefined),
  );
  const starts = keys.filter((key) => TABLE.test(source(key)) || WORKER.test(source(key)) || gameOf(key));
  const played = [...entry, ...reachableFrom(english, starts, entry)].filter((key) => key in english);
  const table = new Set(played.filter((key) => entry.has(key) || gameOf(key) === undefined));
  const partsOf = (slug: string) => new Set(played.filter((key) => !table.has(key) && gameOf(key) === slug));

  const languages = [...new Set(keys.map(languageOf))].filter((language) => language !== undefined).sort();
  const phrases = languages.flatMap((language): Budget[] => {
    const own = keys.filter((key) => languageOf(key) === language);
    const shared = [...loadedWith(manifest, own)].filter((key) => !played.includes(key));
    const page = shared.filter((key) => translatedGame(key) === undefined);
    return [
      { name: `${language}, the page`, most: 24_000, chunks: new Set(page) },
      ...games.map((slug) => {
        const chunks = new Set(own.filter((key) => translatedGame(key) === slug));
        return { name: `${language}, ${slug}`, most: 15_000, chunks };
      }),
    ];
  });

  return [
    { name: "landing", most: 130_000, chunks: landing },
    // The requirement is 270 kB. The rest covers what the larger games need of the engine, staged battles, twenty
    // seats, teams and series, the moments for responses, and a label for each press.
    { name: "table, no game", most: 336_000, chunks: table },
    ...games.map((slug) => ({ name: slug, most: 80_000, chunks: partsOf(slug) })),
    ...phrases,
  ];
}
