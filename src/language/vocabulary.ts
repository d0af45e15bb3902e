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
import type { Ability, Cost, Filter, Ref, UseLimit } from "./ability";
import type { CardArt } from "./card-art";
import type { Env } from "./env";

/** A printed card as data: the kernel's values, the game's keywords, and abilities in the card language. */
export interface PrintedCard extends CardDef {
  readonly number: number;
  /** The printed name, if the pool tells versions of a card apart by longer names. */
  readonly title?: string | undefined;
  /** The mark printed in its corner ("[Set 3]"). */
  readonly mark?: string | undefined;
  /** The game's keywords on it. Each stands for a stat of the same name. */
  readonly keywords?: readonly string[] | undefined;
  readonly abilities: readonly Ability[];
  /** Its artwork, if its writer chose it. */
  readonly art?: CardArt | undefined;
}

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

/**
 * The events that a word with these arguments may cause.
 * @param fits the filter that a card called so fits, if the text says one.
 */
export type CausesOf = (
  args: WordArgs,
  fits: (card: Plain | undefined) => Filter | undefined,
) => readonly string[];

/** An effect that only one game has: how it is performed and printed. */
export interface EffectWord<A extends ArgSpecs = ArgSpecs> {
  readonly args: A;
  /** Types of events that it may cause and that abilities may watch. */
  readonly causes?: readonly string[] | CausesOf;
  run(g: Engine, env: Env, args: WordArgs): void;
  /**
   * Performs the word on several cards at the same moment. Defaults to one after the other.
   * @param answers the answers to each question of `asks`.
   */
  runAll?(g: Engine, envs: readonly Env[], args: WordArgs, answers: readonly (readonly number[])[]): void;
  /**
   * Questions to answer before it is performed, with open answers. A word with questions is always performed by
   * `runAll`, so that it is one change however many players are asked.
   */
  asks?(g: Reader, envs: readonly Env[], args: WordArgs): readonly Decision[];
  /** Gets the answer if `run` asked. */
  answer?(g: Engine, env: Env, args: WordArgs, answer: Answer): void;
  /** Whether it could do anything now. Defaults to yes. */
  can?(g: Reader, env: Env, args: WordArgs): boolean;
  /** A choice of its own, made when its ability is announced and kept as a number under the word's name. */
  readonly announced?: AnnouncedChoice;
  print(args: WordArgs): Message;
}

/** The options for a word when its ability is announced (such as the damage that it will prevent). */
export interface AnnouncedChoice {
  options(g: Reader, env: Env, args: WordArgs): readonly Option[];
  /** Returns the number to keep for the chosen option, given its index. */
  note(g: Engine, env: Env, args: WordArgs, picked: number): number;
  prompt(env: Env): Message;
}

/** A condition that only one game has. */
export interface ConditionWord<A extends ArgSpecs = ArgSpecs> {
  readonly args: A;
  /** True if it reads stats. A static ability that changes stats may not depend on it. */
  readonly readsStats?: boolean;
  /**
   * True if it reads only the ability's own card: what is on it, its facing and position, and values of it that are
   * also named by the checks of what the ability changes (see `Check.of`).
   */
  readonly ofOwnCard?: boolean;
  holds(g: Reader, env: Env, args: WordArgs): boolean;
  print(args: WordArgs): Message;
}

/** A number that only one game has. */
export interface AmountWord<A extends ArgSpecs = ArgSpecs> {
  readonly args: A;
  /** As for conditions. */
  readonly readsStats?: boolean;
  value(g: Reader, env: Env, args: WordArgs): number;
  print(args: WordArgs): Message;
}

/** A cost that only one game has. */
export interface CostWord<A extends ArgSpecs = ArgSpecs> {
  readonly args: A;
  /** The argument that adds up when the same price is due more than once. */
  readonly sum?: string;
  /** True if it does not need the ability's own card, so that another player can pay it too. */
  readonly byAnyone?: true;
  /** The sources it may be paid from, if there are several. Only called if it can be paid. */
  sources?(g: Reader, env: Env, args: WordArgs): Pick<AllotDecision, "options" | "totals" | "proposal">;
  can(g: Reader, env: Env, args: WordArgs): boolean;
  /** @param from the parts paid by each of the sources. */
  pay(g: Engine, env: Env, args: WordArgs, from: readonly number[]): void;
  print(args: WordArgs): Message;
}

