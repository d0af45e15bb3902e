import { type Action, type CardId, cardIn, cardOf, readStat, seatOf, type View, zoneOf } from "../../kernel";
import type { KeysUnder } from "../../text/catalogue";
import type { Told } from "../guide";
import { isThere, mayAttack, mayBlock } from "./blocking";
import type { SagaCard } from "./cards/card";
import { coresIn } from "./cores";
import { costOf, reductionOf } from "./cost";
import { battleSpiritsSaga } from "./index";
import { lifeOf } from "./life";
import { type English, message } from "./messages";
import { START } from "./setup";
import { type Battle, battleIn, varsOf } from "./vars";

type Words = (seen: View) => Told | null;

const { rules } = battleSpiritsSaga;
const reader = (state: View) => ({ rules, state });
const tutorOf = ({ viewer }: View) => 1 - viewer;
const tutorName = (seen: View) => seatOf(seen, tutorOf(seen)).name;
const nameOf = (seen: View, id: CardId) => cardIn(seen, id).def;
const defOf = (seen: View, id: CardId) => rules.cards[nameOf(seen, id)] as SagaCard | undefined;
const bpOf = (seen: View, id: CardId) => readStat(reader(seen), id, "bp");
const symbolsOn = (seen: View, id: CardId) => readStat(reader(seen), id, "symbols");
const spiritsOf = (seen: View, seat: number) => zoneOf(seen, "spirits", seat).cards;
const ownReserve = (seen: View) => coresIn(reader(seen), seen.viewer, "reserve");
const ownLife = (seen: View) => lifeOf(reader(seen), seen.viewer);

/** The cards with which an action of this type is open. */
const cardsFor = ({ actions }: View, type: Action["type"]): CardId[] =>
  actions.flatMap((action) => (action.type === type && action.card !== undefined ? [action.card] : []));

/** The one of which the number is highest; of several the first. */
const most = (ids: readonly CardId[], worth: (id: CardId) => number): CardId | undefined =>
  [...ids].sort((a, b) => worth(b) - worth(a))[0];

/** Words that are true wherever they are said. */
export const plain =
  (name: KeysUnder<English, "lesson.battle-spirits-saga", never>): Words =>
  () => ({ words: message(`lesson.battle-spirits-saga.${name}`) });

export const welcome: Words = (seen) => {
  const life = ownLife(seen);
  if (lifeOf(reader(seen), tutorOf(seen)) !== life) return null;
  return { words: message("lesson.battle-spirits-saga.welcome", { tutor: tutorName(seen), life }) };
};

