import { type PerftGame, position } from "../../perft";
import numbers from "./numbers.json" with { type: "json" };
import { PERFT_RULES, perftDeck } from "./pool";

export const perft: PerftGame = {
  slug: "d20-warriors",
  rules: PERFT_RULES,
  deck: perftDeck,
  positions: [
    position("opening", 0),
    position("first turn", 1),
    position("second turn", 2),
    position("sixth turn", 6),
    position("twelfth turn", 12),
    position("fifteenth turn", 15),
    position("third turn, no Flash", 3, { flash: false }),
    position("twelfth turn, no Flash", 12, { flash: false }),
    position("draft", 0, { draft: true, packSize: 12 }),
  ],
  numbers,
};
