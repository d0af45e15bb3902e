import type { GameStatus } from "../../game-status";
import { hpOf } from "../rules/damage";
import { attackIn } from "../rules/vars";
import { message } from "./messages";

export const status: GameStatus = {
  score: (g, seat) => ({ label: message("battle-cores.score"), value: hpOf(g, seat) }),
  contest: () => null,
  attack: attackIn,
};
