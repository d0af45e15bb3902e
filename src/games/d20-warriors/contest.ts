import type { Readable } from "../../kernel";
import { cardOf } from "../../kernel";
import type { Contest } from "../game";
import { best } from "./battle";
import { varsOf } from "./record";

/** The dice to show: the running battle, or the last one of this turn. */
export function contest(state: Readable): Contest | null {
  const battle = varsOf(state).battle ?? null;
  if (battle === null) return null;
  const side = (i: 0 | 1) => {
    const high = best(battle, i, battle.ties);
    let marked = false;
    const dice = battle.dice[i].map((die) => {
      const isBest = !marked && die.throw === battle.ties && die.value === high;
      if (isBest) marked = true;
      return { ...die, best: isBest };
    });
    return {
      seat: cardOf(state, battle.fighters[i]).controller,
      card: battle.fighters[i],
      dice,
      bonus: battle.bonus[i],
      total: battle.stage === "declared" ? null : high + (battle.ties === 0 ? battle.bonus[i] : 0),
      won: battle.winner === null ? null : battle.winner === i,
    };
  };
  return { stage: battle.stage, sides: [side(0), side(1)] };
}
