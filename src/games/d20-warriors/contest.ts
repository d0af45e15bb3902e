import { cardOf, type Reader } from "../../kernel";
import type { Contest } from "../game";
import { best, bonusOf } from "./battle";
import { varsOf } from "./vars";

/**
 * The dice to show: the current battle as it would be decided now (D20 5.18), or the last one of this turn.
 */
export function contest(g: Reader): Contest | null {
  const { state } = g;
  const battle = varsOf(state).battle ?? null;
  if (battle === null) return null;
  const bonus =
    battle.stage === "over" ? battle.bonus : ([bonusOf(g, battle, 0), bonusOf(g, battle, 1)] as const);
  // It is added to the first roll only: a tie-break is decided by its own dice (D20 5.9).
  const added = battle.ties === 0 ? bonus : ([0, 0] as const);
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
      bonus: added[i],
      total: battle.stage === "declared" ? null : high + added[i],
      won: battle.winner === null ? null : battle.winner === i,
    };
  };
  return { stage: battle.stage, bonusStat: "bonus", sides: [side(0), side(1)] };
}
