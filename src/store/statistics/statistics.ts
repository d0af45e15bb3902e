import { decks } from "../decks/decks";
import { loadGame } from "../games";
import { useNotices } from "../notices";
import { readResults } from "../results/results";
import { saves } from "../saving/saves";
import { deckRecords } from "./deck-records";
import { type GameTally, tally } from "./tally";

/** The statistics of one game, with names for its decks. */
export interface NamedTally extends GameTally {
  /** By `deckKey`. A deck that no longer exists has no name. */
  readonly deckNames: Readonly<Record<string, string>>;
}

/** The decks of a game. When it cannot be loaded, only saved decks are recognized. */
async function recordsOf(slug: string) {
  const game = await loadGame(slug).catch(() => null);
  const own = [...(await decks.list(slug)), ...(await decks.deleted(slug))];
  return deckRecords(own, game?.deck.starters ?? []);
}

export async function readStatistics(): Promise<readonly NamedTally[]> {
  await saves.settled();
  const results = await readResults(saves.store, useNotices);
  const slugs = [...new Set(results.map(({ game }) => game))];
  const records = new Map(
    await Promise.all(slugs.map(async (slug) => [slug, await recordsOf(slug)] as const)),
  );
  const current = results.map((result) => records.get(result.game)?.withCurrentKeys(result) ?? result);
  return tally(current).map((one) => ({ ...one, deckNames: records.get(one.game)?.names ?? {} }));
}
