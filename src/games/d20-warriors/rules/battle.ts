import {
  type Action,
  announce,
  attempt,
  type Card,
  type CardId,
  call,
  cardOf,
  type Engine,
  enterStep,
  exit,
  expire,
  hasListeners,
  isSameCard,
  jump,
  mayAnyDiffer,
  NONE,
  OK,
  openProcedure,
  type Reader,
  readStat,
  type Seat,
  step,
  type Verdict,
  valueSet,
  zoneOf,
} from "../../../kernel";
import { printedCard } from "../../../language";
import { refuse } from "../table/messages";
import { distance, inLine } from "./board";
import { bonuses, diceAsDecided, leader, rollAll, rollTieBreak, type Side } from "./dice";
import { flashStep } from "./flash";
import { type Battle, otherSeat, runningBattle, setBattle, sideOf } from "./vars";

function onGrid(g: Reader, card: Card): boolean {
  return g.state.zones[card.zone]?.key === "battlefield";
}

/** A Warrior's attack range: touching cells, or as far as a card says. */
function attackRange(g: Reader, card: Card): number {
  return readStat(g, card.id, "kw-reach") > 0 ? FARTHEST : 1;
}

function isInRange(g: Reader, attacker: Card, target: Card): boolean {
  const away = distance(attacker, target);
  if (away === 1) return true;
  return away <= attackRange(g, attacker) && inLine(attacker, target);
}

/** The longest range that a card can give. */
const FARTHEST = 2;

function isSidestepped(g: Reader, attacker: Card, target: Card): boolean {
  return isAtCorner(attacker, target) && readStat(g, target.id, "kw-sidestep") > 0;
}

const isAtCorner = (attacker: Card, target: Card) => attacker.x !== target.x && attacker.y !== target.y;

/** Whether a Warrior can attack another one in range. Reasons as for `canAttack`. */
export function canFight(g: Reader, attacker: Card, target: Card): Verdict {
  if (!isInRange(g, attacker, target)) return refuse("d20.not-touching", "D20 5.4");
  if (readStat(g, attacker.id, "kw-bound") > 0) return refuse("d20.bound", "D20 6.3", { card: attacker.def });
  if (isSidestepped(g, attacker, target)) return refuse("d20.sidestep", "D20 6.3", { card: target.def });
  if (readStat(g, target.id, "kw-hidden") > 0) return refuse("d20.hidden", "D20 6.3", { card: target.def });
  return OK;
}

/** Below this number of opposing Warriors the board is not indexed. */
const CROWD = 16;

/** The Warriors that may be in range of an attacker: on a crowded board those in nearby columns. */
function nearby(others: readonly Card[]): (attacker: Card) => readonly Card[] {
  if (others.length < CROWD) return () => others;
  const columns = new Map<number, Card[]>();
  for (const card of others) {
    const column = columns.get(card.x);
    if (column === undefined) columns.set(card.x, [card]);
    else column.push(card);
  }
  return ({ x }) => {
    const near: Card[] = [];
    for (let column = x - FARTHEST; column <= x + FARTHEST; column++)
      for (const card of columns.get(column) ?? []) near.push(card);
    return near;
  };
}

/** Adds every legal attack of a seat to a list of actions. */
export function addAttacks(g: Reader, seat: Seat, actions: Action[]): void {
  const own: Card[] = [];
  const others: Card[] = [];
  for (const id of zoneOf(g.state, "battlefield").cards) {
    const card = cardOf(g.state, id);
    if (card.face === "up") (card.controller === seat ? own : others).push(card);
  }
  if (mayAnyDiffer(g, ATTACK_KEYWORDS)) return addWithKeywords(g, own, others, actions);
  const near = nearby(others);
  for (const attacker of own) {
    const plain = hasNoKeyword(g, attacker);
    for (const target of near(attacker)) {
      if (distance(attacker, target) > (plain ? 1 : FARTHEST)) continue;
      const ordinary = plain && hasNoKeyword(g, target);
      if (ordinary || canFight(g, attacker, target).ok)
        actions.push({ type: "attack", card: attacker.id, target: target.id });
    }
  }
}

