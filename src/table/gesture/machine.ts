import type { Game } from "../../games/game";
import type { CardId, View } from "../../kernel";
import { mayAct } from "../viewmodel/acts";
import type { Draft } from "../viewmodel/draft";
import { type GestureState, IDLE } from "../viewmodel/gesture";
import { wantedOf } from "../viewmodel/marks";
import { actsAround } from "../viewmodel/shared";
import { aiming } from "./aiming";
import { choosing } from "./choosing";
import { dragging } from "./dragging";
import { idle, pressing } from "./pressing";
import type { Effect, Input, Next, Surroundings } from "./types";

/** The next state and the effects of an input. Pure; see `types.ts` for states, inputs and effects. */
export function next(state: GestureState, input: Input, around: Surroundings): Next {
  switch (state.at) {
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

/** What is left of a gesture when the view has changed: a card that may still act stays in hand, a menu of actions closes. */
export function kept(state: GestureState, acts: Surroundings["acts"]): GestureState {
  switch (state.at) {
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
  readonly game: Game;
  readonly view: View;
  readonly gesture: GestureState;
}

/** The state and effects that this input would lead to now. */
export function after(input: Input, { game, gesture, view }: Pressable): Next {
  return next(gesture, input, { acts: (held) => actsAround(game, view, held), middle: innerHeight / 2 });
}

/** What a press on this card would have to explain, if it did nothing else. */
export function hintFor(card: CardId, state: Pressable & { readonly draft: Draft }) {
  if (wantedOf(state, [card]).length > 0) return null;
  const [effect]: readonly (Effect | undefined)[] = after({ do: "tap", card }, state).effects;
  return effect?.do === "explain" ? effect : null;
}
