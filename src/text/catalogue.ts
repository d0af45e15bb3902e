/** Arguments of an entry: nested messages have already been said. */
export type TextArgs = Readonly<Record<string, unknown>>;

/** A phrase that another phrase may put into the form that its grammar needs; alone it reads as its `toString`. */
export interface Inflected {
  toString(): string;
}

/** A phrase with `{name}` places, or a function for phrases that need grammar. */
export type Entry = string | ((args: TextArgs) => string | Inflected);

export type Catalogue = Readonly<Record<string, Entry>>;

/** A catalogue with an entry for every key of another one, and for no other. */
export type Translation<T> = { readonly [K in keyof T]: Entry };

/** Phrases whose keys begin alike. */
export const lines = (prefix: string, entries: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [`${prefix}.${key}`, entry]));
