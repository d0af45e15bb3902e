import {
  type AllotDecision,
  allotments,
  announce,
  askAllot,
  askPick,
  type CardId,
  type CardRef,
  cardOf,
  type Engine,
  exit,
  isSameCard,
  jump,
  move,
  openProcedure,
  printedStat,
  type Question,
  type Reader,
  reassign,
  refTo,
  rest,
  type Seat,
  step,
  zoneOf,
} from "../../../kernel";
import { message } from "../table/messages";
import { closeInstances, openInstanceId } from "../table/threats";
import { has, isUnit } from "./defs";
import { energyOf, energyShares, energySources, takeEnergy } from "./energy";
import { characterOf, enter, mayEnter } from "./entering";
import { combatIn, set, varsOf } from "./vars";
import { cardsIn } from "./zones";

/** The highest total cost of cards that Master Phaser may bring at once (SM 22.3). */
const MASTER_TOTAL = 6;

interface PhaseLocals {
  readonly seat: Seat;
  readonly unit: CardRef;
  /** Whether Master Phaser is used instead of Phase. Null until that is chosen. */
  master?: boolean | null;
  /** Cards that phase in. The first takes over the attack. */
  chosen?: readonly CardId[];
  price?: number;
}

const costOf = (g: Reader, id: CardId): number => printedStat(g, cardOf(g.state, id), "cost");

/** Whether the unit is still the attacker. */
function isAttacking(g: Reader, unit: CardRef): boolean {
  const attacker = combatIn(g.state)?.attacker;
  const card = g.state.cards[unit.card];
  return attacker?.card === unit.card && isSameCard(g.state, unit) && card !== undefined && isUnit(g, card);
}

/** The price of phasing this card in: 1 plus the difference if it costs more (SM 21.2, SM 21.4). */
const priceOf = (g: Reader, unit: CardRef, id: CardId): number =>
  1 + Math.max(0, costOf(g, id) - costOf(g, unit.card));

const phaseCards = (g: Reader, seat: Seat): CardId[] =>
  zoneOf(g.state, "energy", seat).cards.filter((id) => has(g, id, "phase") + has(g, id, "master-phaser") > 0);

/** Whether a card of its Unique character phases in already (SM 24.19.1). */
function isTwin(g: Reader, id: CardId, chosen: readonly CardId[]): boolean {
  const character = characterOf(g, id);
  return character !== undefined && chosen.some((other) => characterOf(g, other) === character);
}

function candidates(g: Reader, { seat, unit, master, chosen = [] }: PhaseLocals): CardId[] {
  const energy = energyOf(g, seat);
  const free = phaseCards(g, seat).filter(
    (id) =>
      !chosen.includes(id) &&
      !isTwin(g, id, chosen) &&
      mayEnter(g, cardOf(g.state, id), seat, [unit.card]).ok,
  );
  if (master !== true) return free.filter((id) => priceOf(g, unit, id) <= energy);
  const left = MASTER_TOTAL - chosen.reduce((sum, id) => sum + costOf(g, id), 0);
  const units = cardsInPlay(g, seat) - 1 + chosen.length;
  return energy < 1 || units >= 5 ? [] : free.filter((id) => costOf(g, id) <= left);
}

const cardsInPlay = (g: Reader, seat: Seat): number =>
  zoneOf(g.state, "battleground", seat).cards.filter((id) => isUnit(g, cardOf(g.state, id))).length +
  cardsIn(g, "nulled", seat);

/** Whether the other player cannot know if there is a card to phase in. Then the prompt opens in any case. */
const mightHave = (g: Reader, seat: Seat): boolean =>
  zoneOf(g.state, "energy", seat).cards.some((id) => g.state.cards[id]?.face === "down");

function cardQuestion(g: Engine, locals: PhaseLocals): Question<"pick"> | undefined {
  const { seat, unit, chosen = [] } = locals;
  const found = candidates(g, locals);
  if (found.length === 0 && (chosen.length > 0 || !mightHave(g, seat))) return undefined;
  return {
    seat,
    prompt: message("prompt.soul-masters.phase", { card: cardOf(g.state, unit.card).def }),
    rule: "SM 21.2",
    source: unit.card,
    options: found.map((card) => ({ card })),
    min: 0,
    max: Math.min(1, found.length),
    hidden: true,
  };
}

function payment(g: Engine, { seat, unit, price = 0 }: PhaseLocals): AllotDecision {
  const prompt = message("prompt.soul-masters.pay-energy", {
    card: cardOf(g.state, unit.card).def,
    n: price,
  });
  const shares = energyShares(energySources(g, seat), price);
  return { kind: "allot", seat, prompt, rule: "SM 21.4", source: unit.card, ...shares };
}

function pay(g: Engine, locals: PhaseLocals, parts: readonly number[]): void {
  takeEnergy(g, locals.seat, energySources(g, locals.seat), parts);
}

