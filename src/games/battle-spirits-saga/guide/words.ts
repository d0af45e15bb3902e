import { type CardId, cardOf, readStat, type View, zoneOf } from "../../../kernel";
import type { LessonLine } from "../../guide";
import { cardsFor, handOf, idleCards, most, nameOf, tutorName, tutorOf, type Words } from "../../guide-words";
import { mayAttack, mayBlock } from "../rules/blocking";
import { coresIn } from "../rules/cores";
import { costOf, reductionOf } from "../rules/cost";
import { lifeOf } from "../rules/life";
import { START } from "../rules/setup";
import { varsOf } from "../rules/vars";
import { message } from "../table/messages";
import { bpOf, defOf, ownLife, ownReserve, plain, reader, spiritsOf, symbolsOn } from "./reading";

export const welcome: Words = (seen) => {
  const life = ownLife(seen);
  if (lifeOf(reader(seen), tutorOf(seen)) !== life) return null;
  return { words: message("lesson.battle-spirits-saga.welcome", { tutor: tutorName(seen), life }) };
};

/**
 * Judges the first hand: worth keeping if it holds a spirit for the first turn. Only player two starts with a core
 * step.
 */
export const firstHand: Words = (seen) => {
  const cards = handOf(seen);
  const cores = ownReserve(seen) + (varsOf(seen).first === seen.viewer ? 0 : 1);
  const isCheap = (id: CardId) => {
    const def = defOf(seen, id);
    return def?.type === "spirit" && (def.stats.cost ?? 0) + (def.stats["lv1-cost"] ?? 0) <= cores;
  };
  const name = cards.some(isCheap) ? "keep" : "keep-or-not";
  return { words: message(`lesson.battle-spirits-saga.${name}`, { n: cards.length }) };
};

export const reserve: Words = (seen) => {
  if (coresIn(reader(seen), seen.viewer, "reserve", "soul") === 0) return null;
  return { words: message("lesson.battle-spirits-saga.reserve", { n: ownReserve(seen) }) };
};

export const upkeep: Words = (seen) => ({
  words: message("lesson.battle-spirits-saga.upkeep", { n: ownReserve(seen) }),
});

/** Spirits that can be summoned with reserve cores alone. */
function summonable(seen: View): CardId[] {
  const g = reader(seen);
  return cardsFor(seen, "summon").filter(
    (id) => costOf(g, seen.viewer, id) + readStat(g, id, "lv1-cost") <= ownReserve(seen),
  );
}

const printedCost = (seen: View) => (id: CardId) => readStat(reader(seen), id, "cost");
const offOf = (seen: View) => (id: CardId) => reductionOf(reader(seen), seen.viewer, id);

function summoning(seen: View, card: CardId | undefined, name: "summon" | "summon-third"): LessonLine | null {
  if (card === undefined) return null;
  const g = reader(seen);
  const args = {
    card: nameOf(seen, card),
    price: costOf(g, seen.viewer, card),
    least: readStat(g, card, "lv1-cost"),
  };
  return { words: message(`lesson.battle-spirits-saga.${name}`, args), card };
}

export const cheapest: Words = (seen) =>
  summoning(
    seen,
    most(summonable(seen), (id) => -printedCost(seen)(id)),
    "summon",
  );

export const dearest: Words = (seen) =>
  summoning(seen, most(summonable(seen), printedCost(seen)), "summon-third");

/** Points out a spirit whose cost field symbols reduce. */
export const reduced: Words = (seen) => {
  const cheaper = summonable(seen).filter((id) => offOf(seen)(id) > 0 && printedCost(seen)(id) > 1);
  const card = most(cheaper, (id) => -printedCost(seen)(id));
  if (card === undefined) return null;
  const args = {
    card: nameOf(seen, card),
    cost: printedCost(seen)(card),
    price: costOf(reader(seen), seen.viewer, card),
  };
  return { words: message("lesson.battle-spirits-saga.reduced", args), card };
};

/** Explains where the cores for a cost come from. */
export const pay: Words = ({ decision }) => {
  if (decision?.kind !== "allot") return null;
  return { words: message("lesson.battle-spirits-saga.pay", { n: decision.totals[0]?.min ?? 0 }) };
};

/** Explains the cores proposed for a new card and the level they give. */
export const levels: Words = (seen) => {
  const { decision } = seen;
  if (decision?.kind !== "allot" || decision.source === undefined) return null;
  const def = defOf(seen, decision.source);
  const cores = decision.proposal.reduce((sum, n) => sum + n, 0);
  const reached = def?.levels.filter((level) => level.cores <= cores).length ?? 0;
  const [now, next] = [def?.levels[reached - 1], def?.levels[reached]];
  if (def?.type !== "spirit" || now === undefined) return null;
  const args = { card: def.name, n: cores, level: reached, bp: now.bp ?? 0 };
  if (next === undefined) return { words: message("lesson.battle-spirits-saga.levels", args) };
  const more = { ...args, next: reached + 1, cores: next.cores, more: next.bp ?? 0 };
  return { words: message("lesson.battle-spirits-saga.levels-more", more) };
};

