import type { Game } from "../../games/game";
import type { Preview } from "../../games/game-table";
import { type Action, type Cell, cardIn, type Message, type View } from "../../kernel";
import { actionsAt, cardActionsOf, mainAction } from "./card-actions";
import type { GestureState } from "./gesture";
import { armedCard } from "./marks";
import { perView } from "./per-view";
import type { Spot } from "./spot";

const known = perView(() => new Map<Action, Preview | null>());

/** The outcome of an action, computed once per position. */
export function previewOf(game: Game, view: View, action: Action): Preview | null {
  const kept = known(view);
  const found = kept.get(action);
  if (found !== undefined) return found;
  const made = game.table.preview({ rules: game.rules, state: view }, action);
  kept.set(action, made);
  return made;
}

const NO_LINES: readonly Message[] = [];

/** The outcome of going on with the main button, when the viewer is asked to act. */
export function mainButtonPreview(game: Game, view: View): readonly Message[] {
  const { decision, viewer } = view;
  const action = decision?.kind === "act" && decision.seat === viewer ? mainAction(view) : null;
  return (action && previewOf(game, view, action)?.lines) ?? NO_LINES;
}

/** As an action: puts the viewer's own card that an effect asks about on a cell. */
export function askedPlacement(view: View, cell: Cell): Action | undefined {
  const { decision, viewer } = view;
  if (decision?.kind !== "place" || decision.seat !== viewer || decision.card === undefined) return undefined;
  const { card } = decision;
  return cardIn(view, card).controller === viewer ? { type: "place", card, cell } : undefined;
}

/** The preview of dropping or pressing at this spot. */
export function previewAt(
  game: Game,
  view: View,
  gesture: GestureState,
  pointed: Spot | null,
): Preview | null {
  const armed = armedCard(gesture);
  const spot = gesture.kind === "dragging" ? gesture.over : pointed;
  if (armed === null) {
    const placement = spot?.kind === "cell" ? askedPlacement(view, spot.cell) : undefined;
    return placement ? previewOf(game, view, placement) : null;
  }
  const { plain } = cardActionsOf(view, armed);
  // A card dropped on the open mat takes its only action without a target.
  const isOpen = gesture.kind === "dragging" && spot?.kind === "mat" && plain.length === 1;
  const action = isOpen ? plain[0] : spot && actionsAt(cardActionsOf(view, armed), spot)[0];
  return action ? previewOf(game, view, action) : null;
}

/** The preview of an action as a badge: "3 : 2" and the chance in percent, or the outcome in a word. */
export interface Odds {
  readonly dice: string | null;
  readonly percent: number | null;
  readonly brief: Message | null;
}

/** The badge of an action, or null when it has no preview. */
export function oddsOf(game: Game, view: View, action: Action | undefined): Odds | null {
  const preview = action && previewOf(game, view, action);
  if (!preview) return null;
  const { sides, chance, brief = null } = preview;
  if (!sides && chance === undefined && !brief) return null;
  const dice = sides ? sides.map((side) => side.dice).join(" : ") : null;
  return { dice, percent: chance === undefined ? null : Math.round(chance * 100), brief };
}

/** The badge of what the armed card would do at this spot. */
export function oddsAt(game: Game, view: View, gesture: GestureState, spot: Spot): Odds | null {
  const armed = armedCard(gesture);
  return armed === null ? null : oddsOf(game, view, actionsAt(cardActionsOf(view, armed), spot)[0]);
}
