import { type Card, type CardId, cardOf, type GameEvent, type LastKnown, NONE, type Reader } from "../kernel";
import type { Ability, Filter, Pattern } from "./ability";
import { type Env, envOf } from "./env";
import { isTrue, lastKnownInPlay, matchesFilter, matchesTest } from "./select";
import type { Vocabulary } from "./vocabulary";

/** Whether the ability's condition for being active is true. */
export function isActive(g: Reader, v: Vocabulary, env: Env, { active }: Ability): boolean {
  return active === undefined || isTrue(g, v, env, active);
}

/**
 * Whether the ability refers to this card.
 * @param was its last known information, if it has just left the field.
 * @param zone the zone of the subject, if it names none. Defaults to the field.
 */
export function fitsSubject(
  g: Reader,
  v: Vocabulary,
  source: Card,
  id: CardId,
  subject: "this" | Filter | undefined,
  was?: LastKnown,
  zone?: string,
): boolean {
  if (subject === undefined) return true;
  if (id === NONE) return false;
  if (subject === "this") return id === source.id;
  const now = cardOf(g.state, id);
  // A card that has just left the field is matched as it was there.
  const hasLeft = was?.card.id === id && was.card.zone !== now.zone;
  const { card, known } = (hasLeft ? lastKnownInPlay(g, v, was) : undefined) ?? { card: now };
  const filter = zone === undefined ? subject : { zone, ...subject };
  return matchesFilter(g, v, envOf(source), card, filter, known);
}

/** Whether an event has happened in the way, by the card and from the zone that a pattern asks for. */
export function fitsManner(
  g: Reader,
  v: Vocabulary,
  source: Card,
  { data, cause, from }: GameEvent,
  when: Pattern,
): boolean {
  if (when.how !== undefined && data?.how !== when.how) return false;
  if (when.from !== undefined && g.state.zones[from?.zone ?? NONE]?.key !== when.from) return false;
  if (when.source === undefined) return true;
  const by = g.state.cards[cause.card ?? NONE];
  return by !== undefined && matchesTest(g, v, envOf(source), by, when.source);
}
