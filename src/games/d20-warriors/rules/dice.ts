import {
  announce,
  type Card,
  cardOf,
  type Engine,
  hasListeners,
  type Reader,
  readStat,
  roll,
} from "../../../kernel";
import { type Direction, directionTo, opposite } from "./board";
import { type Battle, type Die, runningBattle, setBattle, varsOf } from "./vars";

/** The dice of a battle: rolled, changed by cards, and compared. */

export type Side = 0 | 1;

/** The direction in which a fighter faces the other one, or null when they are not in line. */
function facing(g: Reader, battle: Battle, side: Side): Direction | null {
  const first = cardOf(g.state, battle.fighters[0]);
  const direction = directionTo(first, cardOf(g.state, battle.fighters[1]));
  return direction === null || side === 0 ? direction : opposite(direction);
}

/** Number of dice a fighter rolls: its number in the direction of the other one (D20 5.5, 5.6). */
export function diceFor(g: Reader, battle: Battle, side: Side): number {
  const direction = facing(g, battle, side);
  return direction === null ? 0 : readStat(g, battle.fighters[side], direction);
}

/** Sure: a die of 3 or less is rerolled once. Stalwart: a die never counts as less than 6. */
export const SURE_UNDER = 3;
export const STALWART_FLOOR = 6;

/**
 * The minimum that a die of this side counts as. Stalwart belongs to the Warrior, even if the other one rolled the die.
 */
export function floorOf(g: Reader, battle: Battle, side: Side): number {
  const isPlain = varsOf(g.state).suddenDeath;
  return !isPlain && readStat(g, battle.fighters[side], "kw-stalwart") > 0 ? STALWART_FLOOR : 0;
}

/** Rolls dice for a side in the latest roll. Sure does not work in Sudden Death (D20 8.12). */
function rollDice(g: Engine, battle: Battle, side: Side, count: number): Die[] {
  const card = battle.fighters[side];
  const seat = cardOf(g.state, card).controller;
  const isSure = () => !varsOf(g.state).suddenDeath && readStat(g, card, "kw-sure") > 0;
  const dice: Die[] = [];
  for (let i = 0; i < count; i++) {
    let value = roll(g, seat, 20, card);
    let was: number | null = null;
    if (value <= SURE_UNDER && isSure()) {
      was = value;
      value = roll(g, seat, 20, card);
    }
    dice.push({ value, throw: battle.ties, was });
  }
  return dice;
}

/** Lists every field instead of spreading: this is a hot path. */
function withDice({ fighters, stage, ties, winner, bonus }: Battle, dice: Battle["dice"]): Battle {
  return { fighters, stage, ties, dice, winner, bonus };
}

/** How a card changes dice, for the log. Rolled dice have a line each. */
type DiceChange = { readonly how: "turned" | "removed" | "swapped"; readonly side: Side; readonly die?: Die };

const isShown = (g: Engine, { zone, face }: Card): boolean =>
  face === "up" && g.state.zones[zone]?.key === "battlefield";

/** Changes rolled dice (a card's effect). */
function changeDice(g: Engine, battle: Battle, dice: Battle["dice"], change?: DiceChange): void {
  setBattle(g, withDice(battle, dice));
  if (!hasListeners(g, "dice-changed")) return;
  const seat = cardOf(g.state, battle.fighters[0]).controller;
  if (change === undefined) return announce(g, "dice-changed", seat, {});
  const { how, side, die } = change;
  const card = cardOf(g.state, battle.fighters[side]);
  const target = cardOf(g.state, battle.fighters[side === 0 ? 1 : 0]);
  // A fighter that has left or been turned face down meanwhile is not named: it may be hidden.
  if (![card, target].every((one) => isShown(g, one))) return announce(g, "dice-changed", seat, {});
  announce(g, "dice-changed", seat, {
    card: card.id,
    def: card.def,
    target: target.id,
    targetDef: target.def,
    amount: die?.value ?? 0,
    data: { how, was: die?.was ?? 0 },
  });
}

/** The dice of a battle with one side's replaced. */
function diceOf(battle: Battle, side: Side, dice: readonly Die[]): Battle["dice"] {
  return side === 0 ? [dice, battle.dice[1]] : [battle.dice[0], dice];
}

/** The highest die of a side in the latest roll; 0 without dice (D20 5.10). */
export function highestDie(battle: Battle, side: Side): number {
  let high = 0;
  for (const die of battle.dice[side]) if (die.throw === battle.ties && die.value > high) high = die.value;
  return high;
}

/** The highest roll of a side in the latest roll, as it counts without its bonus. */
export function highestRoll(g: Reader, battle: Battle, side: Side): number {
  const high = highestDie(battle, side);
  return high === 0 || high >= STALWART_FLOOR ? high : Math.max(high, floorOf(g, battle, side));
}

export function bonusOf(g: Reader, battle: Battle, side: Side): number {
  return varsOf(g.state).suddenDeath ? 0 : readStat(g, battle.fighters[side], "bonus", true);
}

export const bonuses = (g: Reader, battle: Battle): readonly [number, number] => [
  bonusOf(g, battle, 0),
  bonusOf(g, battle, 1),
];

/**
 * The side that is winning by the latest throw, or null for a tie: earlier throws stay tied (D20 5.9), and two sides
 * without dice tie (D20 5.11). Who attacks makes no difference (D20 5.8).
 */
