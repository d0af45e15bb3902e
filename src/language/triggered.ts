import {
  type CardId,
  cardOf,
  type Engine,
  NONE,
  type NotedEvent,
  type PendingTrigger,
  type Reader,
} from "../kernel";
import type { Ability, Effect } from "./ability";
import { abilityOf } from "./ability-of";
import { canAnnounce } from "./announced";
import { perform } from "./effects/handler";
import { isPossible } from "./effects/is-possible";
import { amountOfEvent, type Env, envOf, eventRefs, type Refs, refAt } from "./env";
import { canAfford } from "./mode-costs";
import { beginPlay, putOnStack } from "./play";
import { envOfPlay, isAccepted, type PendingPlay, type PlayKind } from "./playing";
import { isTrue } from "./select";
import { isUsedUp, limitOf, markUsed } from "./uses";
import type { Vocabulary } from "./vocabulary";

/** The cards of an event as they were right after it. */
function refsAt(g: Reader, { card, target, stamps, stampsBefore }: NotedEvent): Refs {
  if (stamps === undefined) return eventRefs(g, card, target);
  const refsOf = (id: CardId, i: 0 | 1) => (id === NONE ? [] : [refAt(id, stamps[i], stampsBefore?.[i])]);
  return { it: refsOf(card, 0), other: refsOf(target, 1) };
}

/** The context of a triggered ability, with the cards as they were right after its event. */
function envOfTrigger(g: Reader, { card, def, seat, stamp, was, event }: PendingTrigger): Env {
  const own = { id: card, def, stamp, controller: seat, ...(was !== undefined && { was }) };
  return envOf(own, refsAt(g, event), seat, amountOfEvent(event.amount));
}

/** The effect of a triggered ability. */
function effectOf(ability: Ability | undefined): Effect | undefined {
  if (ability?.kind === "keyword") return ability.effect;
  if (ability?.kind !== "trigger") return undefined;
  return ability.may ? { do: "may", effect: ability.effect } : ability.effect;
}

/** Whether a triggered ability is used up for this turn, or a condition of its keyword is false. */
function isIdle(g: Reader, v: Vocabulary, trigger: PendingTrigger, ability: Ability, env: Env): boolean {
  if (ability.kind === "keyword") return ability.if !== undefined && !isTrue(g, v, env, ability.if);
  const { card, def } = trigger;
  return isUsedUp(g, v, { ...cardOf(g.state, card), def }, trigger.ability);
}

const isOptional = (ability: Ability | undefined) => ability?.kind === "trigger" && ability.may === true;

/** The index of an optional ability, which counts as used only when it is accepted. */
function usedWhenAccepted(ability: Ability | undefined, index: number): number | undefined {
  return limitOf(ability) !== undefined && isOptional(ability) ? index : undefined;
}

/**
 * Starts the effect of a triggered ability and notes its use.
 * @param fits a test without which nothing happens.
 */
function begin(
  g: Engine,
  v: Vocabulary,
  trigger: PendingTrigger,
  go: (effect: Effect, env: Env, ability: Ability) => void,
  fits: (effect: Effect, env: Env) => boolean = () => true,
): void {
  const ability = abilityOf(g, trigger.def, trigger.ability);
  const effect = effectOf(ability);
  if (ability === undefined || effect === undefined) return;
  const env = envOfTrigger(g, trigger);
  if (isIdle(g, v, trigger, ability, env) || !fits(effect, env)) return;
  if (!isOptional(ability)) markUsed(g, v, trigger.card, trigger.def, trigger.ability);
  go(effect, env, ability);
}

/** Runs a triggered ability at once. */
export function runTrigger(g: Engine, v: Vocabulary, trigger: PendingTrigger): void {
  begin(g, v, trigger, (effect, env, ability) =>
    perform(g, effect, env, v.rules.ability, usedWhenAccepted(ability, trigger.ability)),
  );
}

/**
 * A game's way of putting triggered abilities on the stack, under its name. See `raiseTrigger`.
 * @param timing when the player of an optional one is asked.
 */
export function triggerKind(
  rule: string,
  done: PlayKind["onPaid"] = (g, playing) => void putOnStack(g, playing),
  timing: "as it goes up" | "as it resolves" = "as it resolves",
): PlayKind {
  const abilityAt = (g: Reader, { def, ability = NONE }: PendingPlay) => abilityOf(g, def, ability);
  return {
    rule,
    effect: (g, playing) => effectOf(abilityAt(g, playing)),
    ...(timing === "as it goes up" && {
      optional: (g, playing) => isOptional(abilityAt(g, playing)),
    }),
    onPaid: done,
  };
}

/**
 * Puts a triggered ability up as a play, choosing its modes and targets. Without a legal target or an affordable mode
 * it is dropped.
 * @param way the game's way of doing so. See `triggerKind`.
 */
export function raiseTrigger(
  g: Engine,
  v: Vocabulary,
  way: readonly [name: string, kind: PlayKind],
  trigger: PendingTrigger,
): void {
  const { card, def, seat, stamp, was, ability } = trigger;
  begin(
    g,
    v,
    trigger,
    (_effect, { refs: { this: _own, ...refs }, chosen = {} }) =>
      beginPlay(g, way, { seat, card, def, stamp, was, ability, refs, chosen }),
    // If it asks now, an effect that could do nothing opens no prompt.
    (effect, env) =>
      canAnnounce(g, v, env, effect) &&
      canAfford(g, v, env, effect, []) &&
      (way[1].optional === undefined || isPossible(g, v, env, effect)),
  );
}

/** Performs a triggered ability that was put up, with the choices made then. */
export function performTriggered(g: Engine, playing: PendingPlay, rule: string): void {
  const { def, ability: index = NONE } = playing;
  const ability = abilityOf(g, def, index);
  const env = envOfPlay(playing);
  if (ability?.kind === "trigger" && isAccepted(playing)) return perform(g, ability.effect, env, rule);
  const effect = effectOf(ability);
  if (effect !== undefined) perform(g, effect, env, rule, usedWhenAccepted(ability, index));
}