/**
 * Makes another card the attacker. Shields and prevention announced against the attack still count (SM 21.8, SM 21.9).
 */
function takeOver(g: Engine, id: CardId): void {
  const combat = combatIn(g.state);
  if (combat === null) return;
  const attacker = refTo(cardOf(g.state, id));
  const open = openInstanceId(g, { of: "attack", victim: combat.victim });
  if (open !== undefined) reassign(g, open, { source: attacker });
  closeInstances(g, (of) => of === "riposte");
  set(g, "combat", { ...combat, attacker });
  announce(g, "phase-in", combat.by, { card: id, def: cardOf(g.state, id).def });
}

function swap(g: Engine, { seat, unit, chosen = [] }: PhaseLocals): void {
  const [first, ...others] = chosen;
  if (first === undefined) return;
  const rested = chosen.some((id) => cardOf(g.state, id).rested);
  move(g, unit.card, zoneOf(g.state, "energy", seat).id, { as: "phase-out", rested });
  for (const id of chosen) enter(g, id, seat, { rested: true, leaving: [unit.card] });
  takeOver(g, first);
  const waiting = others.map((id) => refTo(cardOf(g.state, id)));
  set(g, "phasers", [...varsOf(g.state).phasers, ...waiting]);
}

/** The energy that readies after a swap for a card that costs less (SM 21.6). */
const refund = (g: Reader, { unit, chosen: [first] = [], master }: PhaseLocals): number =>
  first === undefined || master ? 0 : Math.max(0, costOf(g, unit.card) - costOf(g, first));

const restingEnergy = (g: Reader, seat: Seat): CardId[] =>
  zoneOf(g.state, "energy", seat).cards.filter((id) => cardOf(g.state, id).rested);

/** Phase, and Master Phaser in its place (SM 21.2 to SM 21.15, SM 22.1 to SM 22.11). */
export const phaseProcedure = openProcedure<PhaseLocals>(
  "phase",
  [
    askPick(
      "way",
      "SM 22.1",
      (g, { seat, unit }) => {
        const attacks = isAttacking(g, unit);
        if (!attacks) exit(g);
        if (!attacks || has(g, unit.card, "master-phaser") === 0) return undefined;
        return {
          seat,
          prompt: message("prompt.soul-masters.phase-way"),
          source: unit.card,
          options: [
            { value: "phase", label: message("soul-masters.way.phase") },
            { value: "master", label: message("soul-masters.way.master") },
          ],
          min: 0,
          max: 1,
        };
      },
      (g, locals, [way]) => {
        if (way === undefined) return exit(g);
        locals.master = way === 1;
      },
    ),
    askPick("card", "SM 21.2", cardQuestion, (g, locals, [at]) => {
      const id = at === undefined ? undefined : candidates(g, locals)[at];
      if (id === undefined) return;
      locals.chosen = [...(locals.chosen ?? []), id];
      if (locals.master) jump(g, "card");
    }),
    askPick(
      "first",
      "SM 22.5",
      (g, { seat, unit, chosen = [] }) => {
        if (chosen.length === 0) exit(g);
        if (chosen.length < 2) return undefined;
        return {
          seat,
          prompt: message("prompt.soul-masters.phase-first"),
          source: unit.card,
          options: chosen.map((card) => ({ card })),
          min: 1,
          max: 1,
          hidden: true,
        };
      },
      (_g, locals, [at = 0]) => {
        const { chosen = [] } = locals;
        const first = chosen[at];
        if (first !== undefined) locals.chosen = [first, ...chosen.filter((id) => id !== first)];
      },
    ),
    askAllot(
      "pay",
      "SM 21.4",
      (g, locals) => {
        const [first = -1] = locals.chosen ?? [];
        locals.price = locals.master ? 1 : priceOf(g, locals.unit, first);
        const question = payment(g, locals);
        const [only, ...more] = allotments(question, 2);
        if (only === undefined || more.length > 0) return question;
        pay(g, locals, only);
        return undefined;
      },
      pay,
    ),
    step("swap", "SM 21.7", (g, locals) => swap(g, locals)),
    askPick(
      "refund",
      "SM 21.6",
      (g, locals) => {
        const resting = restingEnergy(g, locals.seat);
        const n = Math.min(refund(g, locals), resting.length);
        if (n === 0) return undefined;
        return {
          seat: locals.seat,
          prompt: message("prompt.soul-masters.ready-energy", { n }),
          options: resting.map((card) => ({ card })),
          min: n,
          max: n,
        };
      },
      (g, locals, picks) => {
        const resting = restingEnergy(g, locals.seat);
        for (const at of picks) rest(g, resting[at] ?? -1, false);
      },
    ),
  ],
  { of: ({ seat }) => seat },
);
