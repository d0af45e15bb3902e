import type { Plain } from "../kernel";
import type { Ability, Amount, CardTest, Condition, Cost, Effect, Filter, Pattern, Ref } from "./ability";
import type {
  AgainstOf,
  FilterOf,
  GameWords,
  Given,
  NameIn,
  PatternOf,
  StatOf,
  StepOf,
  TestOf,
  WordIn,
} from "./game-words";

export type { FilterOf, PatternOf, StatOf };

/** Builders for abilities. Those that use a name or word of one game come from `wordsOf`. */

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
const mayChoose = (from: Filter, then: Effect): Effect => choose(from, then, { upTo: true });

const given = (args: object | undefined) =>
  // Filters and amounts are plain data too, but TypeScript does not take interfaces for records.
  args === undefined ? undefined : { args: args as Readonly<Record<string, Plain>> };

/** A word of the game, as an effect and as a condition. */
export const word = (name: string, args?: object): Effect => ({ do: "word", word: name, ...given(args) });
const is = (name: string, args?: object): Condition => ({ is: "word", word: name, ...given(args) });

/** Adds to stats of a card until a moment of the game. */
export const adds = (stats: readonly string[], card: Ref, amount: Amount, until: string): Effect => ({
  do: "modify",
  card,
  stats,
  op: "add",
  amount,
  until,
});

type Trigger = Extract<Ability, { kind: "trigger" }>;
/** Optional parts of a triggered ability. */
export type TriggerOptions = Partial<Pick<Trigger, "if" | "may" | "oncePerTurn">>;
const when = (pattern: Pattern, effect: Effect, more: TriggerOptions = {}): Ability => ({
  kind: "trigger",
  when: pattern,
  ...more,
  effect,
});

const inStep = (of: "you" | "opponent" | "any", ...steps: readonly string[]): Condition => ({
  is: "step",
  steps,
  ...(of !== "any" && { of }),
});

const standing = (
  cards: "this" | Filter,
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

const standingAgainst = (
  cards: "this" | Filter,
  stats: readonly string[],
  against: CardTest,
  condition?: Condition,
): Ability => ({ ...standing(cards, stats, 1, condition), against }) as Ability;

/** Builders with the words and names of one game. Anything the game does not know is a type error. */
interface WordBuilders<W extends GameWords> {
  /** Something only this game does. */
  word<N extends WordIn<W, "effects">>(name: N, ...args: Given<W, "effects", N>): Effect;
  /** A condition only this game has. */
  is<N extends WordIn<W, "conditions">>(name: N, ...args: Given<W, "conditions", N>): Condition;
  /** A number only this game has. */
  amount<N extends WordIn<W, "amounts">>(name: N, ...args: Given<W, "amounts", N>): Amount;
  /** A cost only this game has. */
  cost<N extends WordIn<W, "costs">>(name: N, ...args: Given<W, "costs", N>): Cost;
  /** Adds to stats of a card until a moment of the game. */
  adds(stats: readonly StatOf<W>[], card: Ref, amount: Amount, until: NameIn<W, "moments">): Effect;
  each(from: FilterOf<W>, effect: Effect): Effect;
  choose(from: FilterOf<W>, then: Effect, more?: Choosing): Effect;
  mayChoose(from: FilterOf<W>, then: Effect): Effect;
  /** While one of these steps is under way, in the turn of this player or of any. */
  inStep(of: "you" | "opponent" | "any", ...steps: readonly StepOf<W>[]): Condition;
  when(pattern: PatternOf<W>, effect: Effect, more?: TriggerOptions): Ability;
  /** Adds to stats while the card is live and the condition is true. */
  standing(
    cards: "this" | FilterOf<W>,
    stats: readonly StatOf<W>[],
    amount: Amount,
    condition?: Condition,
  ): Ability;
  /** Like `standing`, but only against cards that pass a test: "cannot be blocked by red spirits". */
  standingAgainst(
    cards: "this" | FilterOf<W>,
    stats: readonly AgainstOf<W>[],
    against: TestOf<W>,
    condition?: Condition,
  ): Ability;
}

/**
 * The builders with the words and names of one game as their types.
 * The game is given as a type alone, so that its cards load without its rules.
 */
export const wordsOf = <W extends GameWords>(): WordBuilders<W> => ({
  word,
  is,
  amount: (name, ...[args]) => ({ word: name, ...given(args) }),
  cost: (name, ...[args]) => ({ pay: "word", word: name, ...given(args) }),
  adds,
  each,
  choose,
  mayChoose,
  inStep,
  when,
  standing,
  standingAgainst,
});
