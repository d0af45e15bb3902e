import { decks } from "../decks/decks";
import { loadGame } from "../games";
import { useNotices } from "../notices";
import { deckKey } from "../results/result";
import { readResults } from "../results/results";
import { saves } from "../saving/saves";
import { type GameTally, tally } from "./tally";

/** The statistics of one game, with names for its decks. */
export interface NamedTally extends GameTally {
  /** By `deckKey`. A deck that no longer exists has no name. */
  readonly deckNames: Readonly<Record<string, string>>;
}

/** Deck names by `deckKey`. When the game cannot be loaded, only saved decks have names. */
async function deckNames(slug: string): Promise<Readonly<Record<string, string>>> {
  const game = await loadGame(slug).catch(() => null);
  const all = [...(await decks.list(slug)), ...(game?.deck.starters ?? [])];
  return Object.fromEntries(all.map(({ name, cards }) => [deckKey(cards), name]));
}

export async function readStatistics(): Promise<readonly NamedTally[]> {
  await saves.settled();
  const tallies = tally(await readResults(saves.store, useNotices));
  return Promise.all(tallies.map(async (one) => ({ ...one, deckNames: await deckNames(one.game) })));
}
