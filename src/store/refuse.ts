import { refusals } from "../games/refusals";

/** A refusal that has nothing to do with the rules of a game. */
export const refuse = refusals<unknown>();
