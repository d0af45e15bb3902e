import { type Card, type CardId, cardOf, isSameCard, type Reader } from "../kernel";
import type { Ref } from "./ability";
import type { Env } from "./env";
import type { Vocabulary } from "./vocabulary";

/** The cards a reference names now. None if the card is gone or has become another one by leaving. */
export function refCards(
  g: Reader,
  vocabulary: Pick<Vocabulary, "ref">,
  env: Env,
  ref: Ref,
): readonly CardId[] {
  const refs = env.refs[ref];
  if (refs === undefined) return vocabulary.ref(g, env, ref) ?? [];
  return refs.filter((cardRef) => isSameCard(g.state, cardRef)).map((cardRef) => cardRef.card);
}

/**
 * Whether a reference names this card as given, as it is now or as it was before it left. The ability's own card is the
 * same in every zone.
 */
export function isNamed(
  g: Reader,
  vocabulary: Pick<Vocabulary, "ref">,
  env: Env,
  ref: Ref,
  { id, stamp }: Card,
): boolean {
  const refs = env.refs[ref];
  if (refs === undefined) return vocabulary.ref(g, env, ref)?.includes(id) === true;
  return refs.some((cardRef) => cardRef.card === id && (ref === "this" || cardRef.stamp === stamp));
}

/** Whether a card, as given, is in a zone that is in play. */
export function isInPlay(
  g: Reader,
  vocabulary: Pick<Vocabulary, "field" | "alsoInPlay">,
  card: Card,
): boolean {
  const key = g.state.zones[card.zone]?.key ?? "";
  return key === vocabulary.field || vocabulary.alsoInPlay?.includes(key) === true;
}

/** Whether the card is in a zone where effects may change its stats. */
export function isChangeable(
  g: Reader,
  vocabulary: Pick<Vocabulary, "field" | "alsoInPlay">,
  id: CardId,
): boolean {
  return isInPlay(g, vocabulary, cardOf(g.state, id));
}

export function onField(g: Reader, vocabulary: Pick<Vocabulary, "field">, id: CardId): boolean {
  const zone = g.state.zones[cardOf(g.state, id).zone];
  return zone?.key === vocabulary.field;
}
