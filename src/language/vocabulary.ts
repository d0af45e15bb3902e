import type {
  AllotDecision,
  Answer,
  Card,
  CardDef,
  CardId,
  Decision,
  Engine,
  Message,
  ModifierOp,
  Option,
  Plain,
  Reader,
  Seat,
} from "../kernel";
import type { Ability, Cost, Ref, UseLimit } from "./ability";
import type { Env } from "./env";

/** A printed card as data: the kernel's values, the game's keywords, and abilities in the card language. */
export interface PrintedCard extends CardDef {
  /** Card number, as printed. */
  readonly number: number;
  /** The name printed on it, where the pool tells versions of a card apart by longer names. */
  readonly title?: string | undefined;
  /** What is printed in its corner ("[Set 3]"). */
  readonly mark?: string | undefined;
  /** The game's keywords on it; each stands for a stat of the same name. */
  readonly keywords?: readonly string[] | undefined;
  readonly abilities: readonly Ability[];
}

/** The arguments of a word, by name. */
export type WordArgs = Readonly<Record<string, Plain>>;

/**
 * The values a word's arguments may have. A `ref` names a card, a `card-name` a card of the pool. `maybe`
 * marks optional ones.
 */
export type ArgSpec =
  | "ref"
  | "filter"
  | "amount"
  | "card-name"
  | { readonly maybe: ArgSpec }
  | { readonly from: number; readonly to: number }
  | readonly Plain[];

/** The arguments that a word takes. */
export type ArgSpecs = Readonly<Record<string, ArgSpec>>;
export type NoArgs = Readonly<Record<never, ArgSpec>>;

/** An effect that only one game has: how to do it and how to print it. */
export interface EffectWord<A extends ArgSpecs = ArgSpecs> {
  readonly args: A;
  /** Types of events that it may cause and abilities may listen to. */
  readonly causes?: readonly string[];
  run(g: Engine, env: Env, args: WordArgs): void;
  /**
   * Does it to several cards at the same moment. By default they are taken one after the other.
   * @param answers what was answered to each question of `asks`.
   */
  runAll?(g: Engine, envs: readonly Env[], args: WordArgs, answers: readonly (readonly number[])[]): void;
  /**
   * The questions to answer before it is done, with open answers. A word that has this is always done by `runAll`, so that
   * it is one change however many players are asked.
   */
  asks?(g: Reader, envs: readonly Env[], args: WordArgs): readonly Decision[];
  /** Gets the answer if `run` asked. */
  answer?(g: Engine, env: Env, args: WordArgs, answer: Answer): void;
  /** Could it do anything now? By default yes. */
  can?(g: Reader, env: Env, args: WordArgs): boolean;
  /** A choice that only this word has, made as its ability is announced and kept as a number under the word's name. */
  readonly announced?: AnnouncedChoice;
  print(args: WordArgs): Message;
}

/** What may be chosen for a word as its ability is announced (the damage that it will prevent). */
export interface AnnouncedChoice {
  options(g: Reader, env: Env, args: WordArgs): readonly Option[];
  /** What is noted of the option that was chosen, by its index. */
  note(g: Engine, env: Env, args: WordArgs, picked: number): number;
  /** What is asked. */
  prompt(env: Env): Message;
}

/** A condition that only one game has. */
export interface ConditionWord<A extends ArgSpecs = ArgSpecs> {
  readonly args: A;
  /** True when it reads stats: a standing ability that changes stats may not depend on it. */
  readonly readsStats?: boolean;
  /** True when it asks for nothing but what is on the ability's own card, how that card lies, and values of it that
   *  checks of what the ability changes name too (see `Check.of`). */
  readonly ofOwnCard?: boolean;
  holds(g: Reader, env: Env, args: WordArgs): boolean;
  print(args: WordArgs): Message;
}

/** A number that only one game has. */
export interface AmountWord<A extends ArgSpecs = ArgSpecs> {
  readonly args: A;
  value(g: Reader, env: Env, args: WordArgs): number;
  print(args: WordArgs): Message;
}

/** A cost that only one game has. */
export interface CostWord<A extends ArgSpecs = ArgSpecs> {
  readonly args: A;
  /** Number among the arguments that adds up when the same price is asked for more than once. */
  readonly sum?: string;
  /** Where it may be paid from, where there is more than one place; only asked when it can be paid. */
  sources?(g: Reader, env: Env, args: WordArgs): Pick<AllotDecision, "options" | "totals" | "proposal">;
  can(g: Reader, env: Env, args: WordArgs): boolean;
  /** @param from the parts that each of the sources pays. */
  pay(g: Engine, env: Env, args: WordArgs, from: readonly number[]): void;
  print(args: WordArgs): Message;
}

/** Words of a game by their names. */
export type EffectWords = Readonly<Record<string, EffectWord>>;
export type ConditionWords = Readonly<Record<string, ConditionWord>>;
export type AmountWords = Readonly<Record<string, AmountWord>>;
export type CostWords = Readonly<Record<string, CostWord>>;

/** How a game carries out core effects for which it has its own rules. */
export interface Verbs {
  /** Each of these seats draws this many cards. */
  draw?(g: Engine, seats: readonly Seat[], count: number): void;
  /** These cards are discarded simultaneously. */
  discard?(g: Engine, ids: readonly CardId[]): void;
  /** The card is put into its owner's zone of this name. */
  move?(g: Engine, id: CardId, to: string, bottom: boolean): void;
}

/** Why something cannot be done: a reason of the game, and the clause behind it. */
interface Because {
  readonly why?: string;
  readonly rule?: string;
}

