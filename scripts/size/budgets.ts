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
const WORKER = /^src\/opponents\/opponent\.worker\.ts$/;
/** What only some matches, games or players need, and the table loads on demand. */
const ON_DEMAND =
  /^src\/(?:.*\/guide\/|games\/[^/]+\/page\/artwork|opponents\/[^/]+\/index|screens\/(?:rules|series|settings|table\/(?:share|Overlays))|table\/motion\/features|table\/parts\/(?:contest\/|dice\/|grid\/|dialogs\/(?:Lookup|ZoneBrowser)|prompt\/Allot|seat\/(?:Other|AllMats|Mates)))/;
/**
 * What only matches that begin in a position, become one, or have own pictures, load. Like other screens, it does not
 * count for the table.
 */
const POSITIONS =
  /^src\/(?:games\/[^/]+\/position\/|positions\/|screens\/positions\/from-match|store\/sets\/installed-pictures)/;
/** What is loaded once the expert can be asked for advice. */
const HINTS = /^src\/(?:screens\/hints|opponents\/hint)\//;
/** Puzzles, their screens and the search that solves them. */
const PUZZLES = /^src\/(?:screens\/puzzles|puzzles)\//;
const DECK_ROOM = /^src\/screens\/decks\//;
/** What the deck room loads when it is asked for. */
const ON_DEMAND_IN_DECK_ROOM =
  /^src\/screens\/decks\/(?:share\/|builder\/(?:Complete|Sample|Unread|NewNames|DeckFigures|About)|parts\/MissingSets|room\/Deleted|browser\/(?:Card|Filter)Dialog)/;
/** Drafts and sealed events, which the deck room leads to. */
const EVENTS = /^src\/screens\/decks\/events\//;
const SCREEN = /^src\/screens\//;
const GAME = /^src\/(?:games|opponents)\/(?!hint\/|review\/|search\/)([^/]+)\//;
const OTHER_LANGUAGE = /^src\/text\/(?!en\b)([a-z]{2})\/(?:([^/]+)\/)?/;

/** Messages that a screen loads itself. Like other screens, they do not count. */
const SCREEN_TEXTS = /^src\/text\/[a-z]{2}\/ui\//;

/** Questions about the chunks of a build. */
interface Chunks {
  readonly manifest: Manifest;
  readonly games: readonly string[];
  readonly source: (key: string) => string;
  /** The game that alone has a chunk. One shared by several parts of a game is known by its name. */
  readonly gameOf: (key: string) => string | undefined;
}

/** The part of a manifest whose chunks fit. */
const only = (manifest: Manifest, fits: (key: string) => boolean): Manifest =>
  Object.fromEntries(Object.entries(manifest).filter(([key]) => fits(key)));

/** Which games load a chunk that not all of them do: none for what the table needs itself. */
function loadedBySome(
  { manifest, games, gameOf }: Chunks,
  starts: readonly string[],
  entry: ReadonlySet<string>,
): (key: string) => readonly string[] {
  const gameless = only(manifest, (key) => gameOf(key) === undefined);
  const from = (manifest: Manifest, fits: (key: string) => boolean) =>
    reachableFrom(manifest, starts.filter(fits), entry);
  const ofTable = from(gameless, (key) => key in gameless);
  const loaded = games.map((slug) => [slug, from(manifest, (key) => gameOf(key) === slug)] as const);
  return (key) => {
    const own = gameOf(key);
    if (own !== undefined) return [own];
    const some = loaded.filter(([, chunks]) => chunks.has(key)).map(([slug]) => slug);
    return entry.has(key) || ofTable.has(key) || some.length === games.length ? [] : some;
  };
}

/** The messages of every other language: of the page without those loaded with a screen, and of each game. */
function languageBudgets({ manifest, games, source }: Chunks, played: readonly string[]): Budget[] {
  const keys = Object.keys(manifest);
  const languageOf = (key: string) => OTHER_LANGUAGE.exec(source(key))?.[1];
  const translatedGame = (key: string) =>
    games.find((slug) => slug === OTHER_LANGUAGE.exec(source(key))?.[2]);
  const languages = [...new Set(keys.map(languageOf))].filter((language) => language !== undefined).sort();
  return languages.flatMap((language): Budget[] => {
    const own = keys.filter((key) => languageOf(key) === language && !SCREEN_TEXTS.test(source(key)));
    const shared = [...loadedWith(manifest, own)].filter((key) => !played.includes(key));
    const page = shared.filter((key) => translatedGame(key) === undefined);
    return [
      // Half of it are the words of the card language.
      { name: `${language}, the page`, most: 25_200, chunks: new Set(page) },
      ...games.map((slug) => {
        const chunks = new Set(own.filter((key) => translatedGame(key) === slug));
        return { name: `${language}, ${slug}`, most: 15_000, chunks };
      }),
    ];
  });
}

/**
 * The deck room, beyond what the landing page and every game have loaded by then; what it loads on demand; and what
 * drafts and sealed events need beyond all that.
 */
