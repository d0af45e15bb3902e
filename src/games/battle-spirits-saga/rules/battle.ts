import {
  announce,
  askPick,
  attemptAll,
  type CardId,
  type CardRef,
  call,
  cardOf,
  causedBy,
  closeWindow,
  type Engine,
  expire,
  type GameEvent,
  nextSeat,
  openProcedure,
  type Question,
  readStat,
  refTo,
  rest,
  type Seat,
  step,
  window,
  withCause,
} from "../../../kernel";
import { message } from "../table/messages";
import { blockersOf, fighter, isStillOnField, mustBlock, whyForbidden } from "./blocking";
import { destroy, isSafe } from "./destruction";
import { isHeard } from "./heard";
import { triggerKeyword } from "./keywords";
import { lifeOf, loseLife } from "./life";
import { type Battle, battleIn, setBattle } from "./vars";

/** Declares an attack (BSS 7-1-1). */
export function attack(g: Engine, card: CardId): void {
  call(g, "battle", { card });
}

/** "When attacking" activates now, and is resolved before the flash window (BSS 7-1-1-2, 10-11-1). */
function declare(g: Engine, id: CardId): void {
  const card = rest(g, id);
  const by = card.controller;
  const defender = nextSeat(g.state, by);
  setBattle(g, { attacker: refTo(card), by, defender, blocker: null, magic: [], curse: null });
  announce(g, "attack", by, { card: id, def: card.def, data: { defender } });
  for (const keyword of ["crush", "raid"] as const) triggerKeyword(g, id, keyword);
}

/**
 * Names a spirit of the battle in an event, while it is still there. A spirit that has left may be in a hidden zone.
 */
function named(g: Engine, ref: CardRef | null, as: "card" | "target"): Partial<GameEvent> {
  if (!isStillOnField(g, ref)) return {};
  const { def } = cardOf(g.state, ref.card);
  return as === "card" ? { card: ref.card, def } : { target: ref.card, targetDef: def };
}

/** The defending player chooses, and no effect does: Armor does not protect from it (BSS 11-2-2, 11-2-2b). */
function blockQuestion(g: Engine, battle: Battle): Question<"pick"> | undefined {
  const able = blockersOf(g, battle);
  if (able.length === 0 || battle.blocker !== null) return undefined;
  return {
    seat: battle.defender,
    // An attacker that has left is not named: its new zone may be hidden.
    prompt: isStillOnField(g, battle.attacker)
      ? message("prompt.battle-spirits-saga.block", { card: cardOf(g.state, battle.attacker.card).def })
      : message("prompt.battle-spirits-saga.block-gone"),
    ...(isStillOnField(g, battle.attacker) && { source: battle.attacker.card }),
    options: able.map((card) => ({ card })),
    min: mustBlock(g, battle) ? 1 : 0,
    max: 1,
  };
}

/** A spirit blocks: it is exhausted if it is refreshed, and "when blocking" activates (BSS 7-1-3-1, 10-10-1, 10-10-1b). */
export function block(g: Engine, battle: Battle, blocker: CardId): void {
  const card = rest(g, blocker);
  setBattle(g, { ...battle, blocker: refTo(card) });
  announce(g, "block", battle.defender, {
    card: blocker,
    def: card.def,
    ...named(g, battle.attacker, "target"),
    rule: "BSS 7-1-3-1",
  });
  if (isStillOnField(g, battle.attacker)) triggerKeyword(g, battle.attacker.card, "gale");
}

/** Makes the attacker attack this spirit, which blocks at once unless forbidden (BSS 10-10-1). */
export function attackSpirit(g: Engine, target: CardId): void {
  const battle = battleIn(g.state);
  if (battle === null || battle.blocker !== null || !isStillOnField(g, battle.attacker)) return;
  const card = cardOf(g.state, target);
  if (card.controller !== battle.defender) return;
  if (whyForbidden(g, card, battle.attacker.card) !== null) return;
  block(g, battle, target);
  closeWindow(g, "flash");
}

/** The weaker of the two spirits is destroyed, or both (BSS 7-1-5-2, 7-1-5-2-1b, 7-1-5-2-1c). */
function compare(g: Engine): void {
  const [one, other] = [fighter(g, "attacker"), fighter(g, "blocker")];
  if (one === undefined || other === undefined) return;
  const difference = readStat(g, one, "bp") - readStat(g, other, "bp");
  const losers = [...(difference <= 0 ? [one] : []), ...(difference >= 0 ? [other] : [])];
  // The clash event belongs to the winner, which decides its sound.
  announce(g, "clash", cardOf(g.state, difference >= 0 ? one : other).controller, {
    card: one,
    def: cardOf(g.state, one).def,
    target: other,
    targetDef: cardOf(g.state, other).def,
    data: { bp: readStat(g, one, "bp"), other: readStat(g, other, "bp") },
  });
  const destroyed = losers.filter((id) => !isSafe(g, id, "battle"));
  const changes = destroyed.map((card) => {
    const source = card === one ? other : one;
    const { controller, def } = cardOf(g.state, source);
    return { type: "destroy", card, data: { by: "battle", seat: controller, source, def } };
  });
  attemptAll(g, changes);
}

