import type { Rules } from "../kernel";
import type { DrawnCard } from "../language";
import type { ScriptedPlayer } from "../opponents/script";
import type { Script } from "../opponents/search";
import type { Locale } from "../text";
import type { Catalogue } from "../text/catalogue";
import type { Game } from "./game";
import type { GamePosition } from "./game-position";
import type { Guide } from "./guide";
import type { Workshop } from "./workshop";

/** What a game draws, by the names of its figures and of its looks, and what draws its cards with them. */
interface DrawnParts {
  readonly artwork: {
    readonly families: Readonly<Record<string, unknown>>;
    readonly moods: Readonly<Record<string, unknown>>;
  };
  /** Returns the address of a card's drawing. */
  readonly artworkFor: (card: DrawnCard) => string;
}

/** The parts of a game. Each is loaded when it is needed. */
export interface GameParts {
  readonly game: () => Promise<Game>;
  /** Its texts in the other languages of the page. The English texts come with the game. */
  readonly messages: Readonly<Record<Exclude<Locale, "en">, () => Promise<Catalogue>>>;
  /** Its scripted levels. */
  readonly scripted: () => Promise<ScriptedPlayer>;
  /** Its opponent with the expert, whose search most matches do without. */
  readonly opponent: () => Promise<Script>;
  /** The same for other cards. */
  readonly opponentFor: () => Promise<(rules: Rules) => Script>;
  /** What its cards are drawn with, for a page that shows them. */
  readonly artwork: () => Promise<DrawnParts>;
  /** How players write cards of it. */
  readonly workshop: () => Promise<Workshop>;
  /** What its positions may say. */
  readonly position: () => Promise<GamePosition>;
  /** The guided first game, if any. */
  readonly guide?: () => Promise<Guide>;
}

/** What is known about a game before any of its parts is loaded. */
export interface GameEntry {
  readonly slug: string;
  readonly title: string;
  /** One line for its tile. */
  readonly pitch: Readonly<Record<Locale, string>>;
  readonly parts: GameParts;
}

/** All games in display order. Anything that handles every game reads them from here. */
export const GAMES = [
  {
    slug: "d20-warriors",
    title: "D20 Warriors",
    pitch: {
      en: "Place Warriors edge to edge, roll as many dice as your numbers allow, and be left standing.",
      de: "Lege Krieger Kante an Kante, wirf so viele Würfel, wie deine Zahlen erlauben, und bleib als Letzter stehen.",
    },
    parts: {
      game: async () => (await import("./d20-warriors")).d20Warriors,
      messages: { de: async () => (await import("../text/de/d20-warriors")).messages },
      scripted: async () => (await import("../opponents/d20-warriors/scripted")).scripted,
      opponent: async () => (await import("../opponents/d20-warriors")).d20Script,
      opponentFor: async () => (await import("../opponents/d20-warriors")).scriptFor,
      artwork: () => import("./d20-warriors/page/artwork"),
      workshop: async () => (await import("./d20-warriors/workshop/index")).workshop,
      position: async () => (await import("./d20-warriors/position/index")).position,
      guide: async () => (await import("./d20-warriors/guide/index")).guide,
    },
  },
  {
    slug: "battle-of-souls",
    title: "Battle of Souls",
    pitch: {
      en: "One pool of soul points between two sides: what one wins, the other loses.",
      de: "Ein einziger Vorrat an Seelenpunkten für beide Seiten: Was die eine gewinnt, verliert die andere.",
    },
    parts: {
      game: async () => (await import("./battle-of-souls")).battleOfSouls,
      messages: { de: async () => (await import("../text/de/battle-of-souls")).messages },
      scripted: async () => (await import("../opponents/battle-of-souls/scripted")).scripted,
      opponent: async () => (await import("../opponents/battle-of-souls")).battleOfSoulsScript,
      opponentFor: async () => (await import("../opponents/battle-of-souls")).scriptFor,
      artwork: () => import("./battle-of-souls/page/artwork"),
      workshop: async () => (await import("./battle-of-souls/workshop/index")).workshop,
      position: async () => (await import("./battle-of-souls/position/index")).position,
      guide: async () => (await import("./battle-of-souls/guide/index")).guide,
    },
  },
  {
    slug: "battle-spirits-saga",
    title: "Battle Spirits Saga",
    pitch: {
      en: "Cores pay for spirits, feed them and are your life. Think twice before spending a gem.",
      de: "Kerne bezahlen Geister, nähren sie und sind dein Leben. Gib jeden Stein in Gedanken zweimal aus.",
    },
    parts: {
      game: async () => (await import("./battle-spirits-saga")).battleSpiritsSaga,
      messages: { de: async () => (await import("../text/de/battle-spirits-saga")).messages },
      scripted: async () => (await import("../opponents/battle-spirits-saga/scripted")).scripted,
      opponent: async () => (await import("../opponents/battle-spirits-saga")).battleSpiritsSagaScript,
      opponentFor: async () => (await import("../opponents/battle-spirits-saga")).scriptFor,
      artwork: () => import("./battle-spirits-saga/page/artwork"),
      workshop: async () => (await import("./battle-spirits-saga/workshop/index")).workshop,
      position: async () => (await import("./battle-spirits-saga/position/index")).position,
      guide: async () => (await import("./battle-spirits-saga/guide/index")).guide,
    },
  },
  {
    slug: "battle-cores",
    title: "Battle Cores",
    pitch: {
      en: "Points grow with every turn. Strike, hold, and call a Legend when it counts.",
      de: "Mit jedem Zug wachsen die Punkte. Schlag zu, halte stand und ruf eine Legende, wenn es zählt.",
    },
    parts: {
      game: async () => (await import("./battle-cores")).battleCores,
      messages: { de: async () => (await import("../text/de/battle-cores")).messages },
      scripted: async () => (await import("../opponents/battle-cores/scripted")).scripted,
      opponent: async () => (await import("../opponents/battle-cores")).battleCoresScript,
      opponentFor: async () => (await import("../opponents/battle-cores")).scriptFor,
      artwork: () => import("./battle-cores/page/artwork"),
      workshop: async () => (await import("./battle-cores/workshop/index")).workshop,
      position: async () => (await import("./battle-cores/position/index")).position,
      guide: async () => (await import("./battle-cores/guide/index")).guide,
    },
  },
  {
    slug: "soul-masters",
    title: "Soul Masters",
    pitch: {
      en: "Five factions, one Commander each. Evolve your army and bring the other Commander down.",
      de: "Fünf Fraktionen mit je einem Kommandanten. Entwickle deine Armee und bring den anderen Kommandanten zu Fall.",
    },
    parts: {
      game: async () => (await import("./soul-masters")).soulMasters,
      messages: { de: async () => (await import("../text/de/soul-masters")).messages },
      scripted: async () => (await import("../opponents/soul-masters/scripted")).scripted,
      opponent: async () => (await import("../opponents/soul-masters")).soulMastersScript,
      opponentFor: async () => (await import("../opponents/soul-masters")).scriptFor,
      artwork: () => import("./soul-masters/page/artwork"),
      workshop: async () => (await import("./soul-masters/workshop/index")).workshop,
      position: async () => (await import("./soul-masters/position/index")).position,
      guide: async () => (await import("./soul-masters/guide/index")).guide,
    },
  },
] as const satisfies readonly GameEntry[];

