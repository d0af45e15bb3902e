import type { CardSet } from "../../games/card-set";

/** The key of an installed set: a game has one of each code. */
export const keyOf = ({ game, code }: Pick<CardSet, "game" | "code">): string => `${game} ${code}`;

const MOVES = " > ";

/** What other tabs are told when a set gets another code. */
export const moveOf = (before: string, after: string): string => `${before}${MOVES}${after}`;

/** The new code of the set with this key, if this is what other tabs are told of it. */
export const newCodeIn = (told: string, key: string): string | undefined => {
  const [before, after] = told.split(MOVES);
  return before === key ? after?.split(" ")[1] : undefined;
};
