import { type Card, type CardId, cardOf, type Message, NONE, type Reader, readStat } from "../../../kernel";
import { type Env, onField, printRef, refCards, type Vocabulary, type WordArgs } from "../../../language";
import { distance, touching } from "../rules/board";
import { runningBattle, sideOf } from "../rules/vars";

export const SLUG = "d20-warriors";

/** Cards of the current battle by role, by player, or as the other card's opponent. */
export const REFS = ["attacker", "target", "yours", "theirs", "rival"] as const;

function battleRef(g: Reader, env: Env, name: string): readonly CardId[] | undefined {
  if (!(REFS as readonly string[]).includes(name)) return undefined;
  const battle = runningBattle(g.state);
  if (battle === null) return [];
  const [attacker, target] = battle.fighters;
  if (name === "attacker") return [attacker];
  if (name === "target") return [target];
  if (name === "rival") {
    return battle.fighters.includes(env.source) ? battle.fighters.filter((id) => id !== env.source) : [];
  }
  return battle.fighters.filter((id) => (cardOf(g.state, id).controller === env.seat) === (name === "yours"));
}

/** Whether an effect may change a card: an opponent's cards cannot change Guarded Warriors. */
function mayAffect(g: Reader, env: Env, card: Card): boolean {
  if (card.face === "down" || card.controller === env.seat) return true;
  return readStat(g, card.id, "kw-guarded") === 0;
}

/** The part of the vocabulary that the words themselves need. */
export const WHERE = {
  slug: SLUG,
  field: "battlefield",
  hand: "hand",
  deck: "deck",
  discard: "discard",
  ref: battleRef,
  touching: (_g: Reader, a: Card, b: Card) => touching(a, b),
  mayAffect,
  protection: "kw-guarded",
} as const satisfies Partial<Vocabulary>;

/** Positions of a card relative to another one. */
export const LYING = {
  line: (_g, to, card) => to.x === card.x || to.y === card.y,
  "two-away": (_g, to, card) => distance(to, card) === 2,
} as const satisfies Vocabulary["lying"];

/** The cards an argument refers to. */
export function cardsNamed(g: Reader, env: Env, ref: unknown): readonly CardId[] {
  return refCards(g, WHERE, env, String(ref));
}

/** The one card an argument refers to, if it is on the battlefield and this effect can change it. */
export function subject(g: Reader, env: Env, ref: unknown): Card | null {
  const id = cardsNamed(g, env, ref)[0] ?? NONE;
  if (id === NONE || !onField(g, WHERE, id)) return null;
  const card = cardOf(g.state, id);
  return mayAffect(g, env, card) ? card : null;
}

/** The sides of the current battle on which an argument's cards fight. */
export function sidesOf(g: Reader, env: Env, ref: unknown): (0 | 1)[] {
  const battle = runningBattle(g.state);
  if (battle === null) return [];
  return cardsNamed(g, env, ref)
    .map((id) => sideOf(battle, id))
    .filter((side) => side !== null);
}

/** The phrase of an effect or condition word, with its references printed. */
export function printWord(kind: "do" | "if", name: string, refs: readonly string[] = []) {
  return (args: WordArgs): Message => {
    const printed: Record<string, unknown> = { ...args };
    for (const ref of refs) printed[ref] = printRef(SLUG, String(args[ref]));
    return { key: `${SLUG}.${kind}.${name}`, args: printed as never };
  };
}
