/** What a word of the card language is. */
export type WordKind =
  | "ability"
  | "effect"
  | "condition"
  | "amount"
  | "cost"
  | "event"
  | "change"
  | "state"
  | "keyword";

/** The clauses of a game's rulebook behind the words of its cards. */
export type WordClauses = Readonly<Partial<Record<WordKind, Readonly<Record<string, readonly string[]>>>>>;
