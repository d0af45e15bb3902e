import { type Action, cardOf, isSameCard, NONE, type Reader, readStat, type Seat } from "../../../kernel";
import {
  type Effect,
  type Env,
  effectsIn,
  envOf,
  type Filter,
  printedCard,
  selectCards,
} from "../../../language";
import type { GameTiming, PromptContext } from "../../game-timing";
import { responseTiming } from "../../response-timing";
import { DECISIVE, NO_STAKE, type Stake } from "../../stake";
import { armorLeft } from "../rules/counters";
import { hpOf } from "../rules/damage";
import { priceOf } from "../rules/summoning";
import { attackers, has } from "../rules/targets";
import type { WindowName } from "../rules/traps";
import { attackIn } from "../rules/vars";
import { base } from "../words/base";

/**
 * When a Trap counts: before Attacks are declared and blocked, while one is carried out, or while one hits a card or the
 * player (BC 4.16, 4.17).
 */
const MOMENTS = ["before-attacks", "attack", "hit"] as const;
type Moment = (typeof MOMENTS)[number];

/** Words that decide which cards can attack or block. All others count during an Attack. */
const BEFORE: readonly string[] = ["summon", "temper"];

function isNow(g: PromptContext, seat: Seat, window: string, moment: Moment): boolean {
  const { state } = g;
  const at = window as WindowName;
  const isOwn = state.turn.seat === seat;
  if (at === "battle-start" || (at === "after-attack" && !isOwn))
    return moment === "before-attacks" && (isOwn || attackers(g, state.turn.seat).length > 0);
  const attack = attackIn(state);
  if (at !== "attack" || attack === null || attack.stage === "off") return false;
  if (moment === "before-attacks") return false;
  const strikes = attack.by === seat && (moment === "attack" || attack.blocked);
  return attack.defender === seat || strikes;
}

/** Whether the effect has a legal card. Words that name no zone search a deck. */
function finds(g: PromptContext, env: Env, effect: Effect): boolean {
  if (effect.do === "choose") return selectCards(g, base, env, effect.from).length > 0;
  // A word that searches takes a filter as its argument.
  const from = effect.do === "word" ? (effect.args?.from as Filter | undefined) : undefined;
  return from?.zone === undefined || selectCards(g, base, env, from).length > 0;
}

function momentsOf(g: PromptContext, seat: Seat, { card = NONE }: Action): readonly Moment[] {
  const { rules, state } = g;
  const abilities = printedCard(rules.cards, state.cards[card]?.def ?? "")?.abilities ?? [];
  const effects = abilities.flatMap((ability) => (ability.kind === "play" ? effectsIn(ability.effect) : []));
  const isBefore = effects.some((effect) => effect.do === "word" && BEFORE.includes(effect.word));
  if (isBefore) {
    const env = envOf(cardOf(state, card), undefined, seat);
    return effects.every((effect) => finds(g, env, effect)) ? ["before-attacks"] : [];
  }
  // A condition names its Attack.
  return [
    abilities.some((ability) => ability.kind === "play" && ability.if !== undefined) ? "attack" : "hit",
  ];
}

/** What an Attack would cost its defender: HP, or the price of a Monster. */
export function stake(g: Reader, _seat: Seat): Stake {
  const attack = attackIn(g.state);
  if (attack === null) return NO_STAKE;
  const { attacker, attackerStamp, target, targetStamp, defender } = attack;
  // A card that has left may be hidden now.
  if (!isSameCard(g.state, { card: attacker, stamp: attackerStamp })) return NO_STAKE;
  if (target !== NONE && !isSameCard(g.state, { card: target, stamp: targetStamp })) return NO_STAKE;
  const power = readStat(g, attacker, "power");
  if (target === NONE) return { kind: "hp", worth: power >= hpOf(g, defender) ? DECISIVE : power };
  const armor = armorLeft(g, target);
  const surplus = has(g, attacker, "kw-true-strike") ? power - armor : 0;
  if (surplus > 0 && surplus >= hpOf(g, defender)) return { kind: "hp", worth: DECISIVE };
  const isLost = has(g, attacker, "kw-ruin") || power >= armor;
  return isLost ? { kind: "monster", worth: priceOf(g, target) } : NO_STAKE;
}

/** Whether an Attack is about to take the seat's last HP. */
function isFatal(g: PromptContext, seat: Seat, window: string): boolean {
  const attack = attackIn(g.state);
  const isOpen = window === "attack" && attack !== null && attack.stage !== "off" && attack.defender === seat;
  return isOpen && stake(g, seat).worth === DECISIVE;
}

export const { canWait, isQuiet } = responseTiming({ moments: MOMENTS, isNow, momentsOf, isFatal });

export const timing: GameTiming = { canWait, isQuiet, stake };
