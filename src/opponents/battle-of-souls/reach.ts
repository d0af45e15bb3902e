import { type Reader, readStat, type Seat } from "../../kernel";
import { attacksMade, cards, lastingStat, spOf } from "./board";
import { fighterValue, type Weights } from "./fighters";

/** The value of a decisive loss: more than anything on the table. */
const LOST = 6;

interface Striker {
  readonly atk: number;
  readonly isDirect: boolean;
  readonly pierces: boolean;
}

interface Victim {
  /** The value an attacker has to exceed. */
  readonly holds: number;
  readonly rested: boolean;
  /** What its player loses with it. */
  readonly value: number;
}

/** Now: upright fighters with attacks left. Later: all fighters, as they will be. */
function strikersOf(g: Reader, seat: Seat, isNow: boolean): Striker[] {
  return cards(g, "fighters", seat).flatMap((card): Striker[] => {
    if (isNow && card.rested) return [];
    const has = (stat: string) => readStat(g, card.id, stat) > 0;
    if (has("cannot-attack") && isNow) return [];
    const times = readStat(g, card.id, "attacks") - (isNow ? attacksMade(g, card) : 0);
    const atk = isNow ? readStat(g, card.id, "atk") : lastingStat(g, card, "atk");
    const one = { atk, isDirect: has("kw-direct"), pierces: has("kw-piercing") };
    return Array<Striker>(Math.max(0, times)).fill(one);
  });
}

function victimsOf(g: Reader, seat: Seat, isNow: boolean, w: Weights): Victim[] {
  return cards(g, "fighters", seat).map((card) => {
    const stat = card.rested ? "rst" : "atk";
    const holds = isNow ? readStat(g, card.id, stat) : lastingStat(g, card, stat);
    const isSafe = ["cannot-be-destroyed", "cannot-be-destroyed-by-battle"].some(
      (final) => readStat(g, card.id, final) > 0,
    );
    return { holds, rested: card.rested, value: isSafe ? 0 : fighterValue(g, card, w) };
  });
}

/** The SP the other player loses in an attack on a fighter. */
const damageTo = ({ atk, pierces }: Striker, { holds, rested }: Victim) =>
  rested && !pierces ? 0 : atk - holds;

/**
 * What one player could win from another by attacking. Each fighter, weakest first, takes its most valuable target;
 * those that cannot beat anything attack last, when the side may be empty.
 * @param isNow whether to use the attacks left this turn, or those of a future turn.
 */
export function reach(g: Reader, by: Seat, to: Seat, isNow: boolean, w: Weights): number {
  const strikers = strikersOf(g, by, isNow).sort((a, b) => a.atk - b.atk);
  if (strikers.length === 0) return 0;
  const left = victimsOf(g, to, isNow, w);
  let gain = 0;
  let damage = 0;
  const idle: Striker[] = [];
  for (const striker of strikers) {
    let most = striker.isDirect || left.length === 0 ? striker.atk / 1000 : 0;
    let harm = most * 1000;
    let at = -1;
    left.forEach((victim, i) => {
      if (striker.atk <= victim.holds) return;
      const dealt = damageTo(striker, victim);
      const worth = dealt / 1000 + victim.value;
      if (worth <= most) return;
      most = worth;
      harm = dealt;
      at = i;
    });
    if (most === 0) idle.push(striker);
    gain += most;
    damage += harm;
    if (at >= 0) left.splice(at, 1);
  }
  const more = left.length === 0 ? idle.reduce((sum, { atk }) => sum + atk, 0) : 0;
  return gain + more / 1000 + (damage + more >= spOf(g, to) ? LOST : 0);
}
