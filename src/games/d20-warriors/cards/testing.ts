import { readStat } from "../../../kernel";
import { say } from "../../../text";
import { d20Warriors } from "../index";
import { DIRECTIONS, type Direction, directionTo, opposite } from "../rules/board";
import type { D20Scenario } from "../testing";

/** The current value of a card's stat in a scenario. */
export function value(g: D20Scenario, name: string, stat: string): number {
  return readStat(g.engine, g.id(name), stat);
}

/** All eight current numbers, clockwise from north. */
export function numbers(g: D20Scenario, name: string): number[] {
  return DIRECTIONS.map((direction) => value(g, name, direction));
}

/** The eight printed numbers of a card of the pool, plus `add`. */
export function printed(name: string, add = 0): number[] {
  return DIRECTIONS.map((direction) => (d20Warriors.cards.pool[name]?.stats[direction] ?? 0) + add);
}

export const bonus = (g: D20Scenario, name: string) => readStat(g.engine, g.id(name), "bonus", true);

export const has = (g: D20Scenario, name: string, keyword: string) => value(g, name, `kw-${keyword}`) > 0;

/** The whole text of a card of the pool, as printed. */
export function textOf(name: string): string {
  const { keywords, abilities } = d20Warriors.cards.text(name);
  const keywordTexts = keywords.map((keyword) => `${say(keyword.name)} (${say(keyword.reminder)})`);
  return [...keywordTexts, ...abilities.map((ability) => say(ability))].join(" ");
}

interface Throw {
  /** How many more (or fewer) dice each side rolls than its numbers before the attack. */
  readonly more?: readonly [number, number];
  /** Results of later dice, in order. */
  readonly then?: readonly number[];
}

/**
 * The active player attacks. All dice of the attacker show one number, all dice of the target another.
 * @param a result of each of the attacker's dice.
 * @param b result of each of the target's dice.
 */
export function fight(
  g: D20Scenario,
  attacker: string,
  target: string,
  a: number,
  b: number,
  { more = [0, 0], then = [] }: Throw = {},
): D20Scenario {
  const direction = directionTo(g.card(attacker), g.card(target)) as Direction;
  const count = [value(g, attacker, direction) + more[0], value(g, target, opposite(direction)) + more[1]];
  g.dice(...Array<number>(count[0] ?? 0).fill(a), ...Array<number>(count[1] ?? 0).fill(b), ...then);
  return (g.state.turn.seat === 0 ? g.me : g.foe).attack(attacker, target);
}

/** The dice of the current or last battle, by side. */
export function diceOf(g: D20Scenario): number[][] {
  return (g.battle?.dice ?? []).map((side) => side.map((die) => die.value));
}
