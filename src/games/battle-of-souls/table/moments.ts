import { type Action, type CardId, cardOf, isSameCard, NONE, type Reader, type Seat } from "../../../kernel";
import { type Effect, effectsIn, envOf, type Filter, innerEffects, matchesFilter } from "../../../language";
import type { GameTiming, PromptContext } from "../../game-timing";
import { isAimedAt, itemToAnswer, responseTiming } from "../../response-timing";
import { DECISIVE, NO_STAKE, type Stake } from "../../stake";
import { resultOf } from "../rules/battle";
import { playOf, usedOf } from "../rules/defs";
import { opponentsOf } from "../rules/modes";
import { sideSp } from "../rules/sp";
import { attackIn } from "../rules/vars";
import { base } from "../words/base";

/**
 * When a response counts (BOS 12.4, 12.8 to 12.10): `ready` before an opponent's main phase, `start` before attacks,
 * `attack` and `direct` on declaration, `values` in the damage step, `answer` when something else is activated.
 */
const MOMENTS = ["ready", "start", "attack", "direct", "values", "answer"] as const;
type Moment = (typeof MOMENTS)[number];

/** If something on the chain targets the seat, it counts like an attack on it. */
const SAVING: readonly Moment[] = ["attack", "values"];

function isNow(g: PromptContext, seat: Seat, window: string, moment: Moment): boolean {
  const { state } = g;
  if (window === "chain") {
    const link = itemToAnswer(state, seat);
    if (link === null) return false;
    return moment === "answer" || (SAVING.includes(moment) && isAimedAt(g, seat, link));
  }
  const attack = attackIn(state);
  const isOthers = opponentsOf(g, seat).includes(state.turn.seat);
  switch (moment) {
    case "ready":
    case "start":
      return window === "phase" && isOthers && state.turn.step === moment;
    case "attack":
      // In the damage step something may have been activated since.
      return (
        attack?.defender === seat &&
        (window === "attack" || (window === "damage" && state.stack.length === 0))
      );
    case "direct":
      return window === "attack" && attack?.defender === seat && attack.target === null;
    case "values":
      return window === "damage" && (attack?.defender === seat || attack?.by === seat);
    case "answer":
      return false;
  }
}

const BY_WORD: Readonly<Record<string, Moment>> = {
  negate: "answer",
  token: "direct",
  rest: "attack",
  stand: "attack",
  destroy: "attack",
  // Each player sacrifices or returns a fighter.
  each: "attack",
};

/** A fighter's battle values. The other values say whether it may attack. */
const OF_DAMAGE: readonly string[] = ["atk", "rst", "cannot-be-destroyed-by-battle"];

function momentOf(effect: Effect): Moment | undefined {
  if (effect.do === "word") return BY_WORD[effect.word];
  if (effect.do === "move") return "attack";
  if (effect.do !== "modify") return undefined;
  if (effect.stats.includes("cannot-attack")) return "start";
  return effect.stats.every((stat) => OF_DAMAGE.includes(stat)) ? "values" : "attack";
}

/** Whether one of the seat's fighters that this could affect is fighting or targeted now. */
function isInvolved(g: PromptContext, seat: Seat, card: CardId, from: Filter | undefined): boolean {
  const link = itemToAnswer(g.state, seat);
  if (link !== null) return isAimedAt(g, seat, link);
  const attack = attackIn(g.state);
  if (attack === null) return true;
  const fighting = [attack.attacker.card, attack.target?.card ?? NONE];
  if (from === undefined) return fighting.includes(card);
  const env = envOf(cardOf(g.state, card), undefined, seat);
  return fighting.some((id) => id !== NONE && matchesFilter(g, base, env, cardOf(g.state, id), from));
}

/** @param from the filter the affected cards are chosen from. Defaults to the card itself. */
function* leafMoments(
  g: PromptContext,
  seat: Seat,
  card: CardId,
  effect: Effect,
  from?: Filter,
): Generator<Moment> {
  const chosen = effect.do === "choose" || effect.do === "each" ? effect.from : from;
  for (const inner of innerEffects(effect)) yield* leafMoments(g, seat, card, inner, chosen);
  const moment = momentOf(effect);
  if (moment === undefined) return;
  const isToOwn = from === undefined ? refOf(effect) === "this" : from.of === "you";
  if (!isToOwn || isInvolved(g, seat, card, from)) yield moment;
}

function refOf(effect: Effect): unknown {
  if (effect.do === "word") return effect.args?.card;
  return "card" in effect ? effect.card : undefined;
}

/** Drawing, gaining SP and marking fighters can wait for the player's own main phase. */
function effectMoments(g: PromptContext, seat: Seat, card: CardId, effect: Effect): readonly Moment[] {
  const found = new Set(leafMoments(g, seat, card, effect));
  // All parts happen at once, so the one needed earliest decides.
  if (found.has("attack")) found.delete("values");
  const all = effectsIn(effect);
  const isForAll = all.some(({ do: kind }) => kind === "each");
  if (isForAll && all.some((inner) => inner.do === "word" && inner.word === "rest")) found.add("start");
  return [...found];
}

function momentsOf(g: PromptContext, seat: Seat, { type, card = NONE, data }: Action): readonly Moment[] {
  const { def } = cardOf(g.state, card);
  const effect = type === "use" ? usedOf(g, def, Number(data?.ability))?.effect : playOf(g, def)?.effect;
  // A tactic without its own effect stays on the table and works from then on.
  return effect === undefined ? ["ready"] : effectMoments(g, seat, card, effect);
}

/** Whether an attack is about to take the seat's last SP. */
function isFatal(g: PromptContext, seat: Seat, window: string): boolean {
  return window === "damage" && attackIn(g.state)?.defender === seat && stake(g, seat).worth === DECISIVE;
}

export const { canWait, isQuiet } = responseTiming({ moments: MOMENTS, isNow, momentsOf, isFatal });

/** The value of a destroyed fighter in SP. */
const FIGHTER = 500;

/** What an attack would cost the seat in SP and fighters. For the attacker, what it would gain. */
export function stake(g: Reader, seat: Seat): Stake {
  const attack = attackIn(g.state);
  const target = attack?.target === null ? null : g.state.cards[attack?.target.card ?? NONE];
  // A fighter that has left may be hidden now.
  const isThere = attack !== null && isSameCard(g.state, attack.attacker);
  if (!isThere || target === undefined || target?.def === "") return NO_STAKE;
  const { hurts, damage, falls } = resultOf(g, attack.attacker.card, target);
  const isAttacker = attack.by === seat;
  const loser = hurts === "defender" ? attack.defender : attack.by;
  if (loser === seat && damage >= sideSp(g, seat)) return { kind: "sp", worth: DECISIVE };
  const fighter = falls.includes(isAttacker ? "attacker" : "target") ? FIGHTER : 0;
  return { kind: "sp", worth: damage + fighter };
}

export const timing: GameTiming = { canWait, isQuiet, stake };
