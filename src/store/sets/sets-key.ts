import type { CardSet } from "../../games/card-set";

/** The key of an installed set: a game has one of each code. */
export const keyOf = ({ game, code }: Pick<CardSet, "game" | "code">): string => `${game} ${code}`;

const MOVES = " > ";

/** The message to other tabs that a set has another code. */
export const moveOf = (before: string, after: string): string => `${before}${MOVES}${after}`;

/** The new code of the set with this key, if the message is about it. */
export const newCodeIn = (sent: string, key: string): string | undefined => {
  const [before, after] = sent.split(MOVES);
  return before === key ? after?.split(" ")[1] : undefined;
};
