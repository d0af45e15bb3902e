import { type CardId, type Reader, zoneOf } from "../../../kernel";
import { type Env, seatsOf, type Who, wordTools } from "../../../language";
import { commanderOf } from "../rules/defs";
import { combatIn } from "../rules/vars";

export const SLUG = "soul-masters";

/** Cards the game has references for: the two of the combat, the commanders, and the top card of your deck. */
export const REFS = ["attacker", "victim", "your-commander", "enemy-commander", "deck-top"] as const;

/** The name under which an effect stores the cards that it has milled. */
export const MILLED = "milled";

export function refOf(g: Reader, env: Env, name: string): readonly CardId[] | undefined {
  if (name === "your-commander") return [commanderOf(g, env.seat).id];
  if (name === "enemy-commander") return seatsOf(g, env, "opponent").map((seat) => commanderOf(g, seat).id);
  if (name === "deck-top") return zoneOf(g.state, "deck", env.seat).cards.slice(-1);
  if (name !== "attacker" && name !== "victim") return undefined;
  const combat = combatIn(g.state);
  const ref = combat?.[name];
  return ref !== undefined && g.state.cards[ref.card]?.stamp === ref.stamp ? [ref.card] : [];
}

export const WHO = ["you", "opponent", "each", "player"] as const satisfies readonly Who[];

export const { cardsNamed, printWord, cardWord } = wordTools(SLUG, refOf);
