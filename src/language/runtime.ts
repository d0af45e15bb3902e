import {
  type AbilityRuntime,
  type Card,
  type Change,
  cardOf,
  NONE,
  type Reader,
  type Watch,
} from "../kernel";
import type { Ability } from "./ability";
import { abilityOf } from "./ability-of";
import { perform } from "./effects/handler";
import { isPossible } from "./effects/is-possible";
import { amountOfEvent, envOf, eventRefs, includesSeat } from "./env";
import { lentBy } from "./lent";
import { isTrue } from "./select";
import { isEventIndependent, isSourceIndependent } from "./source-independent";
import { standingAbilities } from "./standing";
import { fitsManner, fitsSubject, isActive } from "./subject";
import { runTrigger } from "./triggered";
import { isUsedUp, markUsed } from "./uses";
import type { Vocabulary } from "./vocabulary";

/** Key of the list of live activated abilities. */
export const ACTIVATED = "activated";

/** The events, stats and changes that a card's abilities watch, and those that they lend, for its definition. */
export function watchesOf(abilities: readonly Ability[]): Watch[] {
  const own = abilities.flatMap((ability, index) => {
    const { where, face } = ability;
    const watch = { ability: index, ...(where && { where }), ...(face && { face }) };
    return eventsOf(ability).map((on) => ({ on, ...watch }));
  });
  const lent = lentBy(abilities).flatMap((ability, at) =>
    eventsOf(ability).map((on) => ({ on, ability: abilities.length + at, lent: true as const })),
  );
  return [...own, ...lent];
}

/** The keys under which an ability is listed while it works. */
function eventsOf(ability: Ability): string[] {
  switch (ability.kind) {
    case "trigger":
      return [ability.when.on];
    case "activated":
      return [ACTIVATED];
    case "replace":
      return [`replace:${ability.change}`];
    case "standing":
      return ability.stats.map((stat) => `stat:${stat}`);
    case "standing-seats":
      return ability.stats.map((stat) => `seat:${stat}`);
    case "standing-amounts":
      return ability.stats.map((stat) => `amount:${stat}`);
    default:
      return [];
  }
}

/** Whether the change affects the given player, from the ability controller's point of view. */
function affectsPlayer(g: Reader, source: Card, change: Change, whom: "you" | "opponent"): boolean {
  const seat = change.seat ?? (change.card === NONE ? NONE : cardOf(g.state, change.card).controller);
  return includesSeat(g, { seat: source.controller }, whom, seat);
}

/** The kernel's interface to abilities in the card language. */
export function abilityRuntime(v: Vocabulary): AbilityRuntime {
  return {
    ...standingAbilities(v),

    triggers(g, source, index, event, was) {
      const ability = abilityOf(g, source.def, index);
      if (ability?.kind !== "trigger") return false;
      const { when } = ability;
      const card = event.card ?? NONE;
      const target = event.target ?? NONE;
      if (!fitsSubject(g, v, source, card, when.card, was, v.names.eventZones?.[when.on])) return false;
      if (!fitsSubject(g, v, source, target, when.other)) return false;
      if (!fitsManner(g, v, source, event, when)) return false;
      if (isUsedUp(g, v, source, index)) return false;
      if (when.by === undefined && ability.if === undefined && ability.active === undefined) return true;
      const env = envOf(source, eventRefs(g, card, target), source.controller, amountOfEvent(event.amount));
      if (!isActive(g, v, env, ability)) return false;
      if (when.by !== undefined && !includesSeat(g, env, when.by, event.seat ?? NONE)) return false;
      return ability.if === undefined || isTrue(g, v, env, ability.if);
    },

    run: (g, trigger) => runTrigger(g, v, trigger),

    interchangeable(g, a, b) {
      const ability = abilityOf(g, a.def, a.ability);
      if (ability === undefined || ability !== abilityOf(g, b.def, b.ability)) return false;
      if (a.seat !== b.seat) return false;
      const isOne = a.card === b.card && a.stamp === b.stamp;
      return isSourceIndependent(v, ability) || (isOne && isEventIndependent(v, ability));
    },

    replaces(g, source, index, change) {
      const ability = abilityOf(g, source.def, index);
      if (ability?.kind !== "replace" || !fitsSubject(g, v, source, change.card, ability.card)) return false;
      if ((ability.card === undefined) !== (change.card === NONE)) return false;
      if (ability.of !== undefined && !affectsPlayer(g, source, change, ability.of)) return false;
      if (ability.cause !== undefined && ability.cause !== change.data?.by) return false;
      if (isUsedUp(g, v, source, index)) return false;
      const env = envOf(source, eventRefs(g, change.card, NONE));
      if (!isActive(g, v, env, ability)) return false;
      if (ability.if !== undefined && !isTrue(g, v, env, ability.if)) return false;
      if (!isPossible(g, v, env, ability.effect)) return false;
      return ability.may ? "optional" : "always";
    },

    replace(g, source, index, change) {
      const ability = abilityOf(g, source.def, index);
      if (ability?.kind !== "replace") return;
      markUsed(g, v, source.id, source.def, index);
      const env = envOf(source, eventRefs(g, change.card, NONE));
      perform(g, ability.effect, env, v.rules.ability);
    },
  };
}
