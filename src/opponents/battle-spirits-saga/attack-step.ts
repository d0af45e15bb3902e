import type { Fighter } from "./board";

/** A spirit in an estimated attack step. */
export interface Combatant extends Fighter {
  /** What its player loses with it. */
  readonly value: number;
}

/** The value of losing the n-th life. Losing the last one loses the game. */
const LIFE = [0, 40, 10, 7.5, 6];
const EACH_MORE = 5;
/** The cost of losing a life for a player with `n`. */
export const lifeAt = (n: number) => LIFE[n] ?? EACH_MORE;

/** The cost of losing this many of the remaining lives. */
function damageValue(life: number, damage: number): number {
  let value = 0;
  for (let n = life; n > Math.max(0, life - damage); n--) value += lifeAt(n);
  return value;
}

const canBlock = (attacker: Fighter, blocker: Fighter) =>
  attacker.evades === 0 || (attacker.evades === 1 && blocker.astral);

/** The life the attackers take no matter which spirits block. */
export function certainDamage(attackers: readonly Combatant[], blockers: readonly Combatant[]): number {
  const isFree = (a: Combatant) => !blockers.some((b) => canBlock(a, b));
  const blockable = attackers.filter((a) => !isFree(a)).map(({ symbols }) => symbols);
  const open = blockable.sort((a, b) => b - a).slice(blockers.length);
  return [...attackers.filter(isFree).map(({ symbols }) => symbols), ...open].reduce((n, s) => n + s, 0);
}

/**
 * What attackers would gain in one attack step. They attack if no blocker beats them, or all of them if that wins the
 * game or more get through than are destroyed. The defender blocks with the weakest spirit if its life is worth more.
 * @param blockers the defender's refreshed spirits.
 * @param life the defender's life.
 */
export function attackStepValue(
  attackers: readonly Combatant[],
  blockers: readonly Combatant[],
  life: number,
): number {
  if (attackers.length === 0) return 0;
  const free = attackers.filter((a) => !blockers.some((b) => canBlock(a, b)));
  const blockable = attackers.filter((a) => !free.includes(a)).sort((a, b) => b.bp - a.bp);
  const through = free.reduce((n, a) => n + a.symbols, 0);
  if (certainDamage(attackers, blockers) >= life) return damageValue(life, life);
  let left = life - through;
  let value = damageValue(life, through);
  const guards = [...blockers].sort((a, b) => a.value - b.value);
  const beaten = blockable.filter((a) => guards.some((b) => canBlock(a, b) && b.bp >= a.bp));
  for (const attacker of blockable) {
    if (beaten.includes(attacker)) continue;
    const [weakest] = guards;
    const hurt = damageValue(left, attacker.symbols);
    if (weakest !== undefined && weakest.value < hurt) {
      value += weakest.value;
      guards.shift();
    } else {
      value += hurt;
      left = Math.max(1, left - attacker.symbols);
    }
  }
  return value + Math.max(0, crowdValue(beaten, guards, left));
}

/** The value of attacking with spirits that a blocker would beat: each such blocker destroys one. */
function crowdValue(attackers: readonly Combatant[], guards: readonly Combatant[], life: number): number {
  if (attackers.length === 0) return 0;
  const killers = guards.filter((b) => attackers.some((a) => b.bp >= a.bp)).length;
  const byValue = [...attackers].sort((a, b) => a.value - b.value);
  const lost = byValue.slice(0, killers).reduce((n, a) => n + a.value, 0);
  const damage = byValue.slice(killers).reduce((n, a) => n + a.symbols, 0);
  return damageValue(life, Math.min(damage, life - 1)) - lost;
}
