import { d20Warriors } from "../../games/d20-warriors";
import {
  type CardId,
  cardOf,
  type Engine,
  everyAction,
  type Reader,
  type Rules,
  readStat,
  type Seat,
} from "../../kernel";
import type { PrintedCard } from "../../language";
import { AFTER_THROW, IN_BATTLE, listeners } from "./listeners";
import { declareAttack, newBattle, setBattle, simulatedWinRate } from "./simulated-battle";
import { mayBeSpared } from "./spared";

/** A possible battle and its attacker's probability of winning something by it. */
export interface AttackOdds {
  readonly attacker: CardId;
  readonly target: CardId;
  readonly chance: number;
}

/** The eight directions as steps, clockwise from the top: east is +x, north is +y. */
export const STEPS = [
  { name: "n", x: 0, y: 1 },
  { name: "ne", x: 1, y: 1 },
  { name: "e", x: 1, y: 0 },
  { name: "se", x: 1, y: -1 },
  { name: "s", x: 0, y: -1 },
  { name: "sw", x: -1, y: -1 },
  { name: "w", x: -1, y: 0 },
  { name: "nw", x: -1, y: 1 },
] as const;

/** Direction stats by step: index 3 * (dy + 1) + dx + 1. */
const BY_STEP = ["sw", "s", "se", "w", "", "e", "nw", "n", "ne"] as const;

/** The stat that holds a Warrior's number in another Warrior's direction. */
export function directionName(dx: number, dy: number): string {
  return BY_STEP[3 * (Math.sign(dy) + 1) + Math.sign(dx) + 1] ?? "";
}

/** A Warrior's number on the side that faces another. */
export function numberTowards(g: Reader, from: CardId, to: CardId): number {
  const a = cardOf(g.state, from);
  const b = cardOf(g.state, to);
  return readStat(g, from, directionName(b.x - a.x, b.y - a.y));
}

const isKeyword = (stat: string) => stat.startsWith("kw-");

function keywordsIn(rules: Rules): readonly string[] {
  const names = new Set<string>();
  for (const card of Object.values(rules.cards)) {
    for (const stat of Object.keys(card.stats)) if (isKeyword(stat)) names.add(stat);
    const text = JSON.stringify((card as PrintedCard).abilities ?? []);
    for (const found of text.match(/"kw-[^"]*"/g) ?? []) names.add(found.slice(1, -1));
  }
  return [...names];
}

const keywordsOf = new WeakMap<Rules, readonly string[]>();

function keywords(rules: Rules): readonly string[] {
  let known = keywordsOf.get(rules);
  if (known === undefined) {
    known = keywordsIn(rules);
    keywordsOf.set(rules, known);
  }
  return known;
}

/** Cached probabilities by input. They never change. */
const chances = new Map<string, number>();

function remembered(key: string, compute: () => number): number {
  const known = chances.get(key);
  if (known !== undefined) return known;
  const chance = compute();
  chances.set(key, chance);
  return chance;
}

/** Numbers, net bonus and keywords of both fighters in this battle. */
function strengths(g: Engine, attacker: CardId, target: CardId): string {
  const ahead = readStat(g, attacker, "bonus", true) - readStat(g, target, "bonus", true);
  let key = `${numberTowards(g, attacker, target)},${numberTowards(g, target, attacker)},${ahead}`;
  for (const keyword of keywords(g.rules)) {
    const a = readStat(g, attacker, keyword);
    const b = readStat(g, target, keyword);
    if (a > 0 || b > 0) key += `${keyword}${a},${b}`;
  }
  return key;
}

/** Number of battles simulated to estimate how abilities change the odds, if the result can be cached and if not. */
const FIGHTS = { remembered: 120, once: 20 } as const;

/**
 * The probability that the attacker wins, including all abilities, and that text does not keep the target face up.
 * @param isDeclared whether this is the current battle, with its dice not yet rolled.
 */
export function chanceOf(g: Engine, attacker: CardId, target: CardId, isDeclared = false): number {
  const listenerKey = listeners(g, isDeclared ? AFTER_THROW : IN_BATTLE, attacker, target);
  const { vars } = g.state;
  if (!isDeclared) setBattle(g, newBattle(attacker, target));
  const key = strengths(g, attacker, target);
  const plain = () => d20Warriors.table.preview(g, { type: "attack", card: attacker, target })?.chance ?? 0.5;
  const fight = (times: number) => {
    g.state.vars = vars;
    return simulatedWinRate(isDeclared ? g : declareAttack(g, attacker, target), times);
  };
  const chance =
    listenerKey === null || mayBeSpared(g)
      ? fight(FIGHTS.once)
      : listenerKey === ""
        ? remembered(key, plain)
        : remembered(key + listenerKey, () => fight(FIGHTS.remembered));
  g.state.vars = vars;
  return chance;
}

/** All attacks a seat could make in this position if it were its turn. */
export function attackOddsOf(g: Engine, seat: Seat): AttackOdds[] {
  const { vars, turn } = g.state;
  g.state.vars = { ...vars, placements: 0 };
  if (turn.seat !== seat) g.state.turn = { ...turn, seat, number: turn.number + 1 };
  const attacks = g.rules.decisions
    .turn(g)
    .specs.filter(({ types }) => types.includes("attack"))
    .flatMap((spec) => everyAction(spec.options(g, seat)))
    .map(({ card = -1, target = -1 }) => ({
      attacker: card,
      target,
      chance: chanceOf(g, card, target),
    }));
  g.state.vars = vars;
  g.state.turn = turn;
  return attacks;
}
