import { cardOf, type Reader } from "../../kernel";
import type { Contest } from "../game";
import { bonuses, countedDice, highestDie, highestRoll, type Side } from "./dice";
import { varsOf } from "./vars";

/**
 * The dice to show: the current battle as it would be decided now (D20 5.18), or the last one of this turn.
 */
export function contest(g: Reader): Contest | null {
  const { state } = g;
  const battle = varsOf(state).battle ?? null;
  if (battle === null) return null;
  const isDecided = battle.stage === "over" || battle.winner !== null;
  const bonus = isDecided ? battle.bonus : bonuses(g, battle);
  const side = (i: Side) => {
    const high = highestDie(battle, i);
    const at = battle.dice[i].findIndex((die) => die.throw === battle.ties && die.value === high);
    const dice = isDecided ? battle.dice[i] : countedDice(g, battle, i);
    const roll = isDecided ? high : highestRoll(g, battle, i);
    return {
      seat: cardOf(state, battle.fighters[i]).controller,
      card: battle.fighters[i],
      dice: dice.map((die, n) => ({ ...die, best: n === at })),
      bonus: bonus[i],
      total: battle.stage === "declared" ? null : roll + bonus[i],
      won: battle.winner === null ? null : battle.winner === i,
    };
  };
  return { stage: battle.stage, bonusStat: "bonus", sides: [side(0), side(1)] };
}