function deckRoomBudgets(
  { manifest, games, source }: Chunks,
  landing: ReadonlySet<string>,
  entry: ReadonlySet<string>,
): Budget[] {
  const keys = Object.keys(manifest);
  // The landing page reads saved matches once it is shown.
  const later = [...entry].flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const settled = loadedWith(
    manifest,
    later.filter((key) => key in manifest && !SCREEN.test(source(key))),
  );
  const perGame = games.map((slug) => {
    const own = new RegExp(`^src/games/${slug}/(?!guide/)`);
    return loadedWith(
      manifest,
      keys.filter((key) => own.test(source(key))),
    );
  });
  const isLoaded = (key: string) =>
    landing.has(key) || settled.has(key) || perGame.every((chunks) => chunks.has(key));
  const screens = keys.filter((key) => DECK_ROOM.test(source(key)));
  const beyond = (chunks: Iterable<string>) => new Set([...chunks].filter((key) => !isLoaded(key)));
  const opened = beyond(
    loadedWith(
      manifest,
      screens.filter((key) => !ON_DEMAND_IN_DECK_ROOM.test(source(key)) && !EVENTS.test(source(key))),
    ),
  );
  const room = screens.filter((key) => !EVENTS.test(source(key)));
  const asked = beyond(loadedWith(manifest, room));
  const onDemand = new Set([...asked].filter((key) => !opened.has(key)));
  const events = new Set([...beyond(loadedWith(manifest, screens))].filter((key) => !asked.has(key)));
  return [
    // 60 kB are wanted. The card sets that a deck needs and faces that wait for their turn took it above.
    { name: "deck room", most: 60_700, chunks: opened },
    { name: "deck room, on demand", most: 34_000, chunks: onDemand },
    { name: "drafts and sealed events", most: 34_000, chunks: events },
  ];
}

/**
 * What a player loads: the landing page; the table with its engine and workers, but no game, as every match needs it
 * from its first move to its result; all that the table loads on demand or once it is shown, together (gliding
 * and artwork are for every match, the grid and the dice only for D20); each game with its rules, cards, artwork, English texts, guide and
 * opponent, including what it shares with some other games; the deck room, what it loads on demand, and its events; each other
 * language of the page and of each game; what a match that begins in a position or has own pictures loads besides, what
 * advice of the expert does, and what puzzles do. What all games load
 * counts for the table. Other screens that the landing page links to do not count.
 */
export function budgets(manifest: Manifest, games: readonly string[]): Budget[] {
  const keys = Object.keys(manifest);
  const source = (key: string): string => manifest[key]?.src ?? "";
  const gameOf = (key: string): string | undefined => {
    const { name = "" } = manifest[key] ?? {};
    return GAME.exec(source(key))?.[1] ?? (games.includes(name) ? name : undefined);
  };

  const entries = keys.filter((key) => manifest[key]?.isEntry && PAGE.test(source(key)));
  const entry = loadedWith(manifest, entries);
  const landing = loadedWith(manifest, [...entries, ...keys.filter((key) => HOME.test(source(key)))]);

  const isLeftOut = (key: string) =>
    [OTHER_LANGUAGE, POSITIONS, HINTS, PUZZLES].some((part) => part.test(source(key)));
  const english = only(manifest, (key) => !isLeftOut(key));
  const starts = keys.filter(
    (key) => key in english && (TABLE.test(source(key)) || WORKER.test(source(key)) || gameOf(key)),
  );
  const positions = loadedWith(
    manifest,
    keys.filter((key) => POSITIONS.test(source(key))),
  );
  const inEnglish = only(manifest, (key) => !OTHER_LANGUAGE.test(source(key)));
  const [hints, puzzles] = [HINTS, PUZZLES].map((part) =>
    loadedWith(
      inEnglish,
      keys.filter((key) => part.test(source(key))),
    ),
  );
  const played = [...entry, ...reachableFrom(english, starts, entry)].filter((key) => key in english);
  const always = only(english, (key) => entry.has(key) || !ON_DEMAND.test(source(key)));
  const needed = reachableFrom(
    always,
    starts.filter((key) => key in always),
    entry,
  );
  const holders = loadedBySome({ manifest: english, games, source, gameOf }, starts, entry);
  const common = played.filter((key) => entry.has(key) || holders(key).length === 0);
  const table = new Set(common.filter((key) => entry.has(key) || (key in always && needed.has(key))));
  const onDemand = new Set(common.filter((key) => !table.has(key)));
  const partsOf = (slug: string) =>
    new Set(played.filter((key) => !entry.has(key) && holders(key).includes(slug)));

  const beyondPlayed = (chunks: Iterable<string> = []) =>
    new Set([...chunks].filter((key) => !played.includes(key)));

  return [
    { name: "landing", most: 120_000, chunks: landing },
    // framer-motion is 16 of it and stays, because a library beats animation code of our own.
    // The store of decks is another 2: a match with a deck of one's own notes that it was played.
    // The curtain is a chunk of its own for drafts by two people.
    // The words for cards that players write are 4: every game may have such cards.
    // An expert that can be told to play now, the sets of a deck, matches that begin in a position and puzzles are another 8.
    { name: "table, no game", most: 300_000, chunks: table },
    // Half of it is for every match, but comes after the table: what framer-motion glides cards with, and the artwork.
    { name: "table, on demand", most: 85_500, chunks: onDemand },
    ...games.map((slug) => ({ name: slug, most: 80_000, chunks: partsOf(slug) })),
    { name: "positions and pictures", most: 20_000, chunks: beyondPlayed(positions) },
    { name: "hints", most: 10_000, chunks: beyondPlayed(hints) },
    // Of the puzzles themselves, a page loads those of one game: forty are 4 or 5, and five games have them.
    { name: "puzzles", most: 39_000, chunks: beyondPlayed(puzzles) },
    ...deckRoomBudgets({ manifest: english, games, source, gameOf }, landing, entry),
    ...languageBudgets({ manifest, games, source, gameOf }, played),
  ];
}
