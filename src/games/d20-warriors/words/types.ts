import type { conditions } from "./conditions";
import type { diceWords } from "./dice";
import type { gridWords } from "./grid";
import type { NAMES } from "./names";
import type { LYING } from "./refs";

/** The words of the game as types: the builders of its cards take no others. */
export interface Words {
  readonly names: typeof NAMES;
  readonly lying: typeof LYING;
  readonly effects: typeof diceWords & typeof gridWords;
  readonly conditions: typeof conditions;
}
