import type { Plain } from "../../../kernel";
import type { Ability, Amount, Condition, Effect, Filter, Pattern, Ref } from "../../../language";
import { DIRECTIONS } from "../board";

/** Small words for writing abilities: each builds one piece of data of the card language. */

/** All eight numbers, or those at the edges. */
export const NUMBERS = DIRECTIONS;
/** What is added to the highest roll. */
export const ROLL = ["bonus"];

/** Face-up Warriors of yours, or of the opponent; face-down ones of yours. */
export const own = (more: Filter = {}): Filter => ({ of: "you", face: "up", ...more });
export const foes = (more: Filter = {}): Filter => ({ of: "opponent", face: "up", ...more });
export const fallen = (more: Filter = {}): Filter => ({ of: "you", face: "down", ...more });

export const flipUp = (card: Ref): Effect => ({ do: "flip", card, face: "up" });
export const flipDown = (card: Ref): Effect => ({ do: "flip", card, face: "down" });
export const draw = (count: Amount): Effect => ({ do: "draw", who: "you", count });
export const toHand = (card: Ref): Effect => ({ do: "move", card, to: "hand" });
export const seq = (...effects: readonly Effect[]): Effect => ({ do: "seq", effects });
export const each = (from: Filter, effect: Effect): Effect => ({ do: "each", from, effect });

export const word = (name: string, args?: Readonly<Record<string, Plain>>): Effect =>
  args === undefined ? { do: "word", word: name } : { do: "word", word: name, args };

type Until = "turn" | "battle" | "game";

/** Adds to a Warrior's highest roll, or to numbers. */
export const rolls = (card: Ref, amount: Amount, until: Until = "turn"): Effect => ({
  do: "modify",
  card,
  stats: ROLL,
  op: "add",
  amount,
  until,
});
export const numbers = (card: Ref, amount: Amount, until: Until = "turn"): Effect => ({
  do: "modify",
  card,
  stats: NUMBERS,
  op: "add",
  amount,
  until,
});
export const gains = (card: Ref, keyword: string, until: Until = "turn"): Effect => ({
  do: "modify",
  card,
  stats: [`kw-${keyword}`],
  op: "add",
  amount: 1,
  until,
});

type Choosing = Partial<Extract<Effect, { do: "choose" }>>;
export const choose = (from: Filter, then: Effect, more: Choosing = {}): Effect => ({
  do: "choose",
  from,
  ...more,
  then,
});
export const mayChoose = (from: Filter, then: Effect): Effect => choose(from, then, { upTo: true });

export const is = (name: string, args?: Readonly<Record<string, Plain>>): Condition =>
  args === undefined ? { is: "word", word: name } : { is: "word", word: name, args };

type Trigger = Extract<Ability, { kind: "trigger" }>;
type Extra = Partial<Pick<Trigger, "if" | "may" | "oncePerTurn">>;

export const when = (pattern: Pattern, effect: Effect, more: Extra = {}): Ability => ({
  kind: "trigger",
  when: pattern,
  ...more,
  effect,
});
/** When something happens to the Warrior itself. */
export const whenThis = (on: string, effect: Effect, more?: Extra): Ability =>
  when({ on, card: "this" }, effect, more);

type Standing = Extract<Ability, { kind: "standing" }>;
/** Adds to values as long as the Warrior lies face up. */
export const aura = (
  cards: Standing["cards"],
  stats: readonly string[],
  amount: Amount,
  condition?: Condition,
): Ability => ({
  kind: "standing",
  ...(condition ? { while: condition } : undefined),
  cards,
  stats,
  op: "add",
  amount,
});
export const has = (cards: Standing["cards"], keyword: string, condition?: Condition): Ability =>
  aura(cards, [`kw-${keyword}`], 1, condition);

type Activated = Extract<Ability, { kind: "activated" }>;
export const onceATurn = (effect: Effect, more: Partial<Pick<Activated, "cost" | "if">> = {}): Ability => ({
  kind: "activated",
  ...more,
  oncePerTurn: true,
  effect,
});
