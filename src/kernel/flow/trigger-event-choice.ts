import { canPointAt, canSee } from "../information/visibility";
import type { Engine } from "../rules";
import { type CardId, NONE } from "../state/ids";
import { cardOf, type NotedEvent, type PendingTrigger } from "../state/state";
import type { Question } from "./asking";

/** The card that tells this event from the others that a trigger may refer to. */
function cardOfEvent({ event: first, others = [] }: PendingTrigger, event: NotedEvent): CardId {
  const differ = others.some(({ card }) => card !== first.card);
  return differ ? event.card : event.target;
}

function isSameEvent(a: NotedEvent, b: NotedEvent): boolean {
  const stamps = ({ stamps = [NONE, NONE] }: NotedEvent) => stamps.join();
  return a.card === b.card && a.target === b.target && stamps(a) === stamps(b);
}

/**
 * Variants of a trigger, one for each event it may refer to if that makes a difference. The seat chooses among them;
 * the first event comes first. Events of cards that the seat may not refer to are left out.
 */
export function eventChoices(
  g: Engine,
  trigger: PendingTrigger,
): readonly [PendingTrigger, ...(readonly PendingTrigger[])] {
  const { others = [], ...single } = trigger;
  if (others.length === 0) return [trigger];
  const found: PendingTrigger[] = [];
  const isMeant = (event: NotedEvent) => {
    const card = cardOfEvent(trigger, event);
    return card !== NONE && canPointAt(g, card, trigger.seat);
  };
  for (const event of [trigger.event, ...others].filter(isMeant)) {
    const next = { ...single, event };
    const isKnown = found.some(
      (one) => isSameEvent(one.event, event) || g.rules.abilities.interchangeable?.(g, one, next) === true,
    );
    if (!isKnown) found.push(next);
  }
  const [first, ...more] = found;
  if (first === undefined) return [single];
  return g.rules.flow.triggers.choose ? [first, ...more] : [first];
}

/** The question for the seat of a trigger: which of several events it is about. */
export function eventQuestion(g: Engine, trigger: PendingTrigger): Question<"pick"> {
  const isOpen = canSee(g, cardOf(g.state, trigger.card), NONE);
  return {
    seat: trigger.seat,
    prompt: { key: "prompt.trigger-about", args: { card: trigger.def } },
    rule: g.rules.flow.triggers.rule,
    ...(isOpen && { source: trigger.card }),
    options: eventChoices(g, trigger).map(({ event }) => ({ card: cardOfEvent(trigger, event) })),
    min: 1,
    max: 1,
  };
}
