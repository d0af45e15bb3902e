import type { CardId } from "../../kernel";
import type { TableState } from "../state/table";
import { wantedOf } from "../viewmodel/marks";
import { actsAround } from "../viewmodel/shared";
import { next } from "./machine";
import type { Effect, Input, Next } from "./types";

/** The state and effects that this input would lead to now. */
export function after(
  input: Input,
  { game, gesture, view }: Pick<TableState, "game" | "gesture" | "view">,
): Next {
  return next(gesture, input, { acts: (held) => actsAround(game, view, held), middle: innerHeight / 2 });
}

/** What a press on this card would have to explain, if it did nothing else. */
export function hintFor(card: CardId, state: Pick<TableState, "game" | "gesture" | "view" | "draft">) {
  if (wantedOf(state, [card]).length > 0) return null;
  const [effect]: readonly (Effect | undefined)[] = after({ do: "tap", card }, state).effects;
  return effect?.do === "explain" ? effect : null;
}
