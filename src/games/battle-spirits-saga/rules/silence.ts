import {
  type AbilityRuntime,
  type Card,
  type GameEvent,
  mayDiffer,
  type Reader,
  readStat,
} from "../../../kernel";
import type { SagaCard } from "../cards/card";
import { causerOf } from "./causer";
import { isOnField } from "./zones";

/** The value of a card on the field that has no effects. */
const LOST = "no-effects";

/** Cards never change, so they are searched once. */
const KNOWN = new WeakMap<Reader["rules"]["cards"], boolean>();

/** Whether any text in the pool takes effects away. Where none does, nothing is asked. */
function mayLose({ rules: { cards } }: Reader): boolean {
  const known = KNOWN.get(cards);
  if (known !== undefined) return known;
  const abilities = Object.values(cards).map((def) => (def as Partial<SagaCard>).abilities);
  const found = JSON.stringify(abilities).includes(`"${LOST}"`);
  KNOWN.set(cards, found);
  return found;
}

/** Whether a card on the field has lost its effects (BSS 1-3-3). */
export const hasLostEffects = (g: Reader, card: Card): boolean =>
  mayLose(g) && isOnField(g, card) && readStat(g, card.id, LOST) > 0;

/** Whether an effect keeps a card from doing anything at this event, which happens to the card itself. */
function isSuppressed(g: Reader, { id }: Card, { type, card }: GameEvent): boolean {
  const stat = `no-${type}-effects`;
  return card === id && SUPPRESSED.includes(stat) && mayDiffer(g, stat) && readStat(g, id, stat) > 0;
}

/** A discard is heard as the act of the player whose effect or cost it is. */
function withCauser(g: Reader, event: GameEvent): GameEvent {
  if (event.type !== "discard") return event;
  return { ...event, seat: causerOf(g.state, event.cause) };
}

const SUPPRESSED: readonly string[] = ["no-summon-effects", "no-attack-effects", "no-destroyed-effects"];

/** Abilities that do nothing while their card has lost its effects, or while its triggers are suppressed. */
export function silencing(runtime: AbilityRuntime): AbilityRuntime {
  return {
    ...runtime,
    triggers: (g, source, index, event, was) =>
      !(isOnField(g, source) && (hasLostEffects(g, source) || isSuppressed(g, source, event))) &&
      runtime.triggers(g, source, index, withCauser(g, event), was),
    replaces: (g, source, index, change) =>
      hasLostEffects(g, source) ? false : runtime.replaces(g, source, index, change),
    // What takes effects away is not asked whether it has been taken away itself: two such cards would never end.
    modifier: (g, source, index, card, stat) =>
      stat !== LOST && hasLostEffects(g, source) ? null : runtime.modifier(g, source, index, card, stat),
    modifierOf: (g, source, index, of, name) =>
      hasLostEffects(g, source) ? null : (runtime.modifierOf?.(g, source, index, of, name) ?? null),
    isLocal: (g, def, index) => !mayLose(g) && runtime.isLocal?.(g, def, index) === true,
  };
}
