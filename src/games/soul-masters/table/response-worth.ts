import {
  type Card,
  type CardId,
  cardOf,
  type Reader,
  readStat,
  type Seat,
  type StackItem,
} from "../../../kernel";
import {
  type Ability,
  type Cost,
  type Effect,
  type Env,
  effectsIn,
  envOf,
  envOfPlay,
  type Filter,
  innerEffects,
  matchesFilter,
  playOfStackItem,
} from "../../../language";
import { affectedBy, itemToAnswer } from "../../response-timing";
import { damageBreakdown } from "../rules/damage";
import { has, isCommander, isUnit, unitsOf } from "../rules/defs";
import { hpOf } from "../rules/health";
import { combatIn } from "../rules/vars";
import { isDeadly, seriousThreats } from "../table/shield-worth";
import { effectOf, fighterAt } from "../table/threats";
import { base } from "../words/base";

/** When an effect counts. See `MOMENTS`. */
export type EffectMoment = "answer" | "save" | "strike" | "halt" | "block" | "defender" | "end";

/** The seat's units that are about to be KO'd, or that the newest item of the stack would remove. */
export function doomed(g: Reader, seat: Seat): readonly CardId[] {
  const deadly = seriousThreats(g, seat).filter((threat) => isDeadly(g, threat));
  const item = itemToAnswer(g.state, seat);
  const effect = item && effectOf(g, item);
  const touched = item && effect ? affectedBy(g, base, envOfPlay(playOfStackItem(item)), effect) : [];
  // Non-lethal damage leaves a unit as it is.
  const removed = touched.filter(
    ({ leaf }) => leaf.do === "move" || (leaf.do === "word" && leaf.word !== "damage"),
  );
  const ids = [...deadly.map(({ victim }) => victim.card), ...removed.map(({ card }) => card)];
  return ids.filter((id) => g.state.cards[id]?.controller === seat && isUnit(g, cardOf(g.state, id)));
}

/** The other player's units in the current combat. */
function enemiesInCombat(g: Reader, seat: Seat): readonly Card[] {
  const combat = combatIn(g.state);
  if (combat === null || combat.over) return [];
  const fighters = [fighterAt(g, combat.attacker), fighterAt(g, combat.victim)];
  return fighters.filter(
    (card): card is Card => card !== undefined && card.controller !== seat && !isCommander(g, card),
  );
}

/**
 * Whether the newest item of the stack makes the seat discard from hand, so that each card there should be used now.
 */
export function mustDiscard(g: Reader, seat: Seat): boolean {
  const item = itemToAnswer(g.state, seat);
  const effect = item && effectOf(g, item);
  return (
    effect !== null &&
    effect !== undefined &&
    effectsIn(effect).some((one) => one.do === "discard" && one.who !== "you")
  );
}

/** Words that take an enemy out of a combat. */
const HARM: readonly string[] = ["damage", "ko", "destroy", "remove", "reforge", "place-energy"];
/** Words that take a player's own card out of danger. */
const ESCAPE: readonly string[] = ["reforge", "place-energy", "sacrifice", "remove"];
/** Values that count only when damage is dealt. */
const OF_DAMAGE: readonly string[] = ["atk", "health", "kw-armor"];
/** Zones whose cards are out of danger. */
const FAR: readonly string[] = ["discard", "energy", "hand", "deck"];

interface Asking {
  readonly g: Reader;
  readonly seat: Seat;
  readonly env: Env;
  /** The filter of the cards to which the effect can be applied. */
  readonly from?: Filter;
}

/** Whether a fighting enemy can be chosen, and damage of this size would KO it. */
function reachesFighter({ g, seat, env, from }: Asking, damage?: unknown): boolean {
  // Items on the stack can be responded to before the board changes.
  if (g.state.stack.length > 0) return true;
  return enemiesInCombat(g, seat).some((card) => {
    if (from !== undefined && !matchesFilter(g, base, env, card, from)) return false;
    return typeof damage !== "number" || damage >= readStat(g, card.id, "health") + has(g, card.id, "armor");
  });
}

/** Whether the effect can be applied to one of the seat's cards that is about to be lost. */
function savesCard({ g, seat, env, from }: Asking): boolean {
  const lost = doomed(g, seat);
  if (from === undefined) return lost.includes(env.source);
  return lost.some((id) => matchesFilter(g, base, env, cardOf(g.state, id), from));
}

/** The total of the pending damages to the seat's commander. */
const dueOnCommander = (g: Reader, seat: Seat): number =>
  seriousThreats(g, seat)
    .filter(({ victim }) => isCommander(g, cardOf(g.state, victim.card)))
    .reduce((sum, threat) => sum + damageBreakdown(g, threat).dealt, 0);

