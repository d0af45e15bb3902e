import type { Game } from "../games/game";
import { loadMessages, type Translations } from "../text";

/** A game on the home screen, known without loading its rules. */
export interface GameCard {
  readonly slug: string;
  readonly title: string;
  /** False while it is not yet playable. */
  readonly ready: boolean;
}

/** The five games, in the order in which they are shown. */
export const gameCards: readonly GameCard[] = [
  { slug: "d20-warriors", title: "D20 Warriors", ready: true },
  { slug: "battle-of-souls", title: "Battle of Souls", ready: false },
  { slug: "battle-spirits-saga", title: "Battle Spirits Saga", ready: false },
  { slug: "battle-cores", title: "Battle Cores", ready: true },
  { slug: "soul-masters", title: "Soul Masters", ready: false },
];

interface Loaders {
  readonly game: () => Promise<Game>;
  /** Its words beside English. They are no part of the game, which runs where nothing is said as well. */
  readonly words: Translations;
}

/** The rules of a game are loaded when it is first played, its words when they are first said. */
const loaders: Readonly<Record<string, Loaders>> = {
  "d20-warriors": {
    game: async () => (await import("../games/d20-warriors")).d20Warriors,
    words: { de: async () => (await import("../text/de/d20-warriors")).messages },
  },
  "battle-cores": {
    game: async () => (await import("../games/battle-cores")).battleCores,
    words: { de: async () => (await import("../text/de/battle-cores")).messages },
  },
};

/**
 * The game of this name with its words in the language that is spoken, or null when there is none to play.
 * @throws when its code or its words cannot be loaded.
 */
export async function loadGame(slug: string): Promise<Game | null> {
  const found = Object.hasOwn(loaders, slug) ? loaders[slug] : undefined;
  if (found === undefined) return null;
  const [game] = await Promise.all([found.game(), loadMessages(found.words)]);
  return game;
}
