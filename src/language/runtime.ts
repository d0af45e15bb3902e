import {
  type AbilityRuntime,
  addCardCounter,
  type Card,
  type CardId,
  cardOf,
  type Engine,
  NONE,
  type PendingTrigger,
  type Reader,
  type Watch,
} from "../kernel";
import type { Ability, Filter } from "./ability";
import { envOf, seatsOf } from "./env";
import { perform } from "./perform";
import { amountOf, fitsFilter, holds } from "./select";
import type { PrintedCard, Vocabulary } from "./vocabulary";

/** The events, stats and changes that a card's abilities listen to: goes into its definition. */
export function watchesOf(abilities: readonly Ability[]): Watch[] {
  return abilities.flatMap((ability, index) => {
    if (ability.kind === "trigger") return [{ on: ability.when.on, ability: index }];
    if (ability.kind === "replace") return [{ on: `replace:${ability.change}`, ability: index }];
    if (ability.kind === "standing")
      return ability.stats.map((stat) => ({ on: `stat:${stat}`, ability: index }));
    return [];
  });
}

export function abilityOf(g: Reader, def: string, index: number): Ability | undefined {
  return (g.rules.cards[def] as PrintedCard | undefined)?.abilities[index];
}

const usedMark = (index: number) => `used:${index}`;

/** Has this once-a-turn ability been used in the running turn? */
export function isUsed(g: Reader, card: Card, index: number): boolean {
  return card.counters[usedMark(index)] === g.state.turn.number;
}

/** Notes that a once-a-turn ability has been used. */
export function markUsed(g: Engine, id: CardId, index: number): void {
  const card = cardOf(g.state, id);
  addCardCounter(g, id, usedMark(index), g.state.turn.number - (card.counters[usedMark(index)] ?? 0));
}

function fitsSubject(
  g: Reader,
  v: Vocabulary,
  source: Card,
  id: CardId,
  subject: "this" | Filter | undefined,
): boolean {
  if (subject === undefined) return true;
  if (id === NONE) return false;
  if (subject === "this") return id === source.id;
  const env = envOf(source.id, source.def, source.controller);
  return fitsFilter(g, v, env, cardOf(g.state, id), subject);
}

/** The kernel's door to the abilities written in the card language. */
export function abilityRuntime(v: Vocabulary): AbilityRuntime {
  return {
    modifier(g, source, index, card) {
      const ability = abilityOf(g, source.def, index);
      if (ability?.kind !== "standing") return null;
      if (
        ability.cards === "this" ? card.id !== source.id : !fitsSubject(g, v, source, card.id, ability.cards)
      )
        return null;
      const env = envOf(source.id, source.def, source.controller, card.id);
      if (ability.while !== undefined && !holds(g, v, env, ability.while)) return null;
      return { layer: v.layer.standing, op: ability.op, amount: amountOf(g, v, env, ability.amount) };
    },

    triggers(g, source, index, event) {
      const ability = abilityOf(g, source.def, index);
      if (ability?.kind !== "trigger") return false;
      const { when } = ability;
      const env = envOf(source.id, source.def, source.controller, event.card ?? NONE, event.target ?? NONE);
      if (!fitsSubject(g, v, source, event.card ?? NONE, when.card)) return false;
      if (!fitsSubject(g, v, source, event.target ?? NONE, when.other)) return false;
      if (when.by !== undefined && !seatsOf(g, env, when.by).includes(event.seat ?? NONE)) return false;
      if (ability.oncePerTurn && isUsed(g, source, index)) return false;
      if (ability.if !== undefined && !holds(g, v, env, ability.if)) return false;
      if (ability.oncePerTurn) markUsed(g, source.id, index);
      return true;
    },

    run(g, trigger: PendingTrigger) {
      const ability = abilityOf(g, trigger.def, trigger.ability);
      if (ability?.kind !== "trigger") return;
      const event = trigger.event as { card: CardId; target: CardId };
      const env = envOf(trigger.card, trigger.def, trigger.seat, event.card, event.target);
      const effect = ability.may ? ({ do: "may", effect: ability.effect } as const) : ability.effect;
      perform(g, effect, env, v.rules.ability);
    },

    replaces(g, source, index, change) {
      const ability = abilityOf(g, source.def, index);
      if (ability?.kind !== "replace" || !fitsSubject(g, v, source, change.card, ability.card)) return false;
      if (ability.oncePerTurn && isUsed(g, source, index)) return false;
      const env = envOf(source.id, source.def, source.controller, change.card);
      if (ability.if !== undefined && !holds(g, v, env, ability.if)) return false;
      return ability.may ? "optional" : "always";
    },

    replace(g, source, index, change) {
      const ability = abilityOf(g, source.def, index);
      if (ability?.kind !== "replace") return;
      if (ability.oncePerTurn) markUsed(g, source.id, index);
      perform(
        g,
        ability.effect,
        envOf(source.id, source.def, source.controller, change.card),
        v.rules.ability,
      );
    },
  };
}