/** Short name of a game, as used in addresses and saves. */
export type GameSlug = (typeof GAMES)[number]["slug"];

export function isGameSlug(slug: string | undefined): slug is GameSlug {
  return GAMES.some((game) => game.slug === slug);
}

/** The entry of a game, or undefined for an unknown slug. */
export function gameEntry(slug: string): GameEntry | undefined {
  return GAMES.find((game) => game.slug === slug);
}

/** The slugs of all games in display order. */
export const GAME_SLUGS: readonly GameSlug[] = GAMES.map(({ slug }) => slug);

/**
 * The parts of a game.
 * @throws RangeError when there is no such game.
 */
export function partsOf(slug: string): GameParts {
  const entry = gameEntry(slug);
  if (entry === undefined) throw new RangeError(`no game "${slug}"; known: ${GAME_SLUGS.join(", ")}`);
  return entry.parts;
}

/**
 * A game with its rules, cards and decks.
 * @throws RangeError when there is no such game.
 */
export async function loadGame(slug: string): Promise<Game> {
  return partsOf(slug).game();
}

/**
 * A game with the cards of these sets.
 * @param sets as data, which may come from a save or a link.
 * @throws RangeError when there is no such game, or BadSet for the first fault of a set.
 */
export async function loadGameWithSets(slug: string, sets: readonly unknown[]): Promise<Game> {
  const parts = partsOf(slug);
  const [{ gameWithSets }, game, workshop] = await Promise.all([
    import("../sets/game-with"),
    parts.game(),
    parts.workshop(),
  ]);
  return gameWithSets(game, workshop, sets);
}

/** Loads every game. For tools and tests: the page loads one at a time. */
export function loadGames(): Promise<readonly Game[]> {
  return Promise.all(GAME_SLUGS.map(loadGame));
}

/** Loads what the cards of every game are drawn with. For tools and tests, like `loadGames`. */
export function loadArtwork(): Promise<unknown> {
  return Promise.all(GAMES.map(({ parts }) => parts.artwork()));
}

/** Scripted opponents of all games, by slug. For tools and tests, like `loadGames`. */
export async function loadOpponents(): Promise<ReadonlyMap<string, Script>> {
  const loaded = GAME_SLUGS.map(async (slug) => [slug, await partsOf(slug).opponent()] as const);
  return new Map(await Promise.all(loaded));
}
