import type { CardId } from "../../kernel";
import { type Next, type Surroundings, to } from "./types";

/** Makes a card ready: its cells and targets are marked; without any, its buttons are shown. */
export function arm(card: CardId, around: Surroundings): Next {
  const { places, aims, plain } = around.acts(card);
  if (places.length + aims.length > 0) return to({ at: "aiming", card });
  return to({ at: "choosing", card, actions: plain });
}
