import type { ReadableState } from "../../../kernel";
import type { GameStatus, RunningAttack } from "../../game-status";
import { hpOf } from "../rules/health";
import { combatIn } from "../rules/vars";
import { message } from "./messages";

function attack(state: ReadableState): RunningAttack | null {
  const combat = combatIn(state);
  if (combat === null) return null;
  return { attacker: combat.attacker.card, target: combat.victim.card, defender: combat.defender };
}

export const status: GameStatus = {
  score: (g, seat) => ({ label: message("soul-masters.score"), value: hpOf(g, seat) }),
  contest: () => null,
  attack,
};