/** Like `addAttacks`, when cards change keywords: reads them once per Warrior, not once per pair. */
function addWithKeywords(g: Reader, own: readonly Card[], others: readonly Card[], actions: Action[]): void {
  const open = others.filter(({ id }) => readStat(g, id, "kw-hidden") === 0);
  const near = nearby(open);
  const sidestepping = new Set(open.filter(({ id }) => readStat(g, id, "kw-sidestep") > 0));
  for (const attacker of own) {
    if (readStat(g, attacker.id, "kw-bound") > 0) continue;
    const range = attackRange(g, attacker);
    for (const target of near(attacker)) {
      const away = distance(attacker, target);
      if (away > range || (away > 1 && !inLine(attacker, target))) continue;
      if (!isAtCorner(attacker, target) || !sidestepping.has(target))
        actions.push({ type: "attack", card: attacker.id, target: target.id });
    }
  }
}

/** Keywords that affect which Warriors can be attacked. */
const ATTACK_KEYWORDS = valueSet("kw-reach", "kw-bound", "kw-sidestep", "kw-hidden");

function hasNoKeyword(g: Reader, card: Card): boolean {
  return printedCard(g.rules.cards, card.def)?.keywords === undefined;
}

function hasTarget(g: Reader, seat: Seat, attacker: CardId): boolean {
  const attacks: Action[] = [];
  addAttacks(g, seat, attacks);
  return attacks.some((action) => action.card === attacker);
}

/** Whether a seat may make this attack. Both Warriors must be face up (D20 5.2, 6.6). */
export function canAttack(g: Reader, seat: Seat, action: Action): Verdict {
  if (g.state.turn.seat !== seat) return refuse("d20.not-your-turn", "D20 5.1");
  const attacker = action.card === undefined ? undefined : g.state.cards[action.card];
  if (attacker === undefined || !onGrid(g, attacker)) return refuse("d20.attacker-not-there", "D20 5.2");
  if (attacker.controller !== seat) return refuse("d20.not-your-warrior", "D20 5.2");
  if (attacker.face !== "up") return refuse("d20.attacker-face-down", "D20 5.2");
  if (action.target === undefined) {
    return hasTarget(g, seat, attacker.id) ? OK : refuse("d20.no-target", "D20 5.4");
  }
  const target = g.state.cards[action.target];
  if (target === undefined || !onGrid(g, target)) return refuse("d20.target-not-there", "D20 5.2");
  if (target.controller === seat) return refuse("d20.own-target", "D20 5.3");
  if (target.face !== "up") return refuse("d20.target-face-down", "D20 5.2");
  return canFight(g, attacker, target);
}

export function attack(g: Engine, action: Action): void {
  call<BattleLocals>(g, "battle", { attacker: action.card ?? -1, target: action.target ?? -1, lost: -1 });
}

/** Whether both fighters are still face up on the battlefield (D20 5.20). */
function areBothFaceUp(g: Reader, battle: Battle): boolean {
  return isUp(g, battle.fighters[0]) && isUp(g, battle.fighters[1]);
}

function isUp(g: Reader, id: CardId): boolean {
  const card = cardOf(g.state, id);
  return card.face === "up" && onGrid(g, card);
}

function close(g: Engine, { fighters, ties, dice, winner, bonus }: Battle): void {
  setBattle(g, { fighters, stage: "over", ties, dice, winner, bonus });
}

/** Ends the current battle without a result (D20 5.20, or a card's effect). */
export function endWithoutResult(g: Engine): void {
  const battle = runningBattle(g.state);
  if (battle === null) return;
  close(g, battle);
  expire(g, "battle");
  announce(g, "no-result", cardOf(g.state, battle.fighters[0]).controller, {
    card: battle.fighters[0],
    def: cardOf(g.state, battle.fighters[0]).def,
    target: battle.fighters[1],
    targetDef: cardOf(g.state, battle.fighters[1]).def,
    rule: "D20 5.20",
  });
}

/**
 * Handles a Warrior that was flipped face down: if it is fighting in an undecided battle, the battle ends, even if it
 * is flipped up again later (D20 5.20).
 */
export function onFlippedDown(g: Engine, id: CardId): void {
  const battle = runningBattle(g.state);
  if (battle !== null && battle.winner === null && sideOf(battle, id) !== null) endWithoutResult(g);
}

