import { NONE, type ReadableState, type Reader } from "../../../kernel";
import type { GameStatus, RunningAttack, TeamScore } from "../../game-status";
import { modeOf } from "../rules/modes";
import { spOf, teamSp } from "../rules/sp";
import { attackIn } from "../rules/vars";
import { message } from "./messages";

function teamScore(g: Reader, team: number): TeamScore | null {
  const value = teamSp(g, team);
  return value === null
    ? null
    : { label: message("battle-of-souls.score"), value, isShared: modeOf(g) === "team" };
}

function attack(state: ReadableState): RunningAttack | null {
  const running = attackIn(state);
  if (running === null) return null;
  const { attacker, target, defender } = running;
  return { attacker: attacker.card, target: target?.card ?? NONE, defender };
}

export const status: GameStatus = {
  score: (g, seat) => ({ label: message("battle-of-souls.score"), value: spOf(g, seat) }),
  teamScore,
  contest: () => null,
  attack,
};
