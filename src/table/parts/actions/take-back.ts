import type { Game } from "../../../games/game";
import type { Action, View } from "../../../kernel";
import { requestSound } from "../../../sound/sound-request";
import type { TableCommands } from "../../state/match";
import type { TableStore } from "../../state/table";

/** The action that takes back at a price, whether or not it is allowed now. Null when the game has none. */
export function paidTakeback(game: Game, view: View): Action | null {
  const counters = view.seats[view.viewer]?.counters ?? {};
  for (const [type, { spends }] of Object.entries(game.rules.decisions.anytime ?? {}))
    if (spends !== undefined && Object.hasOwn(counters, spends)) return { type };
  return null;
}

/** Takes back, freely or at a price, or explains why nothing can be taken back. */
export function takeBack(commands: TableCommands, table: TableStore): void {
  const { game, view, match, send } = table.getState();
  const { noUndo } = match;
  if (noUndo === null) {
    void commands.undo?.();
    return;
  }
  const action = paidTakeback(game, view);
  const verdict = action === null ? noUndo : commands.judge(action);
  if (!verdict.ok) {
    requestSound("refuse");
    table.setState({ refusal: verdict, refusedAt: null });
  } else if (action !== null) send({ seat: view.viewer, do: "anytime", action });
}