/** Words of a game by their names. */
export type EffectWords = Readonly<Record<string, EffectWord>>;
export type ConditionWords = Readonly<Record<string, ConditionWord>>;
export type AmountWords = Readonly<Record<string, AmountWord>>;
export type CostWords = Readonly<Record<string, CostWord>>;

/** How a game carries out core effects with its own rules. */
export interface Verbs {
  /** Makes each of these seats draw this many cards. */
  draw?(g: Engine, seats: readonly Seat[], count: number): void;
  /** Discards these cards simultaneously. */
  discard?(g: Engine, ids: readonly CardId[]): void;
  /** Puts the card into its owner's zone of this name. */
  move?(g: Engine, id: CardId, to: string, bottom: boolean): void;
}

/** A reason why something is illegal, and the clause behind it. */
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
  /** The reason given for a card in another zone. */
  readonly elsewhere?: Because;
  /** The reason given to a player who cannot pay for it. */
  readonly unpaid?: Because;
}

/** How a game lets abilities be used. */
export interface Uses extends UseSpec {
  /** The action by which "(x : y)" is used. */
  readonly action: string;
  /** Keywords whose bracketed effect is used likewise, by an action of that name, with its cost. */
  readonly keywords?: Readonly<Record<string, UseSpec & { readonly cost: readonly Cost[] }>>;
  /** The seats' zones in which a keyword may be used, in the order in which actions are listed. */
  readonly places?: readonly string[];
}

/** The names that a game's abilities may use, for validation. */
export interface VocabularyNames {
  /** Names of cards besides `this`, `it` and `other`. */
  readonly refs: readonly string[];
  readonly zones: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Lists of subtypes of which one may be chosen, by their names ("colour"). */
  readonly kinds?: Readonly<Record<string, readonly string[]>>;
  readonly stats: readonly string[];
  /**
   * Event types that abilities may watch, with the parts of a pattern that their text can express: `card`, `other`,
   * `by`, `how`, `source`, `from`, or `card this`, `other this`, `by you` if only the ability's own card or player can be
   * named (`card this!` if it must).
   */
  readonly events: Readonly<Record<string, readonly string[]>>;
  /** The ways in which events happen, by their types, for those whose text can express `how`. */
  readonly hows?: Readonly<Record<string, readonly string[]>>;
  /** Events of which a trigger may read how much was dealt, healed or gained: the number `that-much`. */
  readonly amounts?: readonly string[];
  /** The zone in which the cards of an event are, if it is not the field: a filter of the event needs not name it. */
  readonly eventZones?: Readonly<Record<string, string>>;
  /**
   * Events that end by themselves unless one of these others also happens again and again: units are KO'd without end
   * only if they also enter without end.
   */
  readonly needs?: Readonly<Record<string, readonly string[]>>;
  /** Events that every triggered ability causes by going to where players respond to it. Defaults to none. */
  readonly raised?: readonly string[];
  /** Replaceable changes, with their possible causes. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
  /** The replaceable changes that happen to players. The others happen to cards. */
  readonly seatChanges?: readonly string[];
  /** Words after which the card they name has left play. */
  readonly leaving?: readonly string[];
  /** Words that do something only to cards in play. */
  readonly inPlay?: readonly string[];
  /** Zones besides hand, deck and discard pile into which `move` may put cards. */
  readonly moves?: readonly string[];
  /** Moments at which lasting effects end. */
  readonly moments: readonly string[];
  /** Steps of a turn that conditions may name. */
  readonly steps?: readonly string[];
  /** Keywords with brackets, and what the brackets contain. */
  readonly labels?: Readonly<Record<string, "cost" | "effect">>;
  /** Keywords with brackets whose effect happens when their card, or a token, enters play. */
  readonly arrival?: readonly string[];
  /** Stats of keywords that stack, so that more than 1 may be gained. */
  readonly levels?: readonly string[];
  /**
   * Stats (keywords) whose static abilities may read themselves. An ability that reads stats reads them without the
   * abilities that change what it changes itself.
   */
  readonly mutual?: readonly string[];
  /** Stats between two cards, which static abilities may change against certain cards only. */
  readonly against?: readonly string[];
  /** Stats that only the game reads. Static abilities that change only these may read values of cards. */
  readonly final?: readonly string[];
  /** States of cards that read stats: static abilities that may not read stats do not ask for them. */
  readonly readingStates?: readonly string[];
  /** Stats of what is dealt, which only `standing-amounts` changes. Defaults to none. */
  readonly dealt?: readonly string[];
  /** Values of players, which only `standing-seats` changes. Defaults to none. */
  readonly ofSeats?: readonly string[];
  /** Moments at which abilities may be used. Defaults to none, so that no ability may name any. */
  readonly useMoments?: readonly string[];
  /** What the game reads of a `play` ability besides its effect. Defaults to nothing. */
  readonly play?: readonly ("if" | "cost")[];
  /** Costs that only the price of a played card reads. Defaults to none. */
  readonly playCosts?: readonly string[];
  /** The cards that each word with the name of a card may name. */
  readonly cards?: Readonly<Record<string, readonly string[]>>;
  /** The cards that filters may name. Defaults to any. */
  readonly named?: ReadonlySet<string>;
  /** Names of definitions of the game itself, which no card may have. */
  readonly reserved?: readonly string[];
}

