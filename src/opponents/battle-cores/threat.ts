import { type Card, type Reader, type Seat, zoneOf } from "../../kernel";
import { armor, attacksOf, has, monstersOf, power } from "./reading";

/**
 * The damage that a player would take in the other one's next Battle Phase as things lie: attackers first have to clear
 * the way, each Monster by the weakest attack that does it; what is left over goes at the player.
 */
export function damageComing(g: Reader, from: Seat, at: Seat): number {
  const attackers = monstersOf(g, from);
  const open: number[] = [];
  const straight: number[] = [];
  for (const card of attackers) {
    const might = power(g, card);
    for (let i = attacksOf(g, card); i > 0; i--) (has(g, card, "range") > 0 ? straight : open).push(might);
  }
  if (zoneOf(g.state, "gear", from).cards.length > 0) {
    for (const id of zoneOf(g.state, "gear", from).cards) {
      const card = g.state.cards[id];
      if (card) open.push(power(g, card));
    }
  }
  open.sort((a, b) => a - b);
  const guards = monstersOf(g, at);
  const hidden = guards.length > 0 && guards.every((card) => has(g, card, "elusive") > 0);
  if (!hidden) {
    for (const guard of byArmor(g, guards)) if (!clear(open, guard)) return sum(straight);
  }
  return sum(straight) + sum(open);
}

function byArmor(g: Reader, guards: readonly Card[]): number[] {
  const walls = guards.flatMap((card) => {
    const times = 1 + Math.max(0, has(g, card, "survival") - (card.counters.survived ?? 0));
    return Array.from({ length: times }, () => armor(g, card));
  });
  return walls.sort((a, b) => a - b);
}

/** Takes the weakest attack that breaks a Monster, else the strongest ones together. */
function clear(open: number[], wall: number): boolean {
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