/** One way in which abilities are used. */
export interface UseSpec {
  /** The clause that allows it. */
  readonly rule: string;
  /** Zones in which it works. Defaults to those of the ability. */
  readonly where?: readonly string[];
  /** What a player is told whose card lies elsewhere. */
  readonly elsewhere?: Because;
  /** What a player is told who cannot pay for it. */
  readonly unpaid?: Because;
}

/** How a game lets abilities be used. */
export interface Uses extends UseSpec {
  /** The action by which "(x : y)" is used. */
  readonly action: string;
  /** Keywords whose bracketed effect is used like that, by an action of their name: what is paid for it. */
  readonly keywords?: Readonly<Record<string, UseSpec & { readonly cost: readonly Cost[] }>>;
  /** The seats' zones in which a keyword may be used, in the order in which actions are listed. */
  readonly places?: readonly string[];
}

/** The names that a game's abilities may use, for validation. */
export interface VocabularyNames {
  /** Besides `this`, `it` and `other`. */
  readonly refs: readonly string[];
  readonly zones: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly stats: readonly string[];
  /**
   * Event types that abilities may listen to, with the parts of a pattern that their text can express:
   * `card`, `other`, `by`, or `card this`, `other this` where only the ability's own card can be named.
   */
  readonly events: Readonly<Record<string, readonly string[]>>;
  /** Replaceable changes, with the causes they can have. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
  /** Moments at which lasting effects end. */
  readonly moments: readonly string[];
  /** Keywords followed by something in brackets, and by what. */
  readonly labels?: Readonly<Record<string, "cost" | "effect">>;
  /** Stats of keywords that stack, so that more than 1 may be gained. */
  readonly levels?: readonly string[];
  /** Stats that nothing but the game reads: standing abilities that change no others may read values of cards. */
  readonly final?: readonly string[];
}

/**
 * Is a card in a state that filters may ask for?
 * @param known values of a card that has left, as they were then.
 */
export type CardState = (g: Reader, card: Card, known?: Readonly<Record<string, number>>) => boolean;

/** What a game adds to the card language. */
export interface Vocabulary {
  /** Prefix of the game's own phrases in the text catalogue. */
  readonly slug: string;
  /** Zone a filter means by default. */
  readonly field: string;
  /** Further zones whose cards' stats effects may change; by default only those of the field. */
  readonly alsoInPlay?: readonly string[];
  /** Zones of which filters speak together, by one name. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** Zones of the seats by their role in core effects. */
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  /** Layer in which effects of each kind apply. */
  readonly layer: { readonly standing: string; readonly lasting: string };
  /** Values that conditions of abilities read which change them: these judge by print and lasting changes alone. */
  readonly circular?: readonly string[];
  /** The layer of one change, where it depends on the value or the operation. Defaults to `layer`. */
  layerFor?(kind: "standing" | "lasting", stat: string, op: ModifierOp): string;
  /** The number of the current period of a card's controller; undefined: as the language counts it. */
  period?(g: Reader, card: Card, per: UseLimit["per"]): number | undefined;
  /** Clauses that abilities are based on, cited by their events. */
  readonly rules: { readonly ability: string; readonly play: string };
  /** How activated abilities are used. Undefined in a game without any. */
  readonly use?: Uses;
  /** Cards that a word of the game refers to ("attacker"), or undefined when the game has no such word. */
  ref(g: Reader, env: Env, name: Ref): readonly CardId[] | undefined;
  /** Whether two cards are adjacent. */
  touching(g: Reader, a: Card, b: Card): boolean;
  /** Other positions a card may have relative to another one (the first). */
  readonly lying?: Readonly<Record<string, (g: Reader, to: Card, card: Card) => boolean>>;
  /** True where a card in play may be used for its own cost, unless the text says "another". */
  readonly paysForItself?: true;
  /** May an effect choose this card? By default always. */
  mayChoose?(g: Reader, env: Env, card: Card): boolean;
  /** May this card be a target: chosen as an ability is announced? Asked beside `mayChoose`; by default always. */
  mayTarget?(g: Reader, env: Env, card: Card): boolean;
  /** May an effect change this card in this way (protection)? By default always. */
  mayAffect?(g: Reader, env: Env, card: Card, how: string): boolean;
  /** The stat that `mayAffect` reads: it does not stop abilities that grant it. */
  readonly protection?: string;
  readonly names: VocabularyNames;
  /** States of a card that filters may ask for. */
  readonly being?: Readonly<Record<string, CardState>>;
  readonly amounts?: AmountWords;
  readonly costs?: CostWords;
  /** The costs as they are paid, where what pays one is missing for another: put together they are one question. */
  mergeCosts?(costs: readonly Cost[]): readonly Cost[];
  /** Ways of giving up cards as a cost, besides discarding them. */
  readonly ways?: Readonly<Record<string, (g: Engine, ids: readonly CardId[]) => void>>;
  readonly verbs?: Verbs;
  /** The clause by which owners order several cards that go to their decks together. Without it effects keep their order. */
  readonly deckOrder?: string;
  /** Phrases of the language ("do.pay") for which the game has its own wording, under its own prefix. */
  readonly phrases?: readonly string[];
  /** Keywords with brackets that head the text of a card, before its other keywords. */
  readonly headings?: readonly string[];
  /** False when a card's text does not explain the keywords it grants. */
  readonly reminders?: boolean;
  /**
   * Words that refer to the ability's own card without taking it as an argument (costs need not be listed).
   */
  readonly sourceWords?: readonly string[];
  readonly effects: EffectWords;
  readonly conditions: ConditionWords;
}