/** The first hand: worth keeping if it holds a spirit for the first turn; only player two begins with a core step. */
export const firstHand: Words = (seen) => {
  const { cards } = zoneOf(seen, "hand", seen.viewer);
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

/** The spirits that the reserve alone can summon. */
function summonable(seen: View): CardId[] {
  const g = reader(seen);
  return cardsFor(seen, "summon").filter(
    (id) => costOf(g, seen.viewer, id) + readStat(g, id, "lv1-cost") <= ownReserve(seen),
  );
}

const printedCost = (seen: View) => (id: CardId) => readStat(reader(seen), id, "cost");
const offOf = (seen: View) => (id: CardId) => reductionOf(reader(seen), seen.viewer, id);

function summoning(seen: View, card: CardId | undefined, name: "summon" | "summon-third"): Told | null {
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

/** A spirit that symbols on the field make cheaper. */
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

/** Where the cores of a price come from. */
export const pay: Words = ({ decision }) => {
  if (decision?.kind !== "allot") return null;
  return { words: message("lesson.battle-spirits-saga.pay", { n: decision.totals[0]?.min ?? 0 }) };
};

/** The cores that are proposed for a new card, and the level that they give. */
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

/** Life that has been lost, once some is. */
export const lost: Words = (seen) => {
  const life = ownLife(seen);
  return life < START.life ? { words: message("lesson.battle-spirits-saga.lost", { life }) } : null;
};

/** A burst for an empty burst area. */
export const setBurst: Words = (seen) => {
  const card = cardsFor(seen, "set-burst")[0];
  if (card === undefined || zoneOf(seen, "burst", seen.viewer).cards.length > 0) return null;
  const args = { card: nameOf(seen, card), other: tutorName(seen) };
  return { words: message("lesson.battle-spirits-saga.set-burst", args), card };
};

/** The way out of the main step: who could attack then. */
export const toAttack: Words = (seen) => {
  if (seen.turn.number === 1) return plain("first-turn")(seen);
  const g = reader(seen);
  const card = spiritsOf(seen, seen.viewer).find((id) => mayAttack(g, seen.viewer, cardOf(seen, id)));
  if (card === undefined) return plain("attack-idle")(seen);
  return { words: message("lesson.battle-spirits-saga.to-attack", { card: nameOf(seen, card) }), card };
};

/** Do these spirits have as many symbols as the tutor has life? */
const isEnough = (seen: View, ids: readonly CardId[]) =>
  ids.reduce((sum, id) => sum + symbolsOn(seen, id), 0) >= lifeOf(reader(seen), tutorOf(seen));

/** Is one spirit left that should stay to block? */
const isLast = (seen: View, ready: readonly CardId[]) =>
  ready.length === 1 && spiritsOf(seen, seen.viewer).length > 1 && !isEnough(seen, ready);

/** The strongest spirit of the tutor that may block this one. */
function strongestBlocker(seen: View, attacker: CardId): CardId | undefined {
  const able = spiritsOf(seen, tutorOf(seen)).filter((id) =>
    mayBlock(reader(seen), cardOf(seen, id), attacker),
  );
  return most(able, (id) => bpOf(seen, id));
}

/** The strongest spirit that may attack, if no blocker is its match. */
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

/** A card of the hand with which nothing can be done now. */
export const idleCard: Words = (seen) => {
  const { cards } = zoneOf(seen, "hand", seen.viewer);
  const card = cards.find((id) => seen.actions.every((action) => action.card !== id));
  if (card === undefined) return null;
  return { words: message("lesson.battle-spirits-saga.why", { card: nameOf(seen, card) }), card };
};

/** A blocker that beats the attacker. */
function winningBlocker(seen: View, { attacker }: Battle): CardId | undefined {
  const able = spiritsOf(seen, seen.viewer).filter((id) =>
    mayBlock(reader(seen), cardOf(seen, id), attacker.card),
  );
  const card = most(able, (id) => bpOf(seen, id));
  return card !== undefined && bpOf(seen, card) > bpOf(seen, attacker.card) ? card : undefined;
}

const LANCE = { name: "Flame Lance", bp: 4000 } as const;

/** Flame Lance, if the reserve pays for it and it destroys the attacker. */
function lanceFor(seen: View, { attacker }: Battle): CardId | undefined {
  if (bpOf(seen, attacker.card) > LANCE.bp) return undefined;
  return cardsFor(seen, "magic").find(
    (id) => nameOf(seen, id) === LANCE.name && costOf(reader(seen), seen.viewer, id) <= ownReserve(seen),
  );
}

/** The learner's own burst that waits for life to be lost. */
function lifeBurst(seen: View): CardId | undefined {
  return zoneOf(seen, "burst", seen.viewer).cards.find((id) =>
    defOf(seen, id)?.printed.some(
      ({ ability, label }) =>
        label === "burst" &&
        ability.kind === "trigger" &&
        "on" in ability.when &&
        ability.when.on === "life-lost",
    ),
  );
}

/** What an attack that gets through takes from the learner. */
function loss(seen: View, attacker: CardId) {
  const n = Math.min(symbolsOn(seen, attacker), ownLife(seen));
  return { n, isLast: n === ownLife(seen) };
}

const GONE: Told = { words: message("lesson.battle-spirits-saga.flash-gone") };

type FlashName = "use" | "own" | "block" | "blocked" | "burst" | "life";

/** What there is to say in a flash window, by what may be done in it. */
function inFlash(seen: View): readonly [FlashName, Told] | null {
  const battle = battleIn(seen);
  const g = reader(seen);
  if (battle === null) return null;
  if (!isThere(g, battle.attacker)) return ["own", GONE];
  const attacker = battle.attacker.card;
  const args = { tutor: tutorName(seen), other: nameOf(seen, attacker), others: bpOf(seen, attacker) };
  if (battle.blocker !== null) {
    if (!isThere(g, battle.blocker)) return ["own", GONE];
    const card = battle.blocker.card;
    const both = { ...args, card: nameOf(seen, card), bp: bpOf(seen, card) };
    return ["blocked", { words: message("lesson.battle-spirits-saga.flash-blocked", both), card }];
  }
  if (battle.by === seen.viewer)
    return ["own", { words: message("lesson.battle-spirits-saga.flash-own", args), card: attacker }];
  const blocker = winningBlocker(seen, battle);
  if (blocker !== undefined) {
    const both = { ...args, card: nameOf(seen, blocker), bp: bpOf(seen, blocker) };
    return ["block", { words: message("lesson.battle-spirits-saga.flash-block", both), card: attacker }];
  }
  const { n, isLast: isDeadly } = loss(seen, attacker);
  const burst = isDeadly ? undefined : lifeBurst(seen);
  if (burst !== undefined) {
    const words = message("lesson.battle-spirits-saga.flash-burst", { ...args, card: nameOf(seen, burst) });
    return ["burst", { words, card: attacker }];
  }
  const lance = lanceFor(seen, battle);
  if (lance !== undefined) {
    const price = costOf(g, seen.viewer, lance);
    const words = message("lesson.battle-spirits-saga.flash-use", { ...args, card: LANCE.name, price });
    return ["use", { words, card: lance }];
  }
  const name = isDeadly ? "flash-last" : "flash-life";
  return ["life", { words: message(`lesson.battle-spirits-saga.${name}`, { ...args, n }), card: attacker }];
}

/** Words for one kind of flash window. */
export const flash =
  (name: FlashName): Words =>
  (seen) => {
    const [kind, told] = inFlash(seen) ?? [];
    return kind === name ? (told ?? null) : null;
  };

/** Whether to block, and with what. */
export const block =
  (name: "block" | "let-through"): Words =>
  (seen) => {
    const { decision } = seen;
    const battle = battleIn(seen);
    if (decision?.kind !== "pick" || battle === null) return null;
    const able = decision.options.flatMap(({ card }) => (card === undefined ? [] : [card]));
    const card = most(able, (id) => bpOf(seen, id));
    if (card === undefined) return null;
    if (!isThere(reader(seen), battle.attacker)) return name === "block" ? null : plain("block-gone")(seen);
    const attacker = battle.attacker.card;
    const { n, isLast: isDeadly } = loss(seen, attacker);
    const args = {
      card: nameOf(seen, card),
      bp: bpOf(seen, card),
      other: nameOf(seen, attacker),
      others: bpOf(seen, attacker),
      n,
    };
    const isWon = args.bp > args.others;
    if ((isWon || isDeadly) !== (name === "block")) return null;
    const said = isWon ? "block" : isDeadly ? "block-last" : "let-through";
    return { words: message(`lesson.battle-spirits-saga.${said}`, args), card };
  };

/** A card that an effect asks for: the attacker if it may be chosen, else the tutor's strongest. */
export const choose: Words = (seen) => {
  const { decision } = seen;
  if (decision?.kind !== "pick") return null;
  const able = decision.options.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const attacker = battleIn(seen)?.attacker.card;
  const worth = (id: CardId) =>
    (id === attacker ? 1_000_000 : 0) +
    (cardIn(seen, id).controller === seen.viewer ? -bpOf(seen, id) : bpOf(seen, id));
  const card = most(able, worth);
  if (card === undefined) return null;
  return { words: message("lesson.battle-spirits-saga.choose", { card: nameOf(seen, card) }), card };
};

export const answerBurst: Words = (seen) => {
  const card = cardsFor(seen, "answer")[0];
  if (card === undefined) return null;
  return { words: message("lesson.battle-spirits-saga.burst", { card: nameOf(seen, card) }), card };
};

export const own: Words = (seen) => {
  const args = { tutor: tutorName(seen), mine: ownLife(seen), theirs: lifeOf(reader(seen), tutorOf(seen)) };
  return { words: message("lesson.battle-spirits-saga.own", args) };
};

/** Words for one way to end. */
export const ended =
  (name: "won" | "other-end"): Words =>
  (seen) => {
    const hasWon = seen.outcome?.winners.includes(seen.viewer) && lifeOf(reader(seen), tutorOf(seen)) === 0;
    if ((hasWon ? "won" : "other-end") !== name) return null;
    return name === "won"
      ? { words: message("lesson.battle-spirits-saga.won", { tutor: tutorName(seen) }) }
      : plain("other-end")(seen);
  };
