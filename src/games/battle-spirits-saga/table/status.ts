import { NONE, type ReadableState } from "../../../kernel";
import type { GameStatus, RunningAttack } from "../../game-status";
import { rules } from "../rules";
import { isStillOnField } from "../rules/blocking";
import { lifeOf } from "../rules/life";
import { battleIn } from "../rules/vars";
import { message } from "./messages";

function attack(state: ReadableState): RunningAttack | null {
  const battle = battleIn(state);
  const g = { rules, state };
  if (battle === null || !isStillOnField(g, battle.attacker)) return null;
  const { attacker, blocker, defender } = battle;
  return { attacker: attacker.card, target: isStillOnField(g, blocker) ? blocker.card : NONE, defender };
}

export const status: GameStatus = {
  score: (g, seat) => ({ label: message("battle-spirits-saga.score"), value: lifeOf(g, seat) }),
  contest: () => null,
  attack,
};
