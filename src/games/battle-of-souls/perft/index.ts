import { type PerftGame, position } from "../../perft";
import numbers from "./numbers.json" with { type: "json" };
import { PERFT_DECK, PERFT_RULES } from "./pool";

export const perft: PerftGame = {
  slug: "battle-of-souls",
  rules: PERFT_RULES,
  deck: () => PERFT_DECK,
  positions: [
    position("opening", 0),
    position("first turn", 1),
    position("fourth turn", 4),
    position("ninth turn", 9),
  ],
  numbers,
};
