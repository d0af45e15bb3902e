import type { amounts } from "./amounts";
import type { BEING } from "./base";
import type { cardWords } from "./cards";
import type { conditions } from "./conditions";
import type { costs } from "./costs";
import type { harm } from "./harm";
import type { NAMES } from "./names";
import type { playWords } from "./play";

/** The words of the game as types: the builders of its cards take no others. */
export interface Words {
  readonly names: typeof NAMES;
  readonly being: typeof BEING;
  readonly effects: typeof harm & typeof cardWords & typeof playWords;
  readonly conditions: typeof conditions;
  readonly amounts: typeof amounts;
  readonly costs: typeof costs;
}
