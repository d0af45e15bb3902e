import type { Plain } from "../kernel";
import type { Ability, Amount, Condition, Effect, Filter, Pattern, Ref } from "./ability";

/** Builders for abilities, shared by all games. */

export const toHand = (card: Ref): Effect => ({ do: "move", card, to: "hand" });
export const seq = (...effects: readonly Effect[]): Effect => ({ do: "seq", effects });
export const each = (from: Filter, effect: Effect): Effect => ({ do: "each", from, effect });

type Choosing = Partial<Extract<Effect, { do: "choose" }>>;
export const choose = (from: Filter, then: Effect, more: Choosing = {}): Effect => ({
  do: "choose",
  from,
  ...more,
  then,
});
export const mayChoose = (from: Filter, then: Effect): Effect => choose(from, then, { upTo: true });

/** Adds to these stats of a card until a moment of the game. */
export const adds = (stats: readonly string[], card: Ref, amount: Amount, until: string): Effect => ({
  do: "modify",
  card,
  stats,
  op: "add",
  amount,
  until,
});

/** A word of the game, as an effect and as a condition. */
export const word = (name: string, args?: Readonly<Record<string, unknown>>): Effect => ({
  do: "word",
  word: name,
  ...given(args),
});
export const is = (name: string, args?: Readonly<Record<string, unknown>>): Condition => ({
  is: "word",
  word: name,
  ...given(args),
});
const given = (args: Readonly<Record<string, unknown>> | undefined) =>
  args === undefined ? undefined : { args: args as Readonly<Record<string, Plain>> };

type Trigger = Extract<Ability, { kind: "trigger" }>;
/** Optional parts of a triggered ability. */
export type TriggerMore = Partial<Pick<Trigger, "if" | "may" | "oncePerTurn">>;
export const when = (pattern: Pattern, effect: Effect, more: TriggerMore = {}): Ability => ({
  kind: "trigger",
  when: pattern,
  ...more,
  effect,
});

/** The cards whose stats a standing ability changes. */
export type Cards = Extract<Ability, { kind: "standing" }>["cards"];
/** Adds to stats while the card is live and the condition is true. */
export const standing = (
  cards: Cards,
  stats: readonly string[],
  amount: Amount,
  condition?: Condition,
): Ability => ({
  kind: "standing",
  ...(condition ? { active: condition } : undefined),
  cards,
  stats,
  op: "add",
  amount,
});