/** Takes one life from the attacked player for each symbol of the attacker (BSS 7-1-5-3). */
function damage(g: Engine, battle: Battle): void {
  if (!isStillOnField(g, battle.attacker)) return;
  const { id, def } = cardOf(g.state, battle.attacker.card);
  const symbols = readStat(g, id, "symbols");
  withCause(g, causedBy(g, "battle", id), () => {
    announce(g, "strike", battle.by, { card: id, def, amount: symbols, data: { defender: battle.defender } });
    // Only if the damage has reduced the life (BSS 11-7-1b).
    const lost = loseLife(g, battle.defender, mostTaken(g, battle, symbols));
    if (lost === 0) return;
    if (isHeard(g, "takes-life")) announce(g, "takes-life", battle.by, { card: id, def, amount: lost });
    triggerKeyword(g, id, "blessed");
  });
}

/** How much life an attack takes at most, by what effects say of the attacker (BSS 1-3-3). */
function mostTaken(g: Engine, { attacker, defender }: Battle, symbols: number): number {
  if (readStat(g, attacker.card, "takes-no-life") > 0) return 0;
  const most = readStat(g, attacker.card, "takes-one-life") > 0 ? 1 : symbols;
  if (readStat(g, attacker.card, "cannot-take-last-life") === 0) return Math.min(symbols, most);
  return Math.max(0, Math.min(symbols, most, lifeOf(g, defender) - 1));
}

/** Triggers "when the battle ends" and carries out Curse (BSS 7-1-6-1, 11-3-1b, 11-6-1). */
function end(g: Engine, battle: Battle): void {
  announce(g, "battle-ends", battle.by, {
    ...named(g, battle.attacker, "card"),
    ...named(g, battle.blocker, "target"),
  });
  if (isStillOnField(g, battle.attacker)) triggerKeyword(g, battle.attacker.card, "luster");
  if (battle.curse === null || !isStillOnField(g, battle.blocker)) return;
  destroy(g, [battle.blocker.card], { by: "effect", seat: battle.by, cause: battle.curse });
}

const now = (g: Engine): Battle => {
  const battle = battleIn(g.state);
  if (battle === null) throw new RangeError("no battle");
  return battle;
};
const isBlocked = (g: Engine) => now(g).blocker !== null;

/**
 * A whole battle, from the declaration of the attack over its resolution (BSS 7-1-5) to its end (BSS 7-1-6), to which it
 * goes after the comparison or the damage (BSS 7-1-5-2-1d, 7-1-5-3-1c). Then the turn player acts again (BSS 7-1-6-3).
 */
export const battleProcedure = openProcedure<{ readonly card: CardId }>("battle", [
  step("declare", "BSS 7-1-1-1", (g, locals) => declare(g, locals.card)),
  window("before blocking", "BSS 7-1-2-1", "flash", isBlocked),
  askPick(
    "block",
    "BSS 7-1-3-1",
    (g) => blockQuestion(g, now(g)),
    (g, _locals, [at = -1]) => {
      const battle = now(g);
      const blocker = blockersOf(g, battle)[at];
      if (blocker !== undefined) block(g, battle, blocker);
      else announce(g, "no-block", battle.defender, { rule: "BSS 7-1-3-1b" });
    },
  ),
  window("after blocking", "BSS 7-1-4-1", "flash", (g) => !isBlocked(g)),
  step("curse", "BSS 11-3-1", (g) => {
    const { attacker, blocker } = now(g);
    if (blocker !== null && isStillOnField(g, attacker)) triggerKeyword(g, attacker.card, "curse");
  }),
  step("resolve", "BSS 7-1-5-1", (g) => {
    if (isBlocked(g)) compare(g);
    else damage(g, now(g));
  }),
  step("end", "BSS 7-1-6-1", (g) => end(g, now(g))),
  step("over", "BSS 7-1-6-2", (g) => {
    setBattle(g, null);
    expire(g, "battle");
  }),
]);

/** Who is asked in a flash window, in turn: the attacked player first (BSS 7-1-2-1, 7-1-4-1b). */
export function flashSeats(g: Engine): Seat[] {
  const battle = battleIn(g.state);
  return battle === null ? [] : [battle.defender, battle.by];
}
