import type { CardSet } from "../../games/card-set";

/** The key of an installed set: a game has one of each code. */
export const keyOf = ({ game, code }: Pick<CardSet, "game" | "code">): string => `${game} ${code}`;
