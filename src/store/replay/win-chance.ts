import type { Game } from "../../games/game";
import { partsOf } from "../../games/registry";
import type { ChanceOf } from "./turning-points";

/** The win chance by which reviews judge a game, with the cards of its sets. */
export async function winChanceIn({ slug, rules }: Game): Promise<ChanceOf> {
  const scriptFor = await partsOf(slug).opponentFor();
  return scriptFor(rules).searched.winChance;
}
