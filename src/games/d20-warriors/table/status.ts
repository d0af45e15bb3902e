import type { GameStatus } from "../../game-status";
import { rules } from "../rules";
import { faceUpCount } from "../rules/board";
import { contest } from "../rules/contest";
import { message } from "./messages";

export const status: GameStatus = {
  score: (g, seat) => ({ label: message("d20-warriors.score"), value: faceUpCount(g.state, seat) }),
  contest: (state) => contest({ rules, state }),
};
