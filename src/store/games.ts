import type { Game } from "../games/game";

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

/** The rules of a game are loaded when it is first played. */
const loaders: Readonly<Record<string, () => Promise<Game>>> = {
  "d20-warriors": async () => (await import("../games/d20-warriors")).d20Warriors,
  "battle-cores": async () => (await import("../games/battle-cores")).battleCores,
};

/** The game of this name, or null when there is none to play. @throws when its code cannot be loaded. */
export async function loadGame(slug: string): Promise<Game | null> {
  return Object.hasOwn(loaders, slug) ? ((await loaders[slug]?.()) ?? null) : null;
}
