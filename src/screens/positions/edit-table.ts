import type { Game } from "../../games/game";
import type { ReadableState, Seat } from "../../kernel";
import { useNotices } from "../../store/notices";
import { message } from "../../text";

/**
 * Opens what is on a table in the position editor. The code that reads it is loaded when it is wanted.
 * @param look reads what may be seen of it, once everything is loaded.
 * @param first the seat that is the first one of the position.
 */
export async function editTable(game: Game, look: () => ReadableState, first: Seat): Promise<void> {
  try {
    const { openAsPosition } = await import("./from-match");
    await openAsPosition(game, look, first);
  } catch (fault) {
    console.error(fault);
    useNotices.getState().report({ id: "edit-table", message: message("game.failed") });
  }
}
