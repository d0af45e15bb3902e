import type { UnreadSet } from "../../sets/card-set";

/** What is edited in a set. Its cards need not be sound. */
export type SetContent = Pick<UnreadSet, "name" | "author" | "language" | "cards">;

export const contentOf = ({ name, author, language, cards }: SetContent): SetContent => ({
  name,
  author,
  language,
  cards,
});
