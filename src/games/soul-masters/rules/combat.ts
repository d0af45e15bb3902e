import {
  announce,
  type CardId,
  cardOf,
  type Engine,
  expire,
  jump,
  nextSeat,
  openProcedure,
  refTo,
  rest,
  type Step,
  step,
  window,
} from "../../../kernel";
import { closeInstances, fighterAt, threats } from "../table/threats";
import { deal } from "./damage";
import { has } from "./defs";
import { triggerKeywords, triggerWhenAttacked } from "./keywords";
import { generate } from "./resources";
import { enterPhase, type StepName } from "./steps";
import { type Combat, combatIn, type Next, set, varsOf } from "./vars";

const isOfCombat = (of: string) => of === "attack" || of === "riposte";

/**
 * Rests the attacker and makes the attack public (SM 12.14). Conjure generates its number of resources (SM 6.26,
 * SM 14.2.1). It is not a trigger and happens at once (SM 14.2.2).
 * A Phasing Attack triggers ON PHASE IN instead of ON ATTACK (SM 22.9).
 */
function declare(g: Engine, { attacker, victim, phasing }: Extract<Next, { phase: "combat" }>): void {
  const card = rest(g, attacker);
  const target = cardOf(g.state, victim);
  set(g, "combat", {
    attacker: refTo(card),
    victim: refTo(target),
    by: card.controller,
    defender: nextSeat(g.state, card.controller),
    phasing,
    over: false,
  });
  announce(g, "attack", card.controller, {
    card: card.id,
    def: card.def,
    target: victim,
    targetDef: target.def,
  });
  generate(g, card.controller, has(g, card.id, "conjure"));
  announce(g, phasing ? "phase-in" : "on-attack", card.controller, { card: card.id, def: card.def });
  if (!phasing) triggerKeywords(g, card);
  triggerWhenAttacked(g, target);
}

const now = (g: Engine): Combat => {
  const combat = combatIn(g.state);
  if (combat === null) throw new RangeError("no combat");
  return combat;
};

/**
 * Gives the attack another target. Its damage is new, with no shields or prevention against it (SM 24.11.1, SM 14.7.3):
 * those already played are wasted (SM 13.10).
 */
export function redirectTo(g: Engine, victim: CardId): void {
  const combat = combatIn(g.state);
  if (combat === null || combat.over || g.state.turn.step !== "defender") return;
  const card = cardOf(g.state, victim);
  closeInstances(g, isOfCombat);
  set(g, "combat", { ...combat, victim: refTo(card) });
  announce(g, "redirected", card.controller, {
    card: combat.attacker.card,
    target: victim,
    targetDef: card.def,
  });
}

/** Ends the attack without damage. END OF COMBAT triggers still happen (SM 24.9.1). */
export function negateAttack(g: Engine): void {
  const combat = combatIn(g.state);
  if (combat === null || combat.over || g.state.turn.step !== "defender") return;
  closeInstances(g, isOfCombat);
  set(g, "combat", { ...combat, over: true });
  announce(g, "negated", combat.by, {
    card: combat.attacker.card,
    def: cardOf(g.state, combat.attacker.card).def,
  });
}

/** Deals attack damage and Riposte at the same moment (SM 12.21, SM 14.11.1). */
function dealDamage(g: Engine): void {
  const due = threats(g).filter(({ of }) => isOfCombat(of));
  const combat = now(g);
  set(g, "combat", { ...combat, over: true });
  deal(g, due);
}

const enters = (name: StepName, rule: string): Step =>
  step(`${name} begins`, rule, (g) => enterPhase(g, name));

/** One attack in six steps (SM 12.13). */
export const combatProcedure = openProcedure("combat", [
  step("declare", "SM 12.14", (g) => {
    enterPhase(g, "declare");
    const { next } = varsOf(g.state);
    if (next?.phase !== "combat") throw new RangeError("no attack has been declared");
    set(g, "next", null);
    declare(g, next);
  }),
  enters("pre-defender", "SM 12.15"),
  window("pre-defender", "SM 12.15", "priority"),
  enters("defender", "SM 12.17"),
  window("defender", "SM 12.19", "defender"),
  step("negated", "SM 24.9.1", (g) => {
    if (now(g).over) jump(g, "end begins");
  }),
  enters("post-defender", "SM 12.20"),
  window("post-defender", "SM 12.20", "priority"),
  enters("damage", "SM 12.21"),
  step("damage", "SM 12.9", dealDamage),
  step("end begins", "SM 12.22", (g) => {
    enterPhase(g, "end-of-combat");
    const { by, attacker, victim } = now(g);
    const named = { card: fighterAt(g, attacker), target: fighterAt(g, victim) };
    announce(g, "end-of-combat", by, {
      ...(named.card && { card: named.card.id, def: named.card.def }),
      ...(named.target && { target: named.target.id, targetDef: named.target.def }),
    });
  }),
  window("end-of-combat", "SM 12.22", "priority"),
  step("over", "SM 12.23", (g) => {
    closeInstances(g, isOfCombat);
    expire(g, "combat");
    set(g, "combat", null);
  }),
]);
