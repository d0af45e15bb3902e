import { type PerftGame, position } from "../../perft";
import numbers from "./numbers.json" with { type: "json" };
import { PERFT_DECK, PERFT_RULES } from "./pool";

export const perft: PerftGame = {
  slug: "battle-cores",
  rules: PERFT_RULES,
  deck: () => PERFT_DECK,
  positions: [
    position("opening", 0),
    position("first turn", 1),
    position("second turn", 2),
    position("sixth turn", 6),
    position("twelfth turn", 12),
    position("twentieth turn", 20),
  ],
  numbers,
};
