/** A phrase that another phrase may inflect. On its own it reads as its `toString`. */
export interface Inflected {
  toString(): string;
}

/** An argument as a phrase reads it: text, or a localized message. */
export type Words = string | Inflected;

/** Arguments from card data. Nested messages are already localized. */
export type TextArgs = Readonly<Record<string, unknown>>;

/** A phrase with `{name}` placeholders, or a function for phrases that need grammar. */
export type Entry = string | ((args: never) => string | Inflected);

/** Phrases by message key. */
export type Catalogue = Readonly<Record<string, Entry>>;

/** Phrases whose functions read card data. */
export type CardCatalogue = Readonly<Record<string, string | ((args: TextArgs) => string | Inflected)>>;

type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined };

/** A message key with arguments: the kernel's `Message`. */
export type Message = { readonly key: string; readonly args?: Readonly<Record<string, Plain>> };

type None = Readonly<Record<never, never>>;

/** "{a} of {b}" → "a" | "b". */
type Places<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

export type PhraseArgs<E> = E extends string
  ? { readonly [Name in Places<E>]: Words }
  : E extends (args: infer Args) => unknown
    ? unknown extends Args
      ? None
      : Args
    : never;

/** The type passed for an argument a phrase reads. */
type Passed<T> = T extends number | boolean | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Passed<Item>[]
    : T extends string
      ? string extends T
        ? string | number | Message
        : T
      : T extends Inflected
        ? string | number | Message
        : Plain | undefined;

/** The arguments of a message with this entry. */
export type MessageArgs<E> = { [Name in keyof PhraseArgs<E>]: Passed<PhraseArgs<E>[Name]> };

/** The arguments of a call with a message key. None if its entry reads none. */
export type ArgsOf<E> = E extends unknown
  ? keyof PhraseArgs<E> extends never
    ? []
    : None extends MessageArgs<E>
      ? [args?: MessageArgs<E>]
      : [args: MessageArgs<E>]
  : never;

export type KeyOf<C> = keyof C & string;

/** A translation with exactly the keys of a catalogue. */
type Translation<T> = {
  readonly [K in keyof T]: string | ((args: PhraseArgs<T[K]>) => string | Inflected);
};

/** The same entries. `never` for an untranslated key and for a placeholder without an argument. */
type Checked<T, G> = {
  [K in keyof G]: K extends keyof T
    ? G[K] extends string
      ? Places<G[K]> extends keyof PhraseArgs<T[K]>
        ? G[K]
        : never
      : G[K]
    : never;
};

/** Accepts a translation of the catalogue `T`: the same keys with the same arguments. */
export const translation =
  <T>() =>
  <const G extends Translation<T>>(entries: G & Checked<T, G>): G =>
    entries;

type Lines<Prefix extends string, E> = { readonly [K in KeyOf<E> as `${Prefix}.${K}`]: E[K] };

/** Phrases whose keys share a prefix. */
export const lines = <const Prefix extends string, const E extends Catalogue>(prefix: Prefix, entries: E) =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [`${prefix}.${key}`, entry])) as Lines<
    Prefix,
    E
  >;

/** Phrases of card text whose keys share a prefix. */
export const cardLines = <const Prefix extends string, const E extends CardCatalogue>(
  prefix: Prefix,
  entries: E,
) => lines(prefix, entries);

/** The keys under a prefix whose phrases read no arguments but these. Defaults to any. */
export type KeysUnder<C, Prefix extends string, Args extends PropertyKey = PropertyKey> = {
  [K in KeyOf<C>]: K extends `${Prefix}.${infer Rest}`
    ? keyof PhraseArgs<C[K]> extends Args
      ? Rest
      : never
    : never;
}[KeyOf<C>];
