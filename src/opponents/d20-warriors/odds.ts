import { d20Warriors } from "../../games/d20-warriors";
import {
  type Action,
  type CardId,
  cardOf,
  type Engine,
  type Reader,
  type Rules,
  readStat,
  type Seat,
} from "../../kernel";
import type { PrintedCard } from "../../language";
import { declared, foughtOut, newBattle, setBattle } from "./duel";

/** A battle that could be begun, and the chance that its attacker wins it. */
export interface Front {
  readonly attacker: CardId;
  readonly target: CardId;
  readonly chance: number;
}

/** The eight directions with their steps, clockwise from the top: east is +x, north is +y. */
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

/** The direction stats by step: index 3 * (dy + 1) + dx + 1. */
const BY_STEP = ["sw", "s", "se", "w", "", "e", "nw", "n", "ne"] as const;

/** The number that a Warrior turns towards another one is printed under this name. */
export function directionName(dx: number, dy: number): string {
  return BY_STEP[3 * (Math.sign(dy) + 1) + Math.sign(dx) + 1] ?? "";
}

/** The number with which one Warrior faces another. */
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

/** Chances by what they follow from. They never change, so they are worked out once. */
const chances = new Map<string, number>();

/** Chance that the attacker wins with the numbers as they are in this battle. */
function plainChance(g: Engine, attacker: CardId, target: CardId): number {
  let key = `${numberTowards(g, attacker, target)},${numberTowards(g, target, attacker)},${readStat(g, attacker, "bonus", true)},${readStat(g, target, "bonus", true)}`;
  for (const keyword of keywords(g.rules)) {
    const a = readStat(g, attacker, keyword);
    const b = readStat(g, target, keyword);
    if (a > 0 || b > 0) key += `${keyword}${a},${b}`;
  }
  const known = chances.get(key);
  if (known !== undefined) return known;
  const chance = d20Warriors.preview(g, { type: "attack", card: attacker, target })?.chance ?? 0.5;
  chances.set(key, chance);
  return chance;
}

/** Does an ability of one of the two Warriors wait for this moment of a battle? */
function listens(g: Engine, moments: readonly string[], a: CardId, b: CardId): boolean {
  return moments.some((moment) => g.state.watch[moment]?.some(({ card }) => card === a || card === b));
}

/** Fights to find out how abilities change a battle after the throw: while thinking ahead, and for the one at hand. */
const FIGHTS = { ahead: 20, atHand: 120 } as const;

/**
 * Chance that the attacker wins, with what the abilities of both do in the battle.
 * @param atHand it has been declared: look closely.
 */
export function chanceOf(g: Engine, attacker: CardId, target: CardId, atHand = false): number {
  const begun = atHand || !listens(g, ["attack"], attacker, target) ? g : declared(g, attacker, target);
  if (listens(begun, ["dice", "tie"], attacker, target)) {
    const open = begun === g && !atHand ? declared(g, attacker, target) : begun;
    return foughtOut(open, attacker, target, atHand ? FIGHTS.atHand : FIGHTS.ahead);
  }
  const { vars } = begun.state;
  if (begun === g && !atHand) setBattle(g, newBattle(attacker, target));
  const chance = plainChance(begun, attacker, target);
  begun.state.vars = vars;
  return chance;
}

const isAttack = (action: Action) => action.type === "attack";

/** Every attack that a seat could make as things lie, if it were its turn. */
export function frontsOf(g: Engine, seat: Seat): Front[] {
  const vars = g.state.vars;
  g.state.vars = { ...vars, placements: 0 };
  const attacks = g.rules.actions(g, seat).filter(isAttack);
  g.state.vars = vars;
  return attacks.map(({ card = -1, target = -1 }) => ({
    attacker: card,
    target,
    chance: chanceOf(g, card, target),
  }));
}
