/** Arguments of an entry: nested messages have already been said. */
export type TextArgs = Readonly<Record<string, unknown>>;

/** A phrase with `{name}` places, or a function for phrases that need grammar. */
export type Entry = string | ((args: TextArgs) => string);

export type Catalogue = Readonly<Record<string, Entry>>;
