import type { Ability, Condition, Cost, Effect } from "../../../language";
import { type FilterOf, type PatternOf, type StatOf, wordsOf } from "../../../language/build";
import type { Words } from "../words/types";

/** Effect builders, named after the rulebook's terms. */
export { seq, toHand } from "../../../language/build";

export const { adds, amount, choose, cost, each, is, standing, word } = wordsOf<Words>();

export type Filter = FilterOf<Words>;
type Stat = StatOf<Words>;
type Pattern = PatternOf<Words>;

type Trigger = Extract<Ability, { kind: "trigger" }>;
type Activated = Extract<Ability, { kind: "activated" }>;
type More = Partial<Pick<Activated, "if" | "oncePerTurn" | "uses">>;

const used =
  (when: readonly string[]) =>
  (cost: readonly Cost[], effect: Effect, more: More = { oncePerTurn: true }): Ability => ({
    kind: "activated",
    when,
    ...(cost.length > 0 && { cost }),
    ...more,
    effect,
  });

/** Used in your own main phases (BOS 3.11), in your own battle step (BOS 3.13), or also as a response (BOS 3.14). */
export const ignition = used(["main"]);
export const inBattle = used(["battle"]);
export const quick = used(["main", "battle", "quick"]);

/** Triggers on an event of this card, or in a phase of its controller. */
export const whenThis = (
  on: Pattern["on"],
  effect: Effect,
  more: Partial<Pick<Trigger, "may" | "if" | "oncePerTurn">> = {},
): Ability => ({
  kind: "trigger",
  when: { on, card: "this" },
  ...more,
  effect,
});
export const inYour = (
  phase: "ready-phase" | "end-phase",
  effect: Effect,
  more: Partial<Pick<Trigger, "may" | "if">> = {},
): Ability => ({ kind: "trigger", when: { on: phase, by: "you" }, ...more, effect });
export const whenever = (
  when: Pattern,
  effect: Effect,
  more: Partial<Pick<Trigger, "may" | "if" | "oncePerTurn">> = {},
): Ability => ({ kind: "trigger", when, ...more, effect });

/** Changes a player's value while the card works. */
export const lifts = (stat: Stat, amount: number, seats: "you" | "each" = "you"): Ability => ({
  kind: "standing-seats",
  seats,
  stats: [stat],
  op: "add",
  amount,
});

/** Gives this card or others a property while it works ("cannot be destroyed by battle"). */
export const grants = (cards: "this" | Filter, stat: Stat, active?: Condition): Ability => ({
  kind: "standing",
  ...(active && { active }),
  cards,
  stats: [stat],
  op: "set",
  amount: 1,
});

export const sp = (n: number): Cost => cost("sp", { n });
export const restThis = cost("rest-this");
/** Removes cards in your discard pile from play. */
export const removing = (count: number, from: Filter = { type: "warrior" }): Cost => ({
  pay: "cards",
  from: { ...PILE, ...from },
  count,
  how: "remove",
});
export const sacrificing = (from: Filter): Cost => ({
  pay: "cards",
  from: { of: "you", ...from },
  count: 1,
  how: "sacrifice",
});

export const OWN: Filter = { of: "you", type: "fighter" };
export const ENEMY: Filter = { of: "opponent", type: "fighter" };

/** A target, chosen on activation. */
export const target = (from: Filter, then: Effect, as = "target"): Effect =>
  choose(from, then, { as, announced: true });
/** Cards in your own discard pile. */
export const PILE: Filter = { zone: "discard", of: "you" };
/** Changes a card's ATK or RST for the turn: a One-Turn card works that long (BOS 5.3). */
export const atk = (n: number, card = "target"): Effect => adds(["atk"], card, n, "turn");
export const rst = (n: number, card = "target"): Effect => adds(["rst"], card, n, "turn");
/** Adds to a value of the fighter this card is attached to. */
export const onHost = (stat: Stat, amount: number): Ability => ({
  kind: "standing",
  cards: { ref: "host" },
  stats: [stat],
  op: "add",
  amount,
});
export const harm = (n: number): Effect => word("harm", { n });
export const draw = (count: number): Effect => ({ do: "draw", who: "you", count });
export const destroy = (card: string): Effect => word("destroy", { card });
/** The effect of an Attached card on activation (BOS 5.6). */
export const attachTo = (from: Filter = OWN): Effect => target(from, word("attach", { card: "target" }));
