import type { amounts } from "./amounts";
import type { BEING } from "./base";
import type { cardWords } from "./cards";
import type { conditions } from "./conditions";
import type { costs } from "./costs";
import type { fieldWords } from "./field";
import type { harmWords } from "./harm";
import type { NAMES } from "./names";
import type { tokenWords } from "./tokens";

/** The words of the game as types: the builders of its cards take no others. */
export interface Words {
  readonly names: typeof NAMES;
  readonly being: typeof BEING;
  readonly effects: typeof harmWords & typeof cardWords & typeof fieldWords & ReturnType<typeof tokenWords>;
  readonly conditions: typeof conditions;
  readonly amounts: typeof amounts;
  readonly costs: typeof costs;
}
