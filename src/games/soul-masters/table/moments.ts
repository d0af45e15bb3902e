import { type Action, cardOf, NONE, type Reader, type Seat, type StackItem } from "../../../kernel";
import { type Ability, abilityOf, envOfPlay, playOfStackItem, printedCard } from "../../../language";
import type { GameTiming, PromptContext } from "../../game-timing";
import { isAimedAt, itemToAnswer, responseTiming, wouldAffect } from "../../response-timing";
import { DECISIVE, greatestStake, NO_STAKE, type Stake } from "../../stake";
import { textOf } from "../rules/casting";
import { damageBreakdown } from "../rules/damage";
import { defOf, has, isCommander, unitsOf, wouldBeUnit } from "../rules/defs";
import { hpOf } from "../rules/health";
import { combatIn } from "../rules/vars";
import { base } from "../words/base";
import { isPointless } from "./pointless";
import { effectMoments, mustDiscard, protects, skillMoments } from "./response-worth";
import { isDeadly, seriousThreats, shieldMatters } from "./shield-worth";
import { effectOf, type Threat, threats, victimSeat } from "./threats";

/**
 * When a response counts. `answer`: to an item on the stack. `save`: before one of the player's own cards is hit.
 * `strike`: before an enemy's attack deals damage. `halt`: before the next attack can be declared. `block`: before the
 * Defender step. `pre-defender` and `defender`: for skills that only this step allows. `end`: at the end of the
 * opponent's turn, before energy readies (SM 8.16, 12.15 to 12.22, 15.4).
 */
const MOMENTS = ["answer", "save", "strike", "halt", "block", "pre-defender", "defender", "end"] as const;
type Moment = (typeof MOMENTS)[number];

/** Whether an item of the stack affects the seat, by its targets or by what it would do. */
function isHitBy(g: PromptContext, seat: Seat, item: StackItem): boolean {
  const effect = effectOf(g, item);
  return (
    isAimedAt(g, seat, item) ||
    (effect !== undefined && wouldAffect(g, base, envOfPlay(playOfStackItem(item)), effect, seat))
  );
}

function isNowOnStack(g: PromptContext, seat: Seat, item: StackItem, moment: Moment): boolean {
  switch (moment) {
    case "answer":
      return true;
    case "save":
      return isHitBy(g, seat, item);
    case "strike":
      return isAimedAt(g, seat, item) || protects(g, item);
    case "halt":
      return g.state.turn.step === "main" && g.state.turn.seat !== seat;
    default:
      return false;
  }
}

/** Whether the turn player has a ready unit left. */
const canAttackOn = (g: PromptContext): boolean =>
  unitsOf(g, g.state.turn.seat).some(({ rested }) => !rested);

/** Steps to which skills can be limited (SM 17.12). */
const STEPS = ["pre-defender", "defender"] as const;
type SkillStep = (typeof STEPS)[number];

const isOfStep = (ability: Ability | undefined, step: SkillStep): boolean =>
  ability?.kind === "activated" && ability.when?.includes(step) === true;

/** The steps for which a pool has skills that work on hidden cards. */
const ofHidden = new WeakMap<Reader["rules"]["cards"], readonly SkillStep[]>();

/** Whether a hidden card may have a skill of this step, judging by the pool. */
function haveHidden({ rules: { cards } }: PromptContext, step: SkillStep): boolean {
  const abilities = () => Object.keys(cards).flatMap((def) => printedCard(cards, def)?.abilities ?? []);
  const found =
    ofHidden.get(cards) ??
    STEPS.filter((one) => abilities().some((skill) => skill.where !== undefined && isOfStep(skill, one)));
  ofHidden.set(cards, found);
  return found.includes(step);
}

/** Whether the seat might have a skill of this step, judging by public information. */
const mayUse = (g: PromptContext, seat: Seat, step: SkillStep): boolean =>
  haveHidden(g, step) ||
  (g.state.watch.activated ?? []).some(({ card, ability }) => {
    const { controller, def } = cardOf(g.state, card);
    return controller === seat && isOfStep(abilityOf(g, def, ability), step);
  });

