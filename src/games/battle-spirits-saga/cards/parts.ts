import type { Ability, Amount, Condition, Cost, Effect, Filter, Ref } from "../../../language";
import { adds, choose, each, type TriggerMore, when, word } from "../../../language/build";
import type { Colour } from "../colours";

/** Builders for abilities. */
export { adds, choose, is, mayChoose, seq, standing, toHand, when, word } from "../../../language/build";

export const own = (more: Filter = {}): Filter => ({ of: "you", ...more });
export const foes = (more: Filter = {}): Filter => ({ of: "opponent", ...more });
export const bpUpTo = (atMost: Amount): Filter => ({ stat: { name: "bp", atMost } });
export const costUpTo = (atMost: Amount): Filter => ({ stat: { name: "cost", atMost } });

type Players = "you" | "opponent" | "each";

export const draw = (count: Amount, who: Players = "you"): Effect => ({ do: "draw", who, count });
export const discard = (count: number, who: Players = "you"): Effect => ({ do: "discard", who, count });
export const destroy = (card: Ref = "it"): Effect => word("destroy", { card });
export const exhaust = (card: Ref = "it"): Effect => word("exhaust", { card });
export const refresh = (card: Ref = "it"): Effect => word("refresh", { card });
export const bp = (amount: Amount, card: Ref = "it", until: "turn" | "battle" = "turn"): Effect =>
  adds(["bp"], card, amount, until);
export const mill = (amount: Amount, who: Players = "opponent"): Effect => word("mill", { who, amount });
export const gainLife = (amount: Amount): Effect => word("gain-life", { amount });
/** Cores from the void to the reserve, or onto a card. */
export const gainCores = (amount: Amount): Effect => word("cores", { from: "void", to: "reserve", amount });
export const coresOnto = (card: Ref, amount: Amount): Effect => word("cores", { card, from: "void", amount });
/** Cores of a card to an area of its player. */
export const coresOff = (card: Ref, amount: Amount, to: "reserve" | "trash"): Effect =>
  word("cores", { card, to, amount });
export const may = (effect: Effect): Effect => ({ do: "may", effect });
export const pay = (cost: readonly Cost[], rest: Effect): Effect => ({ do: "pay", cost, then: rest });
export const cost = (name: string, n?: Amount): Cost => ({
  pay: "word",
  word: name,
  ...(n !== undefined && { args: { n: n as number } }),
});
export const destroyOne = (from: Filter): Effect => choose(from, destroy());

/** An effect that follows another if its player has a symbol of that colour (BSS 11-15). */
export const chain = (colour: Colour, effect: Effect): Effect => ({
  do: "if",
  condition: { is: "word", word: "symbol", args: { colour } },
  then: effect,
});

export const whenSummoned = (effect: Effect, more?: TriggerMore): Ability =>
  when({ on: "summon", card: "this" }, effect, more);
export const whenAttacking = (effect: Effect, more?: TriggerMore): Ability =>
  when({ on: "attack", card: "this" }, effect, more);
export const whenBlocking = (effect: Effect): Ability => when({ on: "block", card: "this" }, effect);
export const whenDestroyed = (effect: Effect): Ability => when({ on: "destroyed", card: "this" }, effect);
export const main = (effect: Effect, price: readonly Cost[]): Ability => ({
  kind: "activated",
  when: ["main"],
  cost: price,
  oncePerTurn: true,
  effect,
});
export const all = each;
export const half = (amount: Amount): Amount => ({ half: amount });
/** A value of a card as an amount. */
export const statOf = (stat: string, of: Ref): Amount => ({ stat, of });
/** A card gains or loses keywords for the turn. */
export const gains = (keyword: string, card: Ref = "it"): Effect => adds([`kw-${keyword}`], card, 1, "turn");
export const gainsUpTo = (keyword: string, amount: number, card: Ref = "it"): Effect => ({
  do: "modify",
  card,
  stats: [`kw-${keyword}`],
  op: "min",
  amount,
  until: "turn",
});
export const loses = (stats: readonly string[], card: Ref = "it"): Effect => ({
  do: "modify",
  card,
  stats,
  op: "set",
  amount: 0,
  until: "turn",
});
/** Adds to values of a card for the turn. */
export const lasting = (stats: readonly string[], amount = 1, card: Ref = "it"): Effect =>
  adds(stats, card, amount, "turn");
/** A trigger that works once in a turn. */
export const once = { oncePerTurn: true } as const;
/** While it is a player's turn. */
export const duringTurn = (of: "you" | "opponent"): Condition => ({ is: "turn", of });
export const inTrash = (more: Filter = {}): Filter => ({ zone: "trash", of: "you", ...more });
export const inHand = (more: Filter = {}): Filter => ({ zone: "hand", of: "you", ...more });
export const summonFree = (card: Ref = "it"): Effect => word("summon", { card, free: true });
export const grubs = (count?: number): Effect =>
  word("token", { name: "Grub Token", ...(count !== undefined && { count }) });
export const coreCount = (atMost: Amount): Filter => ({ stat: { name: "cores", atMost } });
export const loseLife = (amount: Amount, who: Players = "you"): Effect => word("lose-life", { who, amount });
