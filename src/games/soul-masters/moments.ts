import { type Action, cardOf, NONE, type Reader, readStat, type Seat, type StackItem } from "../../kernel";
import { abilityOf, type Effect, effectsIn, envOfPlay, playedAs } from "../../language";
import type { Asked } from "../game";
import { DECISIVE, isAimedAt, timed, toAnswer, wouldTouch } from "../timing";
import { textOf } from "./casting";
import { reckon } from "./damage";
import { defOf, has, isCommander, wouldBeUnit } from "./defs";
import { hpOf } from "./health";
import { shieldMatters } from "./shield-worth";
import { effectOf, type Threat, threats, victimSeat } from "./threats";
import { combatIn } from "./vars";
import { base } from "./words/base";

/**
 * When a response counts: `answer` to something on the stack, `save` before damage is dealt or a card of one's own is hit,
 * `block` before the Defender step, `pre-defender` and `defender` for what only that step allows, `end` at the end of the opponent's turn, before energy readies
 * (SM 8.16, 12.15 to 12.21, 15.4).
 */
const MOMENTS = ["answer", "save", "block", "pre-defender", "defender", "end"] as const;
type Moment = (typeof MOMENTS)[number];

/** Whether an item of the stack hits the seat: by its targets, or by what it would do. */
function isHitBy(g: Asked, seat: Seat, item: StackItem): boolean {
  const effect = effectOf(g, item);
  return (
    isAimedAt(g, seat, item) ||
    (effect !== undefined && wouldTouch(g, base, envOfPlay(playedAs(item)), effect, seat))
  );
}

function isNow(g: Asked, seat: Seat, window: string, moment: Moment): boolean {
  const { stack, turn } = g.state;
  if (stack.length > 0) {
    const item = toAnswer(g.state, seat);
    if (item === null) return false;
    return moment === "answer" || (moment === "save" && isHitBy(g, seat, item));
  }
  const combat = combatIn(g.state);
  const isOthers = turn.seat !== seat;
  switch (moment) {
    case "answer":
      return false;
    case "save":
      return turn.step === "post-defender" && combat?.over === false;
    case "block":
      return turn.step === "pre-defender" && combat?.defender === seat;
    case "pre-defender":
      return turn.step === "pre-defender";
    case "defender":
      return window === "defender" && combat?.defender === seat;
    case "end":
      return turn.step === "end" && isOthers;
  }
}

/** Words that fit only something on the stack, or only the Defender step (SM 24.9.1, 24.11.1). */
const BY_WORD: Readonly<Record<string, Moment>> = {
  counter: "answer",
  "counter-skill": "answer",
  negate: "defender",
  redirect: "defender",
  ready: "block",
};

/** Words by which damage, or what is hit, comes out differently. */
const SAVES: readonly string[] = [
  "damage",
  "ko",
  "destroy",
  "shock",
  "remove",
  "null",
  "rest",
  "ready",
  "sacrifice",
  "reforge",
];

/** Whether damage is about to be dealt to a card of the seat. */
const isThreatened = (g: Asked, seat: Seat): boolean =>
  threats(g).some((threat) => victimSeat(g, threat) === seat && reckon(g, threat).dealt > 0);

function effectMoments(g: Asked, seat: Seat, effect: Effect): readonly Moment[] {
  const found = new Set<Moment>();
  let prevents = false;
  for (const inner of effectsIn(effect)) {
    if (inner.do === "modify" || (inner.do === "move" && inner.to === "hand")) found.add("save");
    if (inner.do !== "word") continue;
    const moment = BY_WORD[inner.word];
    if (moment !== undefined) found.add(moment);
    if (SAVES.includes(inner.word)) found.add("save");
    prevents ||= inner.word === "prevent";
  }
  if (prevents && isThreatened(g, seat)) found.add("save");
  if (prevents && found.size === 0) return [];
  // What only draws or gains can wait until energy is about to ready.
  return found.size === 0 ? ["end"] : [...found];
}

/** Steps to which skills are bound (SM 17.12). */
const STEPS = ["pre-defender", "defender"] as const;

function momentsOf(g: Asked, seat: Seat, action: Action): readonly Moment[] {
  const { type, card = NONE, data } = action;
  if (type === "shield") return shieldMatters(g, seat, action) ? ["save"] : [];
  if (type === "intercept") return ["defender"];
  if (type === "convert") return ["end"];
  const { def } = cardOf(g.state, card);
  if (type === "cast") {
    const effect = textOf(g, def);
    const isUnit = wouldBeUnit(g, cardOf(g.state, card));
    if (isUnit) return has(g, card, "intercept") > 0 ? ["block", "end"] : ["end"];
    return effect === undefined ? ["end"] : effectMoments(g, seat, effect);
  }
  const ability = abilityOf(g, def, Number(data?.ability ?? NONE));
  if (ability?.kind !== "activated") return [];
  const step = STEPS.find((name) => ability.when?.includes(name));
  return step === undefined ? effectMoments(g, seat, ability.effect) : [step];
}

export const { canWait, isQuiet } = timed({ moments: MOMENTS, isNow, momentsOf });

const printedCost = (g: Reader, def: string): number => g.rules.cards[def]?.stats.cost ?? 0;

/** What a damage would cost its victim's player: HP, or a unit. */
function stakeOf(g: Reader, threat: Threat): number {
  const victim = cardOf(g.state, threat.victim.card);
  const { dealt } = reckon(g, threat);
  // A commander with a further level evolves instead.
  const isLast = defOf(g, victim).evolves === undefined;
  if (isCommander(g, victim)) return isLast && dealt >= hpOf(g, victim.controller) ? DECISIVE : dealt;
  return dealt >= readStat(g, victim.id, "health") ? Math.max(1, printedCost(g, victim.def)) : 0;
}

/** The greatest of what damage would cost the seat, and of the card that waits to resolve. */
export function stake(g: Reader, seat: Seat): number {
  const due = threats(g).filter((threat) => g.state.turn.seat === seat || victimSeat(g, threat) === seat);
  const item = toAnswer(g.state, seat);
  const cost = item?.data.kind === "cast" ? printedCost(g, item.def ?? "") : 0;
  return Math.max(cost, ...due.map((threat) => stakeOf(g, threat)));
}
