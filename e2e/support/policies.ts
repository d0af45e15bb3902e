import { nextArenaMove } from "./arena";
import { type Move, nextMove, type TurnSoFar } from "./policy";
import type { Situation } from "./situation";

type Policy = (now: Situation, turn: TurnSoFar) => Move;

/** Plain ways of playing a game to its end, for games that are not played like the first one. */
const POLICIES: Readonly<Record<string, Policy>> = { "battle-cores": nextArenaMove };

/** What a player in a browser test does in this game. */
export const policyOf = (slug: string): Policy => POLICIES[slug] ?? nextMove;
