import {
  type Action,
  announce,
  askPick,
  type Card,
  type CardId,
  call,
  cardOf,
  causedBy,
  type Engine,
  expire,
  hasListeners,
  isSameCard,
  NONE,
  openProcedure,
  type Question,
  type Reader,
  readStat,
  rest,
  type Seat,
  seatOf,
  step,
  triggerAbility,
  window,
  withCause,
} from "../../../kernel";
import { message } from "../table/messages";
import { addToNumber, armorLeft, durabilityLeft } from "./counters";
import { loseHp, reduceArmor } from "./damage";
import { defOf, labelled } from "./defs";
import { discard } from "./discard";
import { blockers, has, isBySpeed } from "./targets";
import { type Attack, attackIn, setAttack } from "./vars";
import { isMonsterInPlay, zoneKey } from "./zones";

type AttackLocals = { readonly attacker: CardId; readonly target: CardId; readonly defender: Seat };

/** Locals of the blow: `by` is the card that hit a Monster, as it was then. It may be discarded too (BC 11.6.3). */
type BlowLocals = { by?: Pick<Card, "def" | "controller"> };

/** Declares an Attack (BC 4.16). */
export function attack(g: Engine, action: Action): void {
  const target = action.target ?? NONE;
  const seat = target === NONE ? Number(action.data?.seat) : cardOf(g.state, target).controller;
  call<AttackLocals>(g, "attack", { attacker: action.card ?? NONE, target, defender: seat });
}

function declare(g: Engine, { attacker: id, target, defender }: AttackLocals): void {
  const attacker = cardOf(g.state, id);
  setAttack(g, {
    attacker: attacker.id,
    attackerStamp: attacker.stamp,
    by: attacker.controller,
    target,
    targetStamp: target === NONE ? NONE : cardOf(g.state, target).stamp,
    defender,
    declared: target,
    blocked: false,
    bySpeed: isBySpeed(g, attacker),
    stage: "declared",
  });
  emitAttackEvent(g, "attack");
}

/** Emits an event of the current Attack: `card` attacks `target`, or the defender in `data`. */
function emitAttackEvent(g: Engine, type: string, amount?: number): void {
  const running = attackIn(g.state);
  if (running === null || !hasListeners(g, type)) return;
  const { attacker, target, by, defender } = running;
  announce(g, type, by, {
    card: attacker,
    def: cardOf(g.state, attacker).def,
    ...(target === NONE ? undefined : { target, targetDef: cardOf(g.state, target).def }),
    ...(amount === undefined ? undefined : { amount }),
    data: { defender },
  });
}

/** Asks the attacked player for one card at most that Blocks (BC 11.17.6). */
function blockQuestion(g: Engine): Question<"pick"> | undefined {
  const running = attackIn(g.state);
  if (running === null || running.stage !== "declared" || !attackerStands(g, running)) return undefined;
  const { attacker, target, defender } = running;
  const able = blockers(g, attacker, defender, target);
  if (able.length === 0 || seatOf(g.state, defender).status === "out") return undefined;
  return {
    seat: defender,
    prompt: message("prompt.battle-cores.block", { card: cardOf(g.state, attacker).def }),
    source: attacker,
    options: able.map((card) => ({ card })),
    min: 0,
    max: 1,
  };
}

function takeBlock(g: Engine, at = -1): void {
  const running = attackIn(g.state);
  if (running === null) return;
  const { attacker, target, defender } = running;
  const blocker = blockers(g, attacker, defender, target)[at];
  if (blocker === undefined) return announce(g, "no-block", defender, { rule: "BC 11.17.10" });
  const card = cardOf(g.state, blocker);
  setAttack(g, { ...running, target: blocker, targetStamp: card.stamp, blocked: true, stage: "blocked" });
  announce(g, "block", defender, {
    card: blocker,
    def: card.def,
    target: attacker,
    targetDef: cardOf(g.state, attacker).def,
    rule: "BC 11.17.2",
  });
}

/** Whether the attacker is still the card that attacked. */
function attackerStands(g: Reader, { attacker, attackerStamp }: Attack): boolean {
  const card = cardOf(g.state, attacker);
  return (
    isSameCard(g.state, { card: attacker, stamp: attackerStamp }) &&
    (isMonsterInPlay(g, card) || zoneKey(g, card) === "gear")
  );
}

/** Whether the target is still there. A direct Attack stays direct (BC 4.20). */
function isStillTarget(g: Reader, { target, targetStamp, defender }: Attack): boolean {
  if (target === NONE) return seatOf(g.state, defender).status === "in";
  return (
    isSameCard(g.state, { card: target, stamp: targetStamp }) && isMonsterInPlay(g, cardOf(g.state, target))
  );
}

/**
 * Deals the damage of the attacker and of a Blocker at the same time (BC 4.9, 4.13, 11.17.4). Without the attacker or
 * the target there is none, but the Attack counts as made (BC 4.19).
 */
