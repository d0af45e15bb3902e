import { cardOf, type Reader, zoneOf } from "../../kernel";
import { attacksOf, type Fighter, power, type Side } from "./board";

/**
 * The damage a player would take in the other's next Battle Phase from the current position. Attackers first destroy
 * each Monster with the weakest sufficient attack; the rest attack the player.
 */
export function expectedDamage(g: Reader, from: Side, at: Side): number {
  const open: number[] = [];
  const straight: number[] = [];
  for (const attacker of from.monsters) {
    for (let i = attacksOf(attacker); i > 0; i--) (attacker.range > 0 ? straight : open).push(attacker.power);
  }
  for (const id of zoneOf(g.state, "gear", from.seat).cards) open.push(power(g, cardOf(g.state, id)));
  open.sort((a, b) => a - b);
  const hidden = at.monsters.length > 0 && at.monsters.every(({ elusive }) => elusive > 0);
  if (!hidden) {
    for (const wall of byArmor(at.monsters)) if (!destroy(open, wall)) return sum(straight);
  }
  return sum(straight) + sum(open);
}

function byArmor(guards: readonly Fighter[]): number[] {
  const walls: number[] = [];
  for (const { card, armor, survival } of guards) {
    const times = 1 + Math.max(0, survival - (card.counters.survived ?? 0));
    for (let i = 0; i < times; i++) walls.push(armor);
  }
  return walls.sort((a, b) => a - b);
}

/** Uses the weakest attack that destroys a Monster, otherwise the strongest ones together. */
function destroy(open: number[], wall: number): boolean {
  const at = open.findIndex((might) => might >= wall);
  if (at >= 0) {
    open.splice(at, 1);
    return true;
  }
  let left = wall;
  while (open.length > 0 && left > 0) left -= open.pop() ?? 0;
  return left <= 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
