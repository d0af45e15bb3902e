import { saves } from "../saving/saves";

/** Notes which of a player's decks a match begins with. Never rejects: the match does not depend on it. */
export async function noteDecks(game: string, lists: readonly (readonly string[])[]): Promise<void> {
  try {
    if (!(await saves.isReachable()) || (await saves.store.keys("decks")).length === 0) return;
    const { decks } = await import("../decks/decks");
    await decks.notePlayed(game, lists);
  } catch (fault) {
    console.error(fault);
  }
}
