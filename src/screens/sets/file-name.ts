import type { CardSet } from "../../games/card-set";

/** The name of a set's file. */
export const setFileName = ({ game, code }: Pick<CardSet, "game" | "code">): string =>
  `playmat-${game}-${code}.json`;
