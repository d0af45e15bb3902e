import type { abilityWords } from "./abilities";
import type { amounts } from "./amounts";
import type { BEING } from "./base";
import type { battleWords } from "./battle";
import type { conditions } from "./conditions";
import type { coreWords } from "./cores";
import type { costs } from "./costs";
import type { deckWords } from "./deck";
import type { fieldWords } from "./field";
import type { NAMES } from "./names";
import type { outcomeWords } from "./outcome";
import type { usingWords } from "./using";

/** The words of the game as types: the builders of its cards take no others. */
export interface Words {
  readonly names: typeof NAMES;
  readonly being: typeof BEING;
  readonly effects: typeof coreWords &
    typeof deckWords &
    typeof usingWords &
    ReturnType<typeof fieldWords> &
    typeof battleWords &
    typeof outcomeWords &
    ReturnType<typeof abilityWords>;
  readonly conditions: typeof conditions;
  readonly amounts: ReturnType<typeof amounts>;
  readonly costs: typeof costs;
}
