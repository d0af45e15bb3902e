import { deckName, MAX_DECK_NAME } from "../../decks/deck-list";
import { say } from "../../text";
import { decks } from "../decks/decks";
import { loadGame } from "../games";
import { useGuide } from "../guide/progress";
import { useSolved } from "../puzzles/solved";
import { saves } from "../saving/saves";
import { DEFAULT_SETTINGS, settingsIn, useSettings } from "../settings/settings";
import { message } from "./messages";
import { type RestoreResult, restoreBackup, unchangedHere } from "./restore";
import { type WrittenBackup, writeBackup } from "./write";

/**
 * Everything that is saved in this browser, as the text of one file.
 * @throws when the saved data cannot be reached.
 */
export async function downloadable(): Promise<WrittenBackup> {
  await saves.settled();
  return writeBackup({
    saves,
    settings: useSettings.getState,
    lessons: () => useGuide.getState().finished,
    puzzles: () => useSolved.getState().solved,
  });
}

/**
 * Adds what the text of such a file holds to what is saved in this browser.
 */
export function restore(
  text: string,
  onProgress: (done: number, all: number) => void,
): Promise<RestoreResult> {
  return restoreBackup(
    text,
    { saves, decks, loadGame, copyName, restoreSettings, restoreLessons, restorePuzzles },
    onProgress,
  );
}

/** The end of a long name makes way for what is added to it. */
function copyName(deck: string): string {
  const added = say(message("backup.copy-name", { deck: "" })).length;
  return say(message("backup.copy-name", { deck: deckName(deck.slice(0, MAX_DECK_NAME - added)) }));
}

function restoreSettings(kept: unknown): boolean {
  const { change, reset: _, ...here } = useSettings.getState();
  const patch = unchangedHere(settingsIn(kept, DEFAULT_SETTINGS), here, DEFAULT_SETTINGS);
  if (Object.keys(patch).length === 0) return false;
  change(patch);
  return true;
}

const restoreLessons = (games: readonly string[]): void => useGuide.getState().note(games);
const restorePuzzles = (keys: readonly string[]): void => useSolved.getState().note(keys);
