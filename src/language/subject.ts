import { type Card, type CardId, cardOf, NONE, type Reader } from "../kernel";
import type { Ability, Filter } from "./ability";
import { type Env, envOf } from "./env";
import { isTrue, matchesFilter } from "./select";
import type { Vocabulary } from "./vocabulary";

/** Is what an ability asks for so that it works? */
export function isActive(g: Reader, v: Vocabulary, env: Env, { active }: Ability): boolean {
  return active === undefined || isTrue(g, v, env, active);
}

/** Is this a card that the ability speaks of? */
export function fitsSubject(
  g: Reader,
  v: Vocabulary,
  source: Card,
  id: CardId,
  subject: "this" | Filter | undefined,
  was?: Card,
): boolean {
  if (subject === undefined) return true;
  if (id === NONE) return false;
  if (subject === "this") return id === source.id;
  return matchesFilter(g, v, envOf(source), asLastKnown(g, v, cardOf(g.state, id), was), subject);
}

/** A card that has just left the field is matched as it was there. */
function asLastKnown(g: Reader, v: Vocabulary, now: Card, was: Card | undefined): Card {
  const wasThere = was?.id === now.id && g.state.zones[was.zone]?.key === v.field;
  return wasThere && was.zone !== now.zone ? was : now;
}
