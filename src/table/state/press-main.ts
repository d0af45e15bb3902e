import { draftFor } from "../viewmodel/draft";
import { mainButton } from "../viewmodel/main-button";
import type { TableStore } from "./table";

/** Gives the answer of the main button, as a press on it does. Does nothing while it has none. */
export function pressMain(table: TableStore): void {
  const { game, view, draft, match, send } = table.getState();
  const { answer } = mainButton(game, view, draftFor(draft, view.decision), match);
  if (answer !== null) send(answer, view.decision);
}
