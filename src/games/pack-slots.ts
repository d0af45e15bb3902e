import type { KeysUnder } from "../text/catalogue";
import type { limited } from "../text/en/ui/limited";
import { messages } from "../text/message";
import type { PackSlot } from "./game-limited";

/** Builds a message about drafts and sealed events. */
export const limitedMessage = messages<typeof limited>();

/** A slot of a pack. Every card that is asked about is of this game's pool. */
export const slot = <C>(
  count: number,
  kind: KeysUnder<typeof limited, "limited.slot", "n">,
  holds: (card: C) => boolean,
): PackSlot => ({
  count,
  label: limitedMessage(`limited.slot.${kind}`, { n: count }),
  holds: (card) => holds(card as C),
});
