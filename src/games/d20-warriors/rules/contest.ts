import { cardOf, NONE, type ReadableState, type Reader, type Seat } from "../../../kernel";
import type { Contest } from "../../game-status";
import { chanceIn } from "./chance";
import { bonuses, countedDice, highestDie, highestRoll, type Side } from "./dice";
import { type Battle, otherSeat, varsOf } from "./vars";

/**
 * The seats of both fighters. If this seat cannot see one of them any more, its seat follows from the other fighter or
 * the turn.
 */
function seatsOf(state: ReadableState, { fighters }: Battle): readonly [Seat, Seat] {
  const [attacker, target] = fighters.map((card) => cardOf(state, card).controller);
  if (attacker !== undefined && attacker !== NONE) return [attacker, otherSeat(attacker)];
  const first = target === undefined || target === NONE ? state.turn.seat : otherSeat(target);
  return [first, otherSeat(first)];
}

/**
 * The dice to show: the current battle as it would be decided now (D20 5.18), or the last one of this turn.
 */
export function contest(g: Reader): Contest | null {
  const { state } = g;
  const battle = varsOf(state).battle ?? null;
  if (battle === null) return null;
  const isDecided = battle.stage === "over" || battle.winner !== null;
  const bonus = isDecided ? battle.bonus : bonuses(g, battle);
  const seats = seatsOf(state, battle);
  const side = (i: Side) => {
    const high = highestDie(battle, i);
    const at = battle.dice[i].findIndex((die) => die.throw === battle.ties && die.value === high);
    const dice = isDecided ? battle.dice[i] : countedDice(g, battle, i);
    const roll = isDecided ? high : highestRoll(g, battle, i);
    return {
      seat: seats[i],
      card: battle.fighters[i],
      dice: dice.map((die, n) => ({ ...die, best: n === at })),
      bonus: bonus[i],
      total: battle.stage === "declared" ? null : roll + bonus[i],
      won: battle.winner === null ? null : battle.winner === i,
    };
  };
  const chance = battle.stage === "declared" ? chanceIn(g, battle) : null;
  return { stage: battle.stage, chance, bonusStat: "bonus", sides: [side(0), side(1)] };
}
