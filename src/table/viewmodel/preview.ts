import type { Game, Preview } from "../../games/game";
import type { Action, View } from "../../kernel";
import type { GestureState } from "../gesture/types";
import { actionsAt, actsOf, type Spot } from "./acts";
import { armedCard } from "./marks";
import { perView } from "./per-view";

const known = perView(() => new Map<Action, Preview | null>());

/** What an action would lead to; worked out once per position. */
export function previewOf(game: Game, view: View, action: Action): Preview | null {
  const kept = known(view);
  const found = kept.get(action);
  if (found !== undefined) return found;
  const made = game.preview({ rules: game.rules, state: view }, action);
  kept.set(action, made);
  return made;
}

/** The preview of what letting go or pressing at this spot would do. */
export function previewAt(
  game: Game,
  view: View,
  gesture: GestureState,
  pointed: Spot | null,
): Preview | null {
  const armed = armedCard(gesture);
  const spot = gesture.at === "dragging" ? gesture.over : pointed;
  if (armed === null || spot === null) return null;
  const action = actionsAt(actsOf(view, armed), spot)[0];
  return action === undefined ? null : previewOf(game, view, action);
}

/** "3 : 2" and the chance in percent, for the badge of a target. */
export interface Odds {
  readonly dice: string;
  readonly percent: number | null;
}

export function oddsOf(game: Game, view: View, gesture: GestureState, target: number): Odds | null {
  const armed = armedCard(gesture);
  if (armed === null) return null;
  const action = actionsAt(actsOf(view, armed), { on: "card", card: target })[0];
  const preview = action && previewOf(game, view, action);
  if (!preview?.sides) return null;
  const dice = preview.sides.map((side) => side.dice).join(" : ");
  return { dice, percent: preview.chance === undefined ? null : Math.round(preview.chance * 100) };
}
