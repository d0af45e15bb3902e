import { type CardId, cardIn, cardOf, type View, zoneOf } from "../../../kernel";
import type { LessonLine } from "../../guide";
import { cardsFor, most, nameOf, tutorName, type Words } from "../../guide-words";
import { isStillOnField, mayBlock } from "../rules/blocking";
import { costOf } from "../rules/cost";
import { type Battle, battleIn } from "../rules/vars";
import { message } from "../table/messages";
import { bpOf, defOf, ownLife, ownReserve, plain, reader, spiritsOf, symbolsOn } from "./reading";

function winningBlocker(seen: View, { attacker }: Battle): CardId | undefined {
  const able = spiritsOf(seen, seen.viewer).filter((id) =>
    mayBlock(reader(seen), cardOf(seen, id), attacker.card),
  );
  const card = most(able, (id) => bpOf(seen, id));
  return card !== undefined && bpOf(seen, card) > bpOf(seen, attacker.card) ? card : undefined;
}

const LANCE = { name: "Flame Lance", bp: 4000 } as const;

/** Flame Lance, if the reserve can pay for it and it destroys the attacker. */
function lanceFor(seen: View, { attacker }: Battle): CardId | undefined {
  if (bpOf(seen, attacker.card) > LANCE.bp) return undefined;
  return cardsFor(seen, "magic").find(
    (id) => nameOf(seen, id) === LANCE.name && costOf(reader(seen), seen.viewer, id) <= ownReserve(seen),
  );
}

/** The learner's set burst that responds to lost life. */
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

/** The life the learner loses if the attack gets through. */
function loss(seen: View, attacker: CardId) {
  const n = Math.min(symbolsOn(seen, attacker), ownLife(seen));
  return { n, isLast: n === ownLife(seen) };
}

const FIGHTER_REMOVED: LessonLine = { words: message("lesson.battle-spirits-saga.flash-gone") };

type FlashName = "use" | "own" | "block" | "blocked" | "burst" | "life";

/** The lesson line for a flash window, chosen by what the learner can do in it. */
function inFlash(seen: View): readonly [FlashName, LessonLine] | null {
  const battle = battleIn(seen);
  const g = reader(seen);
  if (battle === null) return null;
  if (!isStillOnField(g, battle.attacker)) return ["own", FIGHTER_REMOVED];
  const attacker = battle.attacker.card;
  const args = { tutor: tutorName(seen), other: nameOf(seen, attacker), others: bpOf(seen, attacker) };
  if (battle.blocker !== null) {
    if (!isStillOnField(g, battle.blocker)) return ["own", FIGHTER_REMOVED];
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

/** The lesson line for one kind of flash window. */
export const flash =
  (name: FlashName): Words =>
  (seen) => {
    const [kind, line] = inFlash(seen) ?? [];
    return kind === name ? (line ?? null) : null;
  };

/** Advises whether to block, and with which spirit. */
export const block =
  (name: "block" | "let-through"): Words =>
  (seen) => {
    const { decision } = seen;
    const battle = battleIn(seen);
    if (decision?.kind !== "pick" || battle === null) return null;
    const able = decision.options.flatMap(({ card }) => (card === undefined ? [] : [card]));
    const card = most(able, (id) => bpOf(seen, id));
    if (card === undefined) return null;
    if (!isStillOnField(reader(seen), battle.attacker))
      return name === "block" ? null : plain("block-gone")(seen);
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
    const advice = isWon ? "block" : isDeadly ? "block-last" : "let-through";
    return { words: message(`lesson.battle-spirits-saga.${advice}`, args), card };
  };

/** Picks a card for an effect: the attacker if it may be chosen, otherwise the tutor's strongest. */
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
