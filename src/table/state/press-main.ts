import { draftFor } from "../viewmodel/draft";
import { mainButton } from "../viewmodel/main-button";
import type { ReadableMatch } from "./match";
import type { TableStore } from "./table";

/** Gives the answer of the main button, as a press on it does; nothing while it has none. */
export function pressMain(table: TableStore, match: ReadableMatch): void {
  const { game, view, draft, send } = table.getState();
  const { answer } = mainButton(game, view, draftFor(draft, view.decision), match.getState());
  if (answer !== null) send(answer, view.decision);
}
