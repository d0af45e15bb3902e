import type { Game } from "../../games/game";
import type { CardId, View } from "../../kernel";
import { needsCurtain } from "../../store/play/turn-flow";
import type { TableSetup } from "../../store/types";
import { mayAct } from "../viewmodel/card-actions";
import type { Draft } from "../viewmodel/draft";
import { type GestureState, IDLE } from "../viewmodel/gesture";
import { selectableCards } from "../viewmodel/marks";
import { previewOf } from "../viewmodel/preview";
import { cardActionsWithSharedZones } from "../viewmodel/shared-zones";
import { aiming } from "./aiming";
import { choosing } from "./choosing";
import { dragging } from "./dragging";
import { idle, pressing } from "./pressing";
import type { GestureContext, GestureEffect, GestureInput, Transition } from "./types";

/** The next state and the effects of an input. Pure; see `types.ts` for states, inputs and effects. */
export function next(state: GestureState, input: GestureInput, around: GestureContext): Transition {
  switch (state.kind) {
    case "idle":
      return idle(input, around);
    case "pressing":
      return pressing(state, input, around);
    case "dragging":
      return dragging(state, input, around);
    case "aiming":
      return aiming(state, input, around);
    case "choosing":
      return choosing(state, input, around);
  }
}

/**
 * What remains of a gesture after the view has changed: a card that may still act stays in hand, and a menu of actions
 * closes.
 */
export function kept(state: GestureState, acts: GestureContext["cardActions"]): GestureState {
  switch (state.kind) {
    case "dragging":
    case "aiming":
      return mayAct(acts(state.card)) ? state : IDLE;
    case "choosing":
      return IDLE;
    default:
      return state;
  }
}

/** The table in which something is pressed. */
interface Pressable {
  readonly match: { readonly setup: Pick<TableSetup, "seats" | "openHands"> | null };
  readonly game: Game;
  readonly view: View;
  readonly gesture: GestureState;
}

/** The state and effects that this input would lead to now. */
export function after(input: GestureInput, { match, game, gesture, view }: Pressable): Transition {
  // A press by mistake would show a hidden card to another person at this screen.
  const isHidden = match.setup === null || needsCurtain(match.setup.seats, match.setup.openHands);
  return next(gesture, input, {
    begins: (action) => !isHidden && previewOf(game, view, action)?.asksPrice === true,
    cardActions: (held) => cardActionsWithSharedZones(game, view, held),
    middle: innerHeight / 2,
  });
}

/** The explanation that a press on this card would give, if it did nothing else. */
export function hintFor(card: CardId, state: Pressable & { readonly draft: Draft }) {
  if (selectableCards(state, [card]).length > 0) return null;
  const [effect]: readonly (GestureEffect | undefined)[] = after({ kind: "tap", card }, state).effects;
  return effect?.kind === "explain" ? effect : null;
}