/**
 * Whether a card is in a state that filters may name.
 * @param known values of a card that has left, as they were then.
 */
export type CardState = (g: Reader, card: Card, known?: Readonly<Record<string, number>>) => boolean;

/** What a game adds to the card language. */
export interface Vocabulary {
  /** Prefix of the game's own phrases in the text catalogue. */
  readonly slug: string;
  /** The default zone of a filter. */
  readonly field: string;
  /** Further zones whose cards' stats effects may change. Defaults to the field only. */
  readonly alsoInPlay?: readonly string[];
  /** Groups of zones that filters name together. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** Zones of the seats by their role in core effects. */
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  /** Layer in which effects of each kind apply. */
  readonly layer: { readonly standing: string; readonly lasting: string };
  /**
   * Values that are read by the conditions of abilities that change them. Such conditions read only the printed values
   * and lasting changes.
   */
  readonly circular?: readonly string[];
  /** The layer of one change, if it depends on the value or the operation. Defaults to `layer`. */
  layerFor?(kind: "standing" | "lasting", stat: string, op: ModifierOp): string;
  /** The number of the current period of a card's controller. Undefined to use the language's own count. */
  period?(g: Reader, card: Card, per: UseLimit["per"]): number | undefined;
  /** Clauses that abilities are based on, cited by their events. */
  readonly rules: { readonly ability: string; readonly play: string };
  /** How activated abilities are used. Undefined in a game without any. */
  readonly use?: Uses;
  /** Cards that a word of the game refers to ("attacker"). Undefined if the game has no such word. */
  ref(g: Reader, env: Env, name: Ref): readonly CardId[] | undefined;
  /** Whether two cards are adjacent. */
  touching(g: Reader, a: Card, b: Card): boolean;
  /** Other positions of a card relative to another one (the first argument). */
  readonly lying?: Readonly<Record<string, (g: Reader, to: Card, card: Card) => boolean>>;
  /** True if a card in play may pay for its own cost, unless the text says "another". */
  readonly paysForItself?: true;
  /** Whether an effect may choose this card. Defaults to always. */
  mayChoose?(g: Reader, env: Env, card: Card): boolean;
  /**
   * Whether this card may be a target, chosen when an ability is announced. Tested in addition to `mayChoose`. Defaults
   * to always.
   */
  mayTarget?(g: Reader, env: Env, card: Card): boolean;
  /** Whether an effect may change this card in this way (protection). Defaults to always. */
  mayAffect?(g: Reader, env: Env, card: Card, how: string): boolean;
  /** The stat that `mayAffect` reads. Protection does not stop abilities that grant it. */
  readonly protection?: string;
  readonly names: VocabularyNames;
  /** States of a card that filters may name. */
  readonly being?: Readonly<Record<string, CardState>>;
  readonly amounts?: AmountWords;
  readonly costs?: CostWords;
  /** Joins costs that compete for the same payment, so that one prompt covers them. */
  mergeCosts?(costs: readonly Cost[]): readonly Cost[];
  /** Ways of giving up cards as a cost, besides discarding. */
  readonly ways?: Readonly<Record<string, (g: Engine, ids: readonly CardId[]) => void>>;
  /** The zones from which cards can be given up in each way. Defaults to all. */
  readonly wayZones?: Readonly<Record<string, readonly string[]>>;
  readonly verbs?: Verbs;
  /** The clause by which owners order several cards that go to their decks together. Without it effects keep their order. */
  readonly deckOrder?: string;
  /** Phrases of the language ("do.pay") that the game words itself, under its own prefix. */
  readonly phrases?: readonly string[];
  /** Keywords with brackets that are printed at the head of a card's text, before its other keywords. */
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
