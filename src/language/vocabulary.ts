import type { Answer, Card, CardDef, CardId, Engine, Message, Plain, Reader } from "../kernel";
import type { Ability, Ref } from "./ability";
import type { Env } from "./env";

/** A printed card as data: kernel's values, the game's keywords, and abilities in the card language. */
export interface PrintedCard extends CardDef {
  /** Card number, as printed. */
  readonly number: number;
  /** Keywords of the game it has; each stands for a stat of the same name. */
  readonly keywords?: readonly string[];
  readonly abilities: readonly Ability[];
}

export type WordArgs = Readonly<Record<string, Plain>>;

/** An effect that only one game knows: how to do it and how to say it. */
export interface EffectWord {
  run(g: Engine, env: Env, args: WordArgs): void;
  /** Gets the answer if `run` asked. */
  answer?(g: Engine, env: Env, args: WordArgs, answer: Answer): void;
  print(args: WordArgs): Message;
}

/** A condition that only one game knows. */
export interface ConditionWord {
  holds(g: Reader, env: Env, args: WordArgs): boolean;
  print(args: WordArgs): Message;
}

/** What a game adds to the card language. */
export interface Vocabulary {
  /** Prefix of the game's own phrases in the text catalogue. */
  readonly slug: string;
  /** Zone that a filter means when it names none. */
  readonly field: string;
  /** Zones of the seats by their role in core effects. */
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  /** Layer in which effects of each kind apply. */
  readonly layer: { readonly standing: string; readonly lasting: string };
  /** Clauses that abilities rest on, cited by the events they make. */
  readonly rules: { readonly ability: string; readonly play: string };
  /** Cards that a word of the game names ("attacker"), or undefined when it is no word of the game. */
  ref(g: Reader, env: Env, name: Ref): readonly CardId[] | undefined;
  /** Are two cards near each other? */
  touching(g: Reader, a: Card, b: Card): boolean;
  /** May an effect change this card in this way (protection)? Absent: always. */
  mayAffect?(g: Reader, env: Env, card: Card, how: string): boolean;
  readonly effects: Readonly<Record<string, EffectWord>>;
  readonly conditions: Readonly<Record<string, ConditionWord>>;
}
