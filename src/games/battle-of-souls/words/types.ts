import type { amounts } from "./amounts";
import type { BEING } from "./base";
import type { cardWords } from "./cards";
import type { chainWords } from "./chain";
import type { conditions } from "./conditions";
import type { costs } from "./costs";
import type { NAMES } from "./names";
import type { searchWords } from "./search";
import type { spWords } from "./sp";

/** The words of the game as types: the builders of its cards take no others. */
export interface Words {
  readonly names: typeof NAMES;
  readonly being: typeof BEING;
  readonly effects: typeof cardWords & typeof chainWords & typeof searchWords & typeof spWords;
  readonly conditions: typeof conditions;
  readonly amounts: typeof amounts;
  readonly costs: typeof costs;
}
