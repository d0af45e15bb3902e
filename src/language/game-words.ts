import type { Amount, CardTest, Filter, Pattern, Ref } from "./ability";
import type { ArgSpec, ArgSpecs, VocabularyNames } from "./vocabulary";

/** The names and the words of one game, given as a type to the builders of its cards (`wordsOf`). */
export interface GameWords {
  readonly names: VocabularyNames;
  /** States of a card. */
  readonly being?: Words<unknown>;
  /** Positions relative to another card. */
  readonly lying?: Words<unknown>;
  readonly effects: Words<HasArgs>;
  readonly conditions: Words<HasArgs>;
  readonly amounts?: Words<HasArgs>;
  readonly costs?: Words<HasArgs>;
}
type Words<T> = Readonly<Record<string, T>>;
interface HasArgs {
  readonly args: ArgSpecs;
}

export type NameIn<
  W extends GameWords,
  K extends "zones" | "types" | "subtypes" | "moments",
> = W["names"][K][number];

/** A stat of the game, or the one that names the card's kind. */
export type StatOf<W extends GameWords> =
  | W["names"]["stats"][number]
  | `is-${NameIn<W, "types"> | NameIn<W, "subtypes">}`;

/** A filter with the names of the game. */
export type FilterOf<W extends GameWords> = Filter & TestOf<W> & { readonly zone?: NameIn<W, "zones"> };

/** A test of a card with the names of the game. */
export type TestOf<W extends GameWords> = CardTest & {
  readonly type?: NameIn<W, "types">;
  readonly subtype?: NameIn<W, "subtypes">;
  readonly being?: KeyOf<W["being"]>;
  readonly lying?: { readonly how: KeyOf<W["lying"]> };
  readonly stat?: { readonly name: StatOf<W> };
  readonly not?: Ref | TestOf<W>;
  readonly all?: readonly TestOf<W>[];
  readonly any?: readonly TestOf<W>[];
};

/** A stat of the game that may be changed against certain cards only. */
export type AgainstOf<W extends GameWords> = NonNullable<W["names"]["against"]>[number];

/** A step of a turn that conditions of the game may name. */
export type StepOf<W extends GameWords> = NonNullable<W["names"]["steps"]>[number];

/** What sets off a trigger, with the events of the game. */
export type PatternOf<W extends GameWords> = Pattern & {
  readonly on: KeyOf<W["names"]["events"]>;
  readonly card?: "this" | FilterOf<W>;
  readonly other?: "this" | FilterOf<W>;
};

type KeyOf<T> = string & keyof NonNullable<T>;

/** The value of an argument. */
type ArgOf<W extends GameWords, S> = S extends "ref" | "card-name"
  ? string
  : S extends "filter"
    ? FilterOf<W>
    : S extends "amount"
      ? Amount
      : S extends { readonly from: number }
        ? number
        : S extends readonly (infer T)[]
          ? T
          : never;

interface Maybe {
  readonly maybe: ArgSpec;
}
type Optional<A> = { [K in keyof A]: A[K] extends Maybe ? K : never }[keyof A];
type Required<A> = Exclude<keyof A, Optional<A>>;
type ArgsOf<W extends GameWords, A> = { readonly [K in Required<A>]: ArgOf<W, A[K]> } & {
  readonly [K in Optional<A>]?: A[K] extends { readonly maybe: infer T } ? ArgOf<W, T> | undefined : never;
};

type Kind = "effects" | "conditions" | "amounts" | "costs";
export type WordIn<W extends GameWords, K extends Kind> = KeyOf<W[K]>;

type WordOf<W extends GameWords, K extends Kind, N> = NonNullable<W[K]>[N & keyof NonNullable<W[K]>];
/** The argument of a word beside its name. Empty if it requires none. */
export type Given<W extends GameWords, K extends Kind, N> =
  WordOf<W, K, N> extends { readonly args: infer A }
    ? [Required<A>] extends [never]
      ? [args?: ArgsOf<W, A>]
      : [args: ArgsOf<W, A>]
    : never;