export function leader(g: Reader, battle: Battle, bonus = bonuses(g, battle)): Side | null {
  const a = highestRoll(g, battle, 0) + bonus[0];
  const b = highestRoll(g, battle, 1) + bonus[1];
  if (a !== b) return a > b ? 0 : 1;
  if (varsOf(g.state).suddenDeath) return null;
  const first = readStat(g, battle.fighters[0], "kw-iron") > 0;
  const second = readStat(g, battle.fighters[1], "kw-iron") > 0;
  return first === second ? null : first ? 0 : 1;
}

/** The dice of a side with the values they count as now. */
export function countedDice(g: Reader, battle: Battle, side: Side): readonly Die[] {
  if (battle.dice[side].every(({ value }) => value >= STALWART_FLOOR)) return battle.dice[side];
  const floor = floorOf(g, battle, side);
  return battle.dice[side].map((die) =>
    die.value < floor ? { value: floor, throw: die.throw, was: die.value } : die,
  );
}

/** The dice of a battle with the values they counted as in its result. */
export function diceAsDecided(g: Reader, battle: Battle): Battle["dice"] {
  return [countedDice(g, battle, 0), countedDice(g, battle, 1)];
}

/**
 * Rolls all dice of the first roll: the first side's, then the second's (D20 5.22). Numbers that change later add and
 * remove no dice (D20 5.21).
 */
export function rollAll(g: Engine): void {
  const battle = runningBattle(g.state);
  if (battle === null) return;
  const first = rollDice(g, battle, 0, diceFor(g, battle, 0));
  const second = rollDice(g, battle, 1, diceFor(g, battle, 1));
  const { fighters, ties, winner, bonus } = battle;
  setBattle(g, { fighters, stage: "rolled", ties, dice: [first, second], winner, bonus });
}

/** Rolls one more die for each side (D20 5.9). */
export function rollTieBreak(g: Engine): void {
  const before = runningBattle(g.state);
  if (before === null) return;
  const { fighters, stage, dice, winner, bonus } = before;
  const battle: Battle = { fighters, stage, ties: before.ties + 1, dice, winner, bonus };
  const first = [...dice[0], ...rollDice(g, battle, 0, 1)];
  const second = [...dice[1], ...rollDice(g, battle, 1, 1)];
  setBattle(g, withDice(battle, [first, second]));
}

/** The current battle if its dice have been rolled. Only then can cards change them. */
export function thrownBattle(g: Reader): Battle | null {
  const battle = runningBattle(g.state);
  return battle?.stage === "rolled" ? battle : null;
}

/** Rolls one more die for a fighter in the latest roll (a card's effect). */
export function rollExtra(g: Engine, side: Side): void {
  const battle = thrownBattle(g);
  if (battle === null) return;
  const dice = [...battle.dice[side], ...rollDice(g, battle, side, 1)];
  changeDice(g, battle, diceOf(battle, side, dice));
}

/** Index of the highest or lowest die of the latest roll; -1 without dice. */
function extremeDie(battle: Battle, side: Side, which: "highest" | "lowest"): number {
  let found = -1;
  battle.dice[side].forEach((die, i) => {
    if (die.throw !== battle.ties) return;
    const before = battle.dice[side][found]?.value;
    const isBetter = before === undefined || (which === "highest" ? die.value > before : die.value < before);
    if (isBetter) found = i;
  });
  return found;
}

/**
 * Rerolls dice of the latest roll (a card's effect).
 * @param which all of them, or the lowest, or the highest.
 */
export function reroll(g: Engine, side: Side, which: "all" | "lowest" | "highest"): void {
  const battle = thrownBattle(g);
  if (battle === null) return;
  const one = which === "all" ? -1 : extremeDie(battle, side, which);
  const isChosen = (die: Die, i: number) => (which === "all" ? die.throw === battle.ties : i === one);
  const again = rollDice(g, battle, side, battle.dice[side].filter(isChosen).length);
  const dice = battle.dice[side].map((die, i) => {
    const next = isChosen(die, i) ? again.shift() : undefined;
    return next === undefined ? die : { ...next, was: die.value };
  });
  changeDice(g, battle, diceOf(battle, side, dice));
}

/** Turns the highest die of the latest roll to a face (a card's effect). */
export function turnDie(g: Engine, side: Side, value: number): void {
  const battle = thrownBattle(g);
  const at = battle === null ? -1 : extremeDie(battle, side, "highest");
  if (battle === null || at < 0) return;
  const dice = battle.dice[side].map((die, i) => (i === at ? { ...die, value, was: die.value } : die));
  changeDice(g, battle, diceOf(battle, side, dice), { how: "turned", side, die: dice[at] });
}

/** Removes the highest die of the latest roll (a card's effect). */
export function dropDie(g: Engine, side: Side): void {
  const battle = thrownBattle(g);
  if (battle === null) return;
  const at = extremeDie(battle, side, "highest");
  const dice = battle.dice[side].filter((_, i) => i !== at);
  const die = battle.dice[side][at];
  changeDice(g, battle, diceOf(battle, side, dice), die && { how: "removed", side, die });
}

/** Swaps the dice of both sides in the latest roll (a card's effect). */
export function swapDice(g: Engine): void {
  const battle = thrownBattle(g);
  if (battle === null) return;
  const [first, second] = battle.dice;
  const isLatest = (die: Die) => die.throw === battle.ties;
  const isSettled = (die: Die) => die.throw !== battle.ties;
  const dice = [
    [...first.filter(isSettled), ...second.filter(isLatest)],
    [...second.filter(isSettled), ...first.filter(isLatest)],
  ] as const;
  changeDice(g, battle, dice, { how: "swapped", side: 0 });
}