function deal(g: Engine, locals: BlowLocals): void {
  const running = attackIn(g.state);
  if (running === null) return;
  const off = running.stage === "off" || !attackerStands(g, running) || !isStillTarget(g, running);
  setAttack(g, { ...running, stage: "struck" });
  if (off) return emitAttackEvent(g, "no-damage");
  withCause(g, causedBy(g, "battle", running.attacker), () => {
    if (running.target === NONE) strikePlayer(g, running);
    else strikeMonster(g, running, locals);
  });
}

/**
 * Reads all numbers before any damage. Only a Blocker hits back (BC 4.11). Power above the Armor has no effect (BC 4.22)
 * except by True Strike, which is no Burn, and which Survival does not stop (BC 11.14.1, 11.14.3, 11.14.4, 11.14.6). Ruin
 * changes only the Armor (BC 11.19.1, 11.19.3). A Blocker is the target here; its own True Strike and Ruin are not read
 * (BC 11.14.5, 11.19.4).
 */
function strikeMonster(g: Engine, running: Attack, locals: BlowLocals): void {
  const { def, controller } = cardOf(g.state, running.attacker);
  locals.by = { def, controller };
  const power = readStat(g, running.attacker, "power");
  const armor = armorLeft(g, running.target);
  const back = running.blocked ? readStat(g, running.target, "power") : 0;
  const surplus = has(g, running.attacker, "kw-true-strike") ? Math.max(0, power - armor) : 0;
  emitAttackEvent(g, "damage", power);
  if (has(g, running.attacker, "kw-ruin")) reduceArmor(g, running.target);
  else reduceArmor(g, running.target, power);
  if (back > 0) strikeBack(g, running, back);
  loseHp(g, running.defender, surplus);
}

function strikePlayer(g: Engine, { attacker, defender }: Attack): void {
  const power = readStat(g, attacker, "power");
  emitAttackEvent(g, "damage", power);
  loseHp(g, defender, power);
  if (power > 0) {
    announce(g, "strike", defender, { card: attacker, def: cardOf(g.state, attacker).def, amount: power });
  }
}

/** Makes a Blocker hit the attacker, or the player who wears an attacking Gear (BC 7.26, 11.17.3). */
function strikeBack(g: Engine, { attacker, by, target }: Attack, power: number): void {
  const card = cardOf(g.state, attacker);
  const struck = { target: attacker, targetDef: card.def, amount: power };
  announce(g, "strike-back", by, { card: target, def: cardOf(g.state, target).def, ...struck });
  if (isMonsterInPlay(g, card)) reduceArmor(g, attacker, power);
  else loseHp(g, by, power);
}

/**
 * Tempers the attacker, a Gear too, unless it is a Speed Attack, and always Tempers Blockers (BC 4.14, 7.23, 11.17.5,
 * 11.17.9). Lowers a Gear's Durability and discards it at 0 (BC 7.24, 7.25).
 */
function temperFighters(g: Engine): void {
  const running = attackIn(g.state);
  if (running === null) return;
  const { attacker, bySpeed, blocked, target } = running;
  if (blocked && isStillTarget(g, running)) rest(g, target);
  if (!attackerStands(g, running)) return;
  if (bySpeed) addToNumber(g, attacker, "by-speed", 1);
  else rest(g, attacker);
  if (zoneKey(g, cardOf(g.state, attacker)) !== "gear") return;
  addToNumber(g, attacker, "wear", 1);
  if (durabilityLeft(g, attacker) < 1) discard(g, [attacker]);
}

/** Steps 4 to 6 of an Attack, which cannot be interrupted (BC 4.16). Only they trigger Victory (BC 11.6.2). */
export const blow = openProcedure<BlowLocals>(
  "blow",
  [
    step("damage", "BC 4.9", deal),
    step("victory", "BC 11.6.1", (g, locals) => {
      const running = attackIn(g.state);
      if (running === null || locals.by === undefined) return;
      const { def, controller } = locals.by;
      const { attacker } = running;
      if (seatOf(g.state, running.defender).status === "out" || isStillTarget(g, running)) return;
      const target = cardOf(g.state, running.target);
      announce(g, "victory", controller, {
        card: attacker,
        def,
        target: target.id,
        targetDef: target.def,
        rule: "BC 11.6.1",
      });
      for (const index of labelled(defOf(g, { def }), "victory"))
        triggerAbility(g, attacker, index, { type: "victory", def, seat: controller, target: target.id });
    }),
    step("temper", "BC 4.14", (g) => temperFighters(g)),
  ],
  { atomic: true },
);

/** A whole Attack, as in BC 4.16. */
export const attackProcedure = openProcedure<AttackLocals>("attack", [
  step("declare", "BC 4.16", declare),
  askPick("block", "BC 11.17.10", blockQuestion, (g, _locals, [at]) => takeBlock(g, at)),
  window("traps", "BC 4.16", "attack"),
  step("blow", "BC 4.16", (g) => call(g, "blow")),
  step("over", "BC 4.16", (g) => {
    setAttack(g, null);
    expire(g, "attack");
  }),
  window("after", "BC 4.17", "after-attack"),
]);
