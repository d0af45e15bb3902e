import type { Ability, Amount, Condition, Cost, Effect, Ref } from "../../../language";
import { type FilterOf, wordsOf } from "../../../language/build";
import type { Words } from "../words/types";
import type { Keyword, Label } from "./card";

export { seq, toHand } from "../../../language/build";

const { amount, cost, adds, standing, ...shared } = wordsOf<Words>();
export const { choose, each, is, mayChoose, when, word } = shared;

type Filter = FilterOf<Words>;
type Cards = "this" | Filter;

// Which cards
export const own = (more: Filter = {}): Filter => ({ of: "you", ...more });
export const foes = (more: Filter = {}): Filter => ({ of: "opponent", ...more });
const place =
  (zone: Filter["zone"]) =>
  (more: Filter = {}): Filter => ({ zone, of: "you", ...more });
export const inHand = place("hand");
export const inGround = place("ground");
export const inLegendGround = place("legend-ground");
/** The Monster this Item is equipped to. */
export const HOST: Filter = { ref: "host" };

// Numbers and conditions
export const countOf = (count: Filter, more: { times?: number; max?: number } = {}): Amount => ({
  count,
  ...more,
});
export const counters = (card: Ref = "this"): Amount => amount("counters", { card });
export const exists = (filter: Filter, atLeast?: number): Condition =>
  atLeast === undefined ? { is: "exists", filter } : { is: "exists", filter, atLeast };

// Effects
type Players = "you" | "opponent" | "each";

export const burn = (amount: Amount, who: Players = "opponent"): Effect => word("burn", { who, amount });
export const burnCard = (card: Ref, amount: Amount): Effect => word("burn-card", { card, amount });
export const burnEach = (from: Filter, amount: Amount): Effect => each(from, burnCard("it", amount));
export const gainHp = (amount: Amount, who: Players = "you"): Effect => word("gain-hp", { who, amount });
export const loseHp = (amount: Amount, who: Players = "opponent"): Effect => word("lose-hp", { who, amount });
export const gainPoints = (amount: Amount, who: Players = "you"): Effect =>
  word("gain-points", { who, amount });
export const losePoints = (amount: Amount, who: Players = "opponent"): Effect =>
  word("lose-points", { who, amount });
export const draw = (count: Amount, who: Players = "you"): Effect => ({ do: "draw", who, count });
export const discardFromHand = (count: number, who: Players = "opponent", atRandom = false): Effect =>
  atRandom ? { do: "discard", who, count, atRandom: true } : { do: "discard", who, count };
export const mill = (count: number, who: Players = "opponent"): Effect => word("mill", { who, count });
export const recycle: Effect = word("recycle");

const many = (count: number) => (count > 1 ? { count } : undefined);
/** Searches the Main Deck for cards to take into the hand. */
export const search = (from: Filter, count = 1): Effect => word("search", { from, ...many(count) });
/** Summons from the Main Deck, or from the zone in the filter, and pays the Price. */
export const summon = (from: Filter, count = 1): Effect => word("summon", { from, ...many(count) });
export const quickSummon = (from: Filter, count = 1): Effect =>
  word("summon", { from, quick: true, ...many(count) });
export const tokens = (name: string, count = 1): Effect => word("token", { name, ...many(count) });
export const duplicate: Effect = word("duplicate");
export const copy = (card: Ref): Effect => word("copy", { card });

export const discard = (card: Ref): Effect => ({ do: "move", card, to: "ground" });
export const toDeckBottom = (card: Ref): Effect => ({ do: "move", card, to: "deck", bottom: true });
export const temper = (card: Ref): Effect => word("temper", { card });
export const untemper = (card: Ref): Effect => word("untemper", { card });
export const restore = (card: Ref): Effect => word("restore", { card });
export const addCounters = (amount: Amount, card: Ref = "this"): Effect => word("counters", { card, amount });
export const repair = (card: Ref, amount: Amount): Effect => word("repair", { card, amount });
export const endAttack: Effect = word("end-attack");
export const retarget = (card: Ref): Effect => word("retarget", { card });

