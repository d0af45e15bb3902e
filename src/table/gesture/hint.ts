import type { Game } from "../../games/game";
import type { CardId, View } from "../../kernel";
import type { Draft } from "../viewmodel/draft";
import type { GestureState } from "../viewmodel/gesture";
import { wantedOf } from "../viewmodel/marks";
import { actsAround } from "../viewmodel/shared";
import { next } from "./machine";
import type { Effect, Input, Next } from "./types";

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
