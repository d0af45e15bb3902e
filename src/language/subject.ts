import { type Card, type CardId, cardOf, type LastKnown, NONE, type Reader } from "../kernel";
import type { Ability, Filter } from "./ability";
import { type Env, envOf } from "./env";
import { isTrue, lastKnownInPlay, matchesFilter } from "./select";
import type { Vocabulary } from "./vocabulary";

/** Whether the ability's condition for being active is true. */
export function isActive(g: Reader, v: Vocabulary, env: Env, { active }: Ability): boolean {
  return active === undefined || isTrue(g, v, env, active);
}

/** Whether the ability refers to this card. */
export function fitsSubject(
  g: Reader,
  v: Vocabulary,
  source: Card,
  id: CardId,
  subject: "this" | Filter | undefined,
  was?: LastKnown,
): boolean {
  if (subject === undefined) return true;
  if (id === NONE) return false;
  if (subject === "this") return id === source.id;
  const now = cardOf(g.state, id);
  // A card that has just left the field is matched as it was there.
  const hasLeft = was?.card.id === id && was.card.zone !== now.zone;
  const { card, known } = (hasLeft ? lastKnownInPlay(g, v, was) : undefined) ?? { card: now };
  return matchesFilter(g, v, envOf(source), card, subject, known);
}
