import type { Procedure } from "../kernel";
import { effectProcedure } from "./perform";
import { playProcedure } from "./play";
import type { PlayKinds } from "./playing";
import type { Vocabulary } from "./vocabulary";

/**
 * The procedures that carry out the text of cards: an effect, and playing a card or using an ability.
 * @param kinds the ways of playing something that the game has.
 */
export function cardProcedures(
  v: Vocabulary,
  kinds: PlayKinds,
): Readonly<Record<"effect" | "play", Procedure>> {
  return { effect: effectProcedure(v), play: playProcedure(v, kinds) };
}
