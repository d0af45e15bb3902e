import type { Held } from "../viewmodel/pieces";
import { type Next, type Surroundings, to } from "./types";

/** Makes a card ready: its cells and targets are marked; without any, its buttons are shown. */
export function arm(card: Held, around: Surroundings): Next {
  const { places, aims, plain, drops } = around.acts(card);
  if (places.length + aims.length + drops.length > 0) return to({ at: "aiming", card });
  return to({ at: "choosing", card, actions: plain });
}