const ownFirst = (seen: View): CardId | undefined => spiritsOf(seen, seen.viewer)[0];

export const numbers: Words = (seen) => {
  const card = ownFirst(seen);
  if (card === undefined) return null;
  const level = readStat(reader(seen), card, "level");
  const args = { card: nameOf(seen, card), level, bp: bpOf(seen, card) };
  return { words: message("lesson.battle-spirits-saga.numbers", args), card };
};

export const lookAtOwn: Words = (seen) => {
  const card = ownFirst(seen);
  if (card === undefined) return null;
  return { words: message("lesson.battle-spirits-saga.inspect", { card: nameOf(seen, card) }), card };
};

/** Mentions lost life, once there is any. */
export const lost: Words = (seen) => {
  const life = ownLife(seen);
  return life < START.life ? { words: message("lesson.battle-spirits-saga.lost", { life }) } : null;
};

/** Suggests setting a burst while the burst area is empty. */
export const setBurst: Words = (seen) => {
  const card = cardsFor(seen, "set-burst")[0];
  if (card === undefined || zoneOf(seen, "burst", seen.viewer).cards.length > 0) return null;
  const args = { card: nameOf(seen, card), other: tutorName(seen) };
  return { words: message("lesson.battle-spirits-saga.set-burst", args), card };
};

/** Suggests ending the main step, and says who could attack then. */
export const toAttack: Words = (seen) => {
  if (seen.turn.number === 1) return plain("first-turn")(seen);
  const g = reader(seen);
  const card = spiritsOf(seen, seen.viewer).find((id) => mayAttack(g, seen.viewer, cardOf(seen, id)));
  if (card === undefined) return plain("attack-idle")(seen);
  return { words: message("lesson.battle-spirits-saga.to-attack", { card: nameOf(seen, card) }), card };
};

/** Whether these spirits have at least as many symbols as the tutor has life. */
const isEnough = (seen: View, ids: readonly CardId[]) =>
  ids.reduce((sum, id) => sum + symbolsOn(seen, id), 0) >= lifeOf(reader(seen), tutorOf(seen));

/** Whether only one ready spirit is left and should stay back to block. */
const isLast = (seen: View, ready: readonly CardId[]) =>
  ready.length === 1 && spiritsOf(seen, seen.viewer).length > 1 && !isEnough(seen, ready);

function strongestBlocker(seen: View, attacker: CardId): CardId | undefined {
  const able = spiritsOf(seen, tutorOf(seen)).filter((id) =>
    mayBlock(reader(seen), cardOf(seen, id), attacker),
  );
  return most(able, (id) => bpOf(seen, id));
}

/** Suggests the strongest attacker, if no blocker can match it. */
export const attackWith: Words = (seen) => {
  const ready = cardsFor(seen, "attack");
  const card = most(ready, (id) => bpOf(seen, id));
  if (card === undefined || isLast(seen, ready)) return null;
  const args = {
    tutor: tutorName(seen),
    card: nameOf(seen, card),
    bp: bpOf(seen, card),
    n: symbolsOn(seen, card),
  };
  const other = strongestBlocker(seen, card);
  if (other === undefined) return { words: message("lesson.battle-spirits-saga.attack-open", args), card };
  const others = bpOf(seen, other);
  if (others >= args.bp) return null;
  const weaker = { ...args, other: nameOf(seen, other), others };
  return { words: message("lesson.battle-spirits-saga.attack", weaker), card };
};

export const endAttack: Words = (seen) => {
  const ready = cardsFor(seen, "attack");
  const [card] = ready;
  if (card === undefined) return plain("attack-over")(seen);
  if (!isLast(seen, ready)) return plain("careful")(seen);
  return { words: message("lesson.battle-spirits-saga.keep-back", { card: nameOf(seen, card) }), card };
};

/** Lesson line for a card in hand with no legal action now. */
export const idleCard: Words = (seen) => {
  const [card] = idleCards(seen);
  if (card === undefined) return null;
  return { words: message("lesson.battle-spirits-saga.why", { card: nameOf(seen, card) }), card };
};

export const own: Words = (seen) => {
  const args = { tutor: tutorName(seen), mine: ownLife(seen), theirs: lifeOf(reader(seen), tutorOf(seen)) };
  return { words: message("lesson.battle-spirits-saga.own", args) };
};

export const isGoal = (seen: View) => lifeOf(reader(seen), tutorOf(seen)) === 0;

export const won: Words = (seen) => ({
  words: message("lesson.battle-spirits-saga.won", { tutor: tutorName(seen) }),
});
