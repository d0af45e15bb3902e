import {
  type AbilityRuntime,
  type Card,
  type CardId,
  type CardRef,
  cardOf,
  isSameCard,
  isTraitStat,
  NONE,
  type Reader,
  refTo,
  type StatEffect,
  watchKey,
} from "../kernel";
import type { Standing } from "./ability";
import { abilityOf } from "./ability-of";
import { type Env, envOf, includesSeat } from "./env";
import { layerOf } from "./layer";
import { isLocal, isLocalCondition } from "./local";
import { readsMutually } from "./reads-stats";
import { amountOf, matchesTest } from "./select";
import { fitsSubject, isActive } from "./subject";
import { withoutAbilitiesOf, withoutTraitAbilities } from "./traits";
import type { Vocabulary } from "./vocabulary";

/** Whether a static ability affects this card, considering protection. */
function isAffectedBy(g: Reader, v: Vocabulary, source: Card, card: Card): boolean {
  if (source.controller === card.controller || v.mayAffect === undefined) return true;
  return v.mayAffect(g, envOf(source), card, "modify");
}

/** The effect of an ability on a value, or null while the ability is inactive. */
function effectOf(g: Reader, v: Vocabulary, env: Env, ability: Standing, name: string): StatEffect | null {
  if (!isActive(g, v, env, ability)) return null;
  const { op, amount } = ability;
  return { layer: layerOf(v, "standing", name, op), op, amount: amountOf(g, v, env, amount) };
}

/** Whether the ability always has the same effect, as most have. */
function isPlain(ability: Standing): ability is Standing & { amount: number } {
  return ability.active === undefined && typeof ability.amount === "number";
}

/** The card of an instance, or NONE if it has changed. */
const idOf = (g: Reader, ref: CardRef | null) => (ref !== null && isSameCard(g.state, ref) ? ref.card : NONE);

/** The game as read by abilities that change this value, without the abilities that would be circular. */
function readingFor(g: Reader, v: Vocabulary, stat: string, ability: Standing): Reader {
  if (isTraitStat(stat)) return withoutTraitAbilities(g);
  const isCircular = v.circular?.includes(stat) === true || readsMutually(v, ability, stat);
  return isCircular ? withoutAbilitiesOf(g, stat) : g;
}

/**
 * How much static abilities add to a value of a card against another one alone, besides what they change against all.
 */
function statAgainst(g: Reader, v: Vocabulary, id: CardId, stat: string, other: CardId): number {
  let sum = 0;
  for (const { card, ability: index, def } of g.state.watch[watchKey(stat)] ?? []) {
    const source = cardOf(g.state, card);
    const ability = abilityOf(g, def ?? source.def, index);
    if (ability?.kind !== "standing" || ability.against === undefined) continue;
    if (!fitsSubject(g, v, source, id, ability.cards)) continue;
    const env = envOf(source, { it: [refTo(cardOf(g.state, id))] });
    if (matchesTest(g, v, env, cardOf(g.state, other), ability.against) && isActive(g, v, env, ability))
      sum += amountOf(g, v, env, ability.amount);
  }
  return sum;
}

/** How static abilities change values. */
export function standingAbilities(
  v: Vocabulary,
): Required<Pick<AbilityRuntime, "modifier" | "modifierOf" | "against" | "isOwn" | "isLocal" | "lowers">> {
  return {
    modifier(reader, source, index, card, stat) {
      const ability = abilityOf(reader, source.def, index);
      if (ability?.kind !== "standing" || ability.against !== undefined) return null;
      const g = readingFor(reader, v, stat, ability);
      if (!fitsSubject(g, v, source, card.id, ability.cards)) return null;
      const effect = isPlain(ability)
        ? { layer: layerOf(v, "standing", stat, ability.op), op: ability.op, amount: ability.amount }
        : effectOf(g, v, envOf(source, { it: [refTo(card)] }), ability, stat);
      if (effect === null) return null;
      return v.protection === stat || isAffectedBy(g, v, source, card) ? effect : null;
    },

    modifierOf(g, source, index, of, name) {
      const ability = abilityOf(g, source.def, index);
      if ("seat" in of) {
        if (ability?.kind !== "standing-seats") return null;
        const env = envOf(source);
        return includesSeat(g, env, ability.seats, of.seat) ? effectOf(g, v, env, ability, name) : null;
      }
      if (ability?.kind !== "standing-amounts") return null;
      const [by, to] = [idOf(g, of.instance.source), idOf(g, of.instance.victim)];
      if (!fitsSubject(g, v, source, by, ability.by) || !fitsSubject(g, v, source, to, ability.to))
        return null;
      const refsOf = (ref: CardRef | null) => (ref === null ? [] : [ref]);
      const refs = { it: refsOf(of.instance.victim), other: refsOf(of.instance.source) };
      return effectOf(g, v, envOf(source, refs), ability, name);
    },

    against: (g, card, stat, other) => statAgainst(g, v, card, stat, other),

    isOwn(g, def, index) {
      const ability = abilityOf(g, def, index);
      return ability?.kind === "standing" && ability.cards === "this";
    },

    isLocal(g, def, index) {
      const ability = abilityOf(g, def, index);
      return ability?.kind === "standing" && isLocal(g, v, ability);
    },

    lowers(g, source, index) {
      const ability = abilityOf(g, source.def, index);
      if (ability?.kind !== "standing") return false;
      const { op, amount, active } = ability;
      if (op === "min" || (op === "add" && typeof amount === "number" && amount >= 0)) return false;
      // The condition is the same for all cards unless it is about the affected one.
      return active === undefined || !isLocalCondition(v, active) || isActive(g, v, envOf(source), ability);
    },
  };
}
