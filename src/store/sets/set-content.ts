import type { UnreadSet } from "../../sets/card-set";

/** What is edited in a set. Its cards need not be sound. */
export type SetContent = Pick<UnreadSet, "name" | "author" | "language" | "cards" | "pictures">;

export const contentOf = ({ name, author, language, cards, pictures }: SetContent): SetContent => ({
  name,
  author,
  language,
  cards,
  ...(pictures && { pictures }),
});

/** Whether two contents are the same. Their pictures follow from their cards. */
export function isSameContent(a: SetContent, b: SetContent): boolean {
  const textOf = ({ name, author, language, cards }: SetContent) =>
    JSON.stringify([name, author, language, cards]);
  return a === b || textOf(a) === textOf(b);
}
