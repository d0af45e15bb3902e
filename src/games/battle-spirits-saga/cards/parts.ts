import type { Ability, Amount, Condition, Cost, Effect, Ref } from "../../../language";
import { type FilterOf, type StatOf, type TriggerOptions, wordsOf } from "../../../language/build";
import type { Colour } from "../rules/colours";
import type { Words } from "../words/types";

/** Ability builders shared by every game. */
export { seq, toHand } from "../../../language/build";

const { each, ...shared } = wordsOf<Words>();
export const { adds, amount, choose, cost, inStep, is, mayChoose, standing, standingAgainst, when, word } =
  shared;

type Filter = FilterOf<Words>;
type Stat = StatOf<Words>;
/** A keyword that is gained whole; Armor has one for each colour. */
type KeywordIn<S> = S extends `kw-${infer K}` ? K : never;
type Keyword = KeywordIn<Stat>;

/** Your own cards. On the field unless the filter names a zone. */
export const own = (more: Filter = {}): Filter => ({ of: "you", ...more });
/** The opponent's cards. On the field unless the filter names a zone. */
export const foes = (more: Filter = {}): Filter => ({ of: "opponent", ...more });
export const bpUpTo = (atMost: Amount): Filter => ({ stat: { name: "bp", atMost } });
export const costUpTo = (atMost: Amount): Filter => ({ stat: { name: "cost", atMost } });

export const levelUpTo = (atMost: number): Filter => ({ stat: { name: "level", atMost } });
export const nexusesOf = (of: "you" | "opponent", more: Filter = {}): Filter => ({
  zone: "nexuses",
  of,
  type: "nexus",
  ...more,
});

type Players = "you" | "opponent" | "each";

/** Draws cards. Defaults to the effect's player. */
export const draw = (count: Amount, who: Players = "you"): Effect => ({ do: "draw", who, count });
/** Discards cards from the hand. Defaults to the effect's player. */
export const discard = (count: number, who: Players = "you"): Effect => ({ do: "discard", who, count });
/** Destroys the chosen card by default (BSS 10-1). */
export const destroy = (card: Ref = "it"): Effect => word("destroy", { card });
export const exhaust = (card: Ref = "it"): Effect => word("exhaust", { card });
export const refresh = (card: Ref = "it"): Effect => word("refresh", { card });
/** Adds BP (or subtracts it) for the turn or the battle. */
export const bp = (amount: Amount, card: Ref = "it", until: "turn" | "battle" = "turn"): Effect =>
  adds(["bp"], card, amount, until);
/** Discards the top cards of a deck. Defaults to the opponent's. */
export const mill = (amount: Amount, who: Players = "opponent"): Effect => word("mill", { who, amount });
/** Adds cores from the void to your life. */
export const gainLife = (amount: Amount): Effect => word("gain-life", { amount });
/** Adds cores from the void to your reserve. */
export const gainCores = (amount: Amount): Effect => word("cores", { from: "void", to: "reserve", amount });
/** Puts cores from the void onto a card. */
export const coresOnto = (card: Ref, amount: Amount): Effect => word("cores", { card, from: "void", amount });
/** Moves cores from a card to one of its player's areas. */
export const coresOff = (card: Ref, amount: Amount, to: "reserve" | "trash"): Effect =>
  word("cores", { card, to, amount });
/** An effect that its player may decline. */
export const may = (effect: Effect): Effect => ({ do: "may", effect });
/** Does the rest if the cost is paid. */
export const pay = (cost: readonly Cost[], rest: Effect): Effect => ({ do: "pay", cost, then: rest });
/** Costs in cores, from one's own reserve and from the card itself (BSS 8-4). */
export const coresOfReserve = (n: Amount) => cost("cores-of-reserve", { n });
export const coresOfThis = (n: number) => cost("cores-of-this", { n });
export const exhaustThis = cost("exhaust-this");
export const destroyOne = (from: Filter): Effect => choose(from, destroy());

/** An effect that follows another if its player has a symbol of that colour (BSS 11-15-1, 11-15-2, 11-15-3). */
export const chain = (colour: Colour, effect: Effect): Effect => ({
  do: "if",
  condition: is("symbol", { colour }),
  then: effect,
});

export const whenSummoned = (effect: Effect, more?: TriggerOptions): Ability =>
  when({ on: "summon", card: "this" }, effect, more);
export const whenAttacking = (effect: Effect, more?: TriggerOptions): Ability =>
  when({ on: "attack", card: "this" }, effect, more);
export const whenBlocking = (effect: Effect): Ability => when({ on: "block", card: "this" }, effect);
export const whenDestroyed = (effect: Effect): Ability => when({ on: "destroyed", card: "this" }, effect);
/** An effect that may be used once in a main step by paying its cost. */
export const main = (effect: Effect, price: readonly Cost[]): Ability => ({
  kind: "activated",
  when: ["main"],
  cost: price,
  oncePerTurn: true,
  effect,
});
export const all = each;
/** Half of an amount, rounded down (BSS 1-3-6). */
export const half = (amount: Amount): Amount => ({ half: amount });
export const statOf = (stat: Stat, of: Ref): Amount => ({ stat, of });
/** Gives a card a keyword for the turn. */
export const gains = (keyword: Keyword, card: Ref = "it"): Effect => adds([`kw-${keyword}`], card, 1, "turn");
/** Raises a card's number of a keyword to at least this for the turn (BSS 11-11-4). */
export const gainsUpTo = (keyword: Keyword, amount: number, card: Ref = "it"): Effect => ({
  do: "modify",
  card,
  stats: [`kw-${keyword}`],
  op: "min",
  amount,
  until: "turn",
});
/** Sets values of a card for the turn. */
export const sets = (stats: readonly Stat[], amount: number, card: Ref = "it"): Effect => ({
  do: "modify",
  card,
  stats,
  op: "set",
  amount,
  until: "turn",
});
/** Sets these values of a card to 0 for the turn. */
export const loses = (stats: readonly Stat[], card: Ref = "it"): Effect => sets(stats, 0, card);
/** Adds to these values of a card for the turn. */
export const lasting = (stats: readonly Stat[], amount = 1, card: Ref = "it"): Effect =>
  adds(stats, card, amount, "turn");
/** Gives a card an ability for the turn or the battle. */
export const lends = (ability: Ability, card?: Ref, until: "turn" | "battle" = "turn"): Effect => ({
  do: "lend",
  ...(card !== undefined && { card }),
  ability,
  until,
});
export const once = { oncePerTurn: true } as const;
export const duringTurn = (of: "you" | "opponent"): Condition => ({ is: "turn", of });
export const inTrash = (more: Filter = {}): Filter => ({ zone: "trash", of: "you", ...more });
export const inHand = (more: Filter = {}): Filter => ({ zone: "hand", of: "you", ...more });
/** Summons a card without paying its cost (BSS 10-6-5). */
export const summonFree = (card: Ref = "it"): Effect => word("summon", { card, free: true });
/** Makes Grub Tokens. Defaults to one. */
export const grubs = (count?: number): Effect =>
  word("token", { name: "Grub Token", ...(count !== undefined && { count }) });
export const coreCount = (atMost: Amount): Filter => ({ stat: { name: "cores", atMost } });
/** Moves cores from a player's life to the reserve. */
export const loseLife = (amount: Amount, who: Players = "you"): Effect => word("lose-life", { who, amount });