/** Whether the seat has a response in the Defender step: a unit that can intercept, or a skill (SM 12.19). */
const canDefend = (g: PromptContext, seat: Seat): boolean =>
  unitsOf(g, seat).some((unit) => !unit.rested && has(g, unit.id, "intercept") > 0) ||
  mayUse(g, seat, "defender");

function isNow(g: PromptContext, seat: Seat, window: string, moment: Moment): boolean {
  const { stack, turn } = g.state;
  if (stack.length > 0) {
    const item = itemToAnswer(g.state, seat);
    return item !== null && isNowOnStack(g, seat, item, moment);
  }
  const combat = combatIn(g.state);
  const isOthers = turn.seat !== seat;
  switch (moment) {
    case "answer":
      return false;
    case "save":
    case "strike":
      return turn.step === "post-defender" && combat?.over === false;
    case "halt":
      return turn.step === "end-of-combat" && isOthers && canAttackOn(g);
    case "block":
      return turn.step === "pre-defender" && combat?.defender === seat;
    case "pre-defender":
      return turn.step === "pre-defender" && mayUse(g, seat, "pre-defender");
    case "defender":
      return window === "defender" && combat?.defender === seat && canDefend(g, seat);
    case "end":
      return turn.step === "end" && isOthers;
  }
}

function momentsOf(g: PromptContext, seat: Seat, action: Action): readonly Moment[] {
  const { type, card = NONE, data } = action;
  if ((type === "cast" || type === "shield") && mustDiscard(g, seat)) return [...MOMENTS];
  if (type === "shield") return shieldMatters(g, seat, action) ? ["save"] : [];
  if (type === "intercept") return ["defender"];
  if (type === "convert") return ["end"];
  const { def } = cardOf(g.state, card);
  if (type === "cast") {
    const effect = textOf(g, def);
    const isUnit = wouldBeUnit(g, cardOf(g.state, card));
    if (isUnit) return has(g, card, "intercept") > 0 ? ["block", "end"] : ["end"];
    return effect === undefined ? ["end"] : effectMoments(g, seat, card, effect);
  }
  const ability = abilityOf(g, def, Number(data?.ability ?? NONE));
  if (ability?.kind !== "activated") return [];
  const step = STEPS.find((name) => ability.when?.includes(name));
  return step === undefined ? skillMoments(g, seat, card, ability) : [step];
}

/** Whether a pending damage takes the last HP of the seat's last level. */
function isFatal(g: PromptContext, seat: Seat, window: string): boolean {
  if (!isNow(g, seat, window, "save")) return false;
  const item = g.state.stack.at(-1);
  return seriousThreats(g, seat).some(
    (threat) =>
      stakeOf(g, threat).worth === DECISIVE &&
      (item === undefined || threat.of.startsWith(`item ${item.id} `)),
  );
}

export const { canWait, isQuiet } = responseTiming({ moments: MOMENTS, isNow, momentsOf, isFatal });

const printedCost = (g: Reader, def: string): number => g.rules.cards[def]?.stats.cost ?? 0;

/** What a damage would cost the player of its target: HP, or a unit, measured by its cost. */
function stakeOf(g: Reader, threat: Threat): Stake {
  const victim = cardOf(g.state, threat.victim.card);
  const breakdown = damageBreakdown(g, threat);
  if (!isCommander(g, victim))
    return isDeadly(g, threat, breakdown)
      ? { kind: "loss", worth: Math.max(1, printedCost(g, victim.def)) }
      : NO_STAKE;
  // A commander with a further level evolves instead.
  const isLast = defOf(g, victim).evolves === undefined;
  const { dealt } = breakdown;
  return { kind: "loss", worth: isLast && dealt >= hpOf(g, victim.controller) ? DECISIVE : dealt };
}

/** The highest stake for the seat, among pending damage and the item that waits to resolve. */
export function stake(g: Reader, seat: Seat): Stake {
  const due = threats(g).filter((threat) => g.state.turn.seat === seat || victimSeat(g, threat) === seat);
  const item = itemToAnswer(g.state, seat);
  const cost = item?.data.kind === "cast" ? printedCost(g, item.def ?? "") : 0;
  return greatestStake([{ kind: "loss", worth: cost }, ...due.map((threat) => stakeOf(g, threat))]);
}

export const timing: GameTiming = { isPointless, canWait, isQuiet, stake };