/**
 * Whether both fighters are still the cards that began the battle. One that left the battlefield and came back no
 * longer fights.
 */
function bothStayed(g: Reader, { fighters }: Battle, stamps: Stamps | undefined): boolean {
  return fighters.every(
    (card, side) => stamps === undefined || isSameCard(g.state, { card, stamp: stamps[side] ?? NONE }),
  );
}

type Stamps = readonly [number, number];

type BattleLocals = {
  readonly attacker: CardId;
  readonly target: CardId;
  /** The fighter that is flipped as the loser. NONE until it is known. */
  lost: CardId;
  /** Stamps of the fighters at the declaration. Undefined in battles saved before they were recorded. */
  stamps?: Stamps;
};

/** Whether the battle, and so its procedure, has ended. */
function isOver(g: Engine, { stamps }: BattleLocals): boolean {
  const battle = runningBattle(g.state);
  if (battle !== null && areBothFaceUp(g, battle) && bothStayed(g, battle, stamps)) return false;
  endWithoutResult(g);
  return true;
}

/** Emits a battle event with both fighters. `card` is the one it is about. */
function emitBattleEvent(g: Engine, type: string, card: CardId, other: CardId, amount?: number): void {
  if (!hasListeners(g, type)) return;
  const subject = cardOf(g.state, card);
  announce(g, type, subject.controller, {
    card,
    def: subject.def,
    target: other,
    targetDef: cardOf(g.state, other).def,
    ...(amount === undefined ? undefined : { amount }),
  });
}

function decide(g: Engine, locals: BattleLocals): void {
  if (isOver(g, locals)) return exit(g);
  const battle = runningBattle(g.state);
  if (battle === null) return exit(g);
  const bonus = bonuses(g, battle);
  const winner = leader(g, battle, bonus);
  if (winner === null) {
    emitBattleEvent(g, "tie", battle.fighters[0], battle.fighters[1]);
    rollTieBreak(g);
    emitBattleEvent(g, "dice", battle.fighters[0], battle.fighters[1]);
    jump(g, "dice");
    return;
  }
  const won = battle.fighters[winner];
  const lost = battle.fighters[otherSeat(winner) as Side];
  const { fighters, stage, ties } = battle;
  setBattle(g, { fighters, stage, ties, dice: diceAsDecided(g, battle), winner, bonus });
  locals.lost = lost;
  emitBattleEvent(g, "win", won, lost);
  emitBattleEvent(g, "lose", lost, won);
  attempt(g, { type: "flip-down", card: lost, data: { by: "battle" } });
}

/**
 * Whether the fighters are in range of each other. Otherwise no number faces the other Warrior and no dice are rolled
 * (D20 5.4, 5.20).
 */
function areInRange(g: Reader, { fighters: [attacker, target] }: Battle): boolean {
  return isInRange(g, cardOf(g.state, attacker), cardOf(g.state, target));
}

function throwDice(g: Engine, locals: BattleLocals): void {
  if (isOver(g, locals)) return exit(g);
  const before = runningBattle(g.state);
  if (before === null) return exit(g);
  if (!areInRange(g, before)) {
    endWithoutResult(g);
    return exit(g);
  }
  rollAll(g);
  emitBattleEvent(g, "dice", before.fighters[0], before.fighters[1]);
}

/** A battle, as in D20 5.19. */
export const battle = openProcedure<BattleLocals>("battle", [
  step("declare", "D20 5.2", (g, locals) => {
    const fighters: [CardId, CardId] = [locals.attacker, locals.target];
    setBattle(g, { fighters, stage: "declared", ties: 0, dice: [[], []], winner: null, bonus: [0, 0] });
    locals.stamps = [cardOf(g.state, locals.attacker).stamp, cardOf(g.state, locals.target).stamp];
    enterStep(g, "battle");
    emitBattleEvent(g, "attack", fighters[0], fighters[1]);
  }),
  flashStep("attack", "D20 5.18"),
  step("throw", "D20 5.5", throwDice),
  flashStep("dice", "D20 5.18"),
  step("decide", "D20 5.12", decide),
  step("close", "D20 5.13", (g) => {
    const running = runningBattle(g.state);
    if (running !== null) close(g, running);
    expire(g, "battle");
  }),
  flashStep("result", "D20 5.19"),
]);