type Until = "turn" | "attack" | "game";
export const powerUp = (card: Ref, amount: Amount, until: Until = "turn") =>
  adds(["power"], card, amount, until);
export const armorUp = (card: Ref, amount: Amount, until: Until = "turn") =>
  adds(["armor"], card, amount, until);
export const setPower = (card: Ref, amount: Amount, until: Until = "turn"): Effect => ({
  do: "modify",
  card,
  stats: ["power"],
  op: "set",
  amount,
  until,
});
/** Gives a keyword to a card. Speed and Survival can be gained more than once. */
export const gains = (card: Ref, keyword: Keyword, until: Until = "turn", level = 1) =>
  adds([`kw-${keyword}`], card, level, until);

export const may = (effect: Effect): Effect => ({ do: "may", effect });
export const ifSo = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { do: "if", condition, then } : { do: "if", condition, then, else: otherwise };
export const oneOf = (...options: readonly Effect[]): Effect => ({ do: "choose-one", options });

// Costs
export const fromHand = (count: number, filter?: Filter): Cost =>
  filter === undefined ? { pay: "discard", count } : { pay: "cards", from: inHand(filter), count };
/** Active Monsters you control (BC 6.13): the usual cost in Summon(). */
export const active = (count: number, filter: Filter = {}): Cost => ({ pay: "cards", from: filter, count });
export const fromGround = (count: number, filter: Filter = {}): Cost => ({
  pay: "cards",
  from: inGround(filter),
  count,
  how: "deck",
});
export const temperOwn = (count: number, filter: Filter = {}): Cost => ({
  pay: "cards",
  from: { being: "untempered", ...filter },
  count,
  how: "temper",
});
export const returnOwn = (count: number, filter: Filter = {}): Cost => ({
  pay: "cards",
  from: filter,
  count,
  how: "return",
});
export const points = (n: number) => cost("points", { n });
export const hp = (n: number) => cost("hp", { n });
export const spendCounters = (n: number) => cost("counters", { n });
export const temperThis = cost("temper-this");
export const discardThis = cost("discard-this");

// Abilities
const label =
  (keyword: Label) =>
  (effect: Effect, condition?: Condition): Ability => ({
    kind: "keyword",
    keyword,
    ...(condition ? { if: condition } : undefined),
    effect,
  });
export const startup = label("startup");
export const ender = label("ender");
export const victory = label("victory");
export const upkeep = label("upkeep");
export const trade = label("trade");
export const tempering = label("temper");
/** Price(...): paid on top of the Points. */
export const priceOf = (...cost: readonly Cost[]): Ability => ({ kind: "keyword", keyword: "price", cost });
/** "(x : y)" as an ability of a card in play. */
export const inReturn = (
  cost: readonly Cost[],
  effect: Effect,
  more: { readonly if?: Condition; readonly oncePerTurn?: true } = {},
): Ability => ({ kind: "activated", cost, ...more, effect });
/** "(x : y)" inside another Effect. */
export const inReturnFor = (cost: readonly Cost[], then: Effect): Effect => may({ do: "pay", cost, then });

/** Adds to a stat while the card is in play. */
export const aura = (
  cards: Cards,
  stat: "power" | "armor" | "price",
  amount: Amount,
  condition?: Condition,
) => standing(cards, [stat], amount, condition);
export const has = (cards: Cards, keyword: Keyword, level = 1, condition?: Condition) =>
  standing(cards, [`kw-${keyword}`], level, condition);
/** Prevents Burn on you, but not on your Monsters. */
export const noBurn = (more: { readonly oncePerTurn?: true } = {}): Ability => ({
  kind: "replace",
  change: "burn",
  of: "you",
  ...more,
  effect: { do: "nothing" },
});
