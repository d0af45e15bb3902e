import { type CardId, type Message, type Reader, zoneOf } from "../../../kernel";
import { type Env, printRef, refCards, seatsOf, type Who, type WordArgs } from "../../../language";
import { commanderOf } from "../defs";
import { combatIn } from "../vars";

export const SLUG = "soul-masters";

/** Cards that the game has words for: the two of the combat, the commanders, and the card on top of your deck. */
export const REFS = ["attacker", "victim", "your-commander", "enemy-commander", "deck-top"] as const;

export function refOf(g: Reader, env: Env, name: string): readonly CardId[] | undefined {
  if (name === "your-commander") return [commanderOf(g, env.seat).id];
  if (name === "enemy-commander") return seatsOf(g, env, "opponent").map((seat) => commanderOf(g, seat).id);
  if (name === "deck-top") return zoneOf(g.state, "deck", env.seat).cards.slice(-1);
  if (name !== "attacker" && name !== "victim") return undefined;
  const combat = combatIn(g.state);
  const pin = combat?.[name];
  return pin !== undefined && g.state.cards[pin.card]?.stamp === pin.stamp ? [pin.card] : [];
}

/** The cards that an argument refers to. */
export const cardsNamed = (g: Reader, env: Env, ref: unknown): readonly CardId[] =>
  refCards(g, { ref: refOf }, env, String(ref));

export const WHO = ["you", "opponent", "each"] as const satisfies readonly Who[];

/** A phrase of the game with the references in its arguments printed. */
export function printWord(kind: "do" | "if" | "amount" | "cost", name: string, refs: readonly string[] = []) {
  return (args: WordArgs): Message => {
    const said: Record<string, unknown> = { ...args };
    for (const ref of refs) said[ref] = printRef(SLUG, String(args[ref]));
    return { key: `${SLUG}.${kind}.${name}`, args: said as never };
  };
}
