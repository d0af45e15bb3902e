import type { Ability, Amount, Condition, Cost, Effect, Ref } from "../../../language";
import { type FilterOf, type StatOf, type TriggerOptions, wordsOf } from "../../../language/build";
import type { Colour } from "../rules/colours";
import type { Words } from "../words/types";

/** Builders for abilities that every game shares. */
export { seq, toHand } from "../../../language/build";

const { each, ...shared } = wordsOf<Words>();
export const { adds, amount, choose, cost, is, mayChoose, standing, when, word } = shared;

type Filter = FilterOf<Words>;
type Stat = StatOf<Words>;
/** A keyword that is gained whole; Armor has one for each colour. */
type KeywordIn<S> = S extends `kw-${infer K}` ? K : never;
type Keyword = KeywordIn<Stat>;

/** One's own cards: on the field, unless the filter names a zone. */
export const own = (more: Filter = {}): Filter => ({ of: "you", ...more });
/** The opponent's cards: on the field, unless the filter names a zone. */
export const foes = (more: Filter = {}): Filter => ({ of: "opponent", ...more });
/** Spirits whose BP is at most this. */
export const bpUpTo = (atMost: Amount): Filter => ({ stat: { name: "bp", atMost } });
/** Cards whose cost is at most this. */
export const costUpTo = (atMost: Amount): Filter => ({ stat: { name: "cost", atMost } });

/** Cards whose level is at most this. */
export const levelUpTo = (atMost: number): Filter => ({ stat: { name: "level", atMost } });
/** Nexuses of a player. */
export const nexusesOf = (of: "you" | "opponent", more: Filter = {}): Filter => ({
  zone: "nexuses",
  of,
  type: "nexus",
  ...more,
});

type Players = "you" | "opponent" | "each";

/** Draws cards; by default the player whose effect it is. */
export const draw = (count: Amount, who: Players = "you"): Effect => ({ do: "draw", who, count });
/** Discards cards of the hand; by default the player whose effect it is. */
export const discard = (count: number, who: Players = "you"): Effect => ({ do: "discard", who, count });
/** Destroys the chosen card, or another (BSS 10-1). */
export const destroy = (card: Ref = "it"): Effect => word("destroy", { card });
/** Exhausts the chosen card, or another. */
export const exhaust = (card: Ref = "it"): Effect => word("exhaust", { card });
/** Refreshes the chosen card, or another. */
export const refresh = (card: Ref = "it"): Effect => word("refresh", { card });
/** More BP, or less, for the turn or the battle. */
export const bp = (amount: Amount, card: Ref = "it", until: "turn" | "battle" = "turn"): Effect =>
  adds(["bp"], card, amount, until);
/** Discards the top cards of a deck: the opponent's, unless more is said. */
export const mill = (amount: Amount, who: Players = "opponent"): Effect => word("mill", { who, amount });
/** Cores from the void to one's own life. */
export const gainLife = (amount: Amount): Effect => word("gain-life", { amount });
/** Cores from the void to one's own reserve. */
export const gainCores = (amount: Amount): Effect => word("cores", { from: "void", to: "reserve", amount });
/** Cores from the void onto a card. */
export const coresOnto = (card: Ref, amount: Amount): Effect => word("cores", { card, from: "void", amount });
/** Cores of a card to an area of its player. */
export const coresOff = (card: Ref, amount: Amount, to: "reserve" | "trash"): Effect =>
  word("cores", { card, to, amount });
/** An effect that its player may leave out. */
export const may = (effect: Effect): Effect => ({ do: "may", effect });
/** What follows if the cost is paid. */
export const pay = (cost: readonly Cost[], rest: Effect): Effect => ({ do: "pay", cost, then: rest });
/** Costs in cores, from one's own reserve and from the card itself (BSS 8-4). */
export const coresOfReserve = (n: Amount) => cost("cores-of-reserve", { n });
export const coresOfThis = (n: number) => cost("cores-of-this", { n });
export const exhaustThis = cost("exhaust-this");
/** Destroys one card of one's choice. */
export const destroyOne = (from: Filter): Effect => choose(from, destroy());

/** An effect that follows another if its player has a symbol of that colour (BSS 11-15-1, 11-15-2, 11-15-3). */
export const chain = (colour: Colour, effect: Effect): Effect => ({
  do: "if",
  condition: is("symbol", { colour }),
  then: effect,
});

/** "When this is summoned". */
export const whenSummoned = (effect: Effect, more?: TriggerOptions): Ability =>
  when({ on: "summon", card: "this" }, effect, more);
/** "When this attacks". */
export const whenAttacking = (effect: Effect, more?: TriggerOptions): Ability =>
  when({ on: "attack", card: "this" }, effect, more);
/** "When this blocks". */
export const whenBlocking = (effect: Effect): Ability => when({ on: "block", card: "this" }, effect);
/** "When this is destroyed". */
export const whenDestroyed = (effect: Effect): Ability => when({ on: "destroyed", card: "this" }, effect);
/** An effect that is used for a price once in a main step. */
export const main = (effect: Effect, price: readonly Cost[]): Ability => ({
  kind: "activated",
  when: ["main"],
  cost: price,
  oncePerTurn: true,
  effect,
});
/** Something done to every card that fits. */
export const all = each;
/** Half of an amount, rounded down (BSS 1-3-6). */
export const half = (amount: Amount): Amount => ({ half: amount });
/** A value of a card as an amount. */
export const statOf = (stat: Stat, of: Ref): Amount => ({ stat, of });
/** A card gains a keyword for the turn. */
export const gains = (keyword: Keyword, card: Ref = "it"): Effect => adds([`kw-${keyword}`], card, 1, "turn");
/** A card's number of a keyword becomes at least this for the turn (BSS 11-11-4). */
export const gainsUpTo = (keyword: Keyword, amount: number, card: Ref = "it"): Effect => ({
  do: "modify",
  card,
  stats: [`kw-${keyword}`],
  op: "min",
  amount,
  until: "turn",
});
/** Values of a card become this for the turn. */
export const sets = (stats: readonly Stat[], amount: number, card: Ref = "it"): Effect => ({
  do: "modify",
  card,
  stats,
  op: "set",
  amount,
  until: "turn",
});
/** A card loses what these values say of it, for the turn. */
export const loses = (stats: readonly Stat[], card: Ref = "it"): Effect => sets(stats, 0, card);
/** Adds to values of a card for the turn. */
export const lasting = (stats: readonly Stat[], amount = 1, card: Ref = "it"): Effect =>
  adds(stats, card, amount, "turn");
/** A trigger that works once in a turn. */
export const once = { oncePerTurn: true } as const;
/** While it is a player's turn. */
export const duringTurn = (of: "you" | "opponent"): Condition => ({ is: "turn", of });
/** Cards of one's own trash. */
export const inTrash = (more: Filter = {}): Filter => ({ zone: "trash", of: "you", ...more });
/** Cards of one's own hand. */
export const inHand = (more: Filter = {}): Filter => ({ zone: "hand", of: "you", ...more });
/** Summons a card without paying its cost (BSS 10-6-5). */
export const summonFree = (card: Ref = "it"): Effect => word("summon", { card, free: true });
/** Makes Grub Tokens: one, or so many. */
export const grubs = (count?: number): Effect =>
  word("token", { name: "Grub Token", ...(count !== undefined && { count }) });
/** Cards with at most so many cores. */
export const coreCount = (atMost: Amount): Filter => ({ stat: { name: "cores", atMost } });
/** Cores of a player's life go to the reserve. */
export const loseLife = (amount: Amount, who: Players = "you"): Effect => word("lose-life", { who, amount });