/** Whether the seat's commander is about to lose its last HP. */
function isFalling(g: Reader, seat: Seat): boolean {
  const due = dueOnCommander(g, seat);
  return due > 0 && due >= hpOf(g, seat);
}

/** Whether the player has a unit that could intercept if it were ready. */
const hasRestingInterceptor = (g: Reader, seat: Seat): boolean =>
  unitsOf(g, seat).some((unit) => unit.rested && has(g, unit.id, "intercept") > 0);

function wordMoments(
  at: Asking,
  word: string,
  args: Readonly<Record<string, unknown>>,
): readonly EffectMoment[] {
  const { g, seat, from } = at;
  switch (word) {
    case "counter":
    case "counter-skill":
      return ["answer"];
    case "negate":
    case "redirect":
      return ["defender"];
    case "prevent":
      return seriousThreats(g, seat).length > 0 ? ["save"] : [];
    case "heal":
      return isFalling(g, seat) ? ["save"] : [];
    case "rest":
      return ["halt"];
    case "ready":
      // Only resting units can be attacked.
      return hasRestingInterceptor(g, seat) ? ["block", "halt"] : ["halt"];
    case "null":
      return ["save"];
  }
  const found: EffectMoment[] = [];
  if (HARM.includes(word) && from?.of !== "you" && reachesFighter(at, args.n ?? args.count))
    found.push("strike");
  if (ESCAPE.includes(word) && from?.of !== "opponent" && savesCard(at)) found.push("save");
  return found;
}

function* leafMoments(at: Asking, effect: Effect): Generator<EffectMoment> {
  const from = effect.do === "choose" || effect.do === "each" ? effect.from : at.from;
  for (const inner of innerEffects(effect)) yield* leafMoments({ ...at, ...(from && { from }) }, inner);
  if (FAR.includes(String(at.from?.zone))) return;
  if (effect.do === "modify") {
    const isOfDamage = effect.stats.every((stat) => OF_DAMAGE.includes(stat));
    const isOwnTurn = at.g.state.turn.seat === at.seat;
    if (!isOfDamage || isOwnTurn || seriousThreats(at.g, at.seat).length > 0) yield "save";
  } else if (effect.do === "move") {
    if (at.from?.of === "opponent" ? reachesFighter(at) : savesCard(at))
      yield at.from?.of === "opponent" ? "strike" : "save";
  } else if (effect.do === "word") yield* wordMoments(at, effect.word, effect.args ?? {});
}

/** Words that only respond to something, and otherwise have no effect. */
const ANSWERS: readonly string[] = ["counter", "counter-skill", "negate", "redirect", "prevent"];

const isAnswer = (effect: Effect): boolean =>
  effect.do === "word" ? ANSWERS.includes(effect.word) : innerEffects(effect).some(isAnswer);

/** When an effect of this card counts. An effect that can wait does so until energy is about to ready (SM 8.16). */
export function effectMoments(g: Reader, seat: Seat, card: CardId, effect: Effect): readonly EffectMoment[] {
  const env = envOf(cardOf(g.state, card), undefined, seat);
  const found = new Set(leafMoments({ g, seat, env }, effect));
  return found.size === 0 && !isAnswer(effect) ? ["end"] : [...found];
}

const isSacrifice = (cost: Cost): cost is Extract<Cost, { pay: "cards" }> => cost.pay === "cards";

type Skill = Extract<Ability, { kind: "activated" }>;

/**
 * When a skill counts. A skill of a unit that is about to be lost, or that is paid for with such a unit, counts now. A
 * skill that costs more than energy and rest can wait without loss.
 */
export function skillMoments(
  g: Reader,
  seat: Seat,
  card: CardId,
  { cost = [], effect }: Skill,
): readonly EffectMoment[] {
  const env = envOf(cardOf(g.state, card), undefined, seat);
  const moments = new Set(effectMoments(g, seat, card, effect));
  const lost = doomed(g, seat);
  const isPaidByLost = cost.some(
    (one) =>
      isSacrifice(one) && lost.some((id) => matchesFilter(g, base, env, cardOf(g.state, id), one.from)),
  );
  if (lost.includes(card) || isPaidByLost) moments.add("save");
  const isFree = cost.every((one) => one.pay === "word" && one.word !== "resources");
  if (!isFree) moments.delete("end");
  else if (!isAnswer(effect) && cost.some((one) => one.pay === "word" && one.word === "rest-this"))
    moments.add("end");
  return [...moments];
}

/** Whether an item of the stack makes a card of its player harder to hurt. */
export function protects(g: Reader, item: StackItem): boolean {
  const effect = effectOf(g, item);
  const isTough = (one: Effect) =>
    one.do === "modify" &&
    one.op === "add" &&
    one.stats.some((stat) => stat === "health" || stat === "kw-armor");
  return effect !== undefined && effectsIn(effect).some(isTough);
}
