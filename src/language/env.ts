import { type CardId, type Cause, cardOf, NONE, type Plain, type Reader, type Seat } from "../kernel";
import type { Ref, Who } from "./ability";
import type { Vocabulary } from "./vocabulary";

/** The context of a running ability. Plain data, because it is kept in frames. */
export interface Env {
  /** Controller: "you". */
  readonly seat: Seat;
  /** The card whose ability it is, and its name at that time. */
  readonly source: CardId;
  readonly sourceDef: string;
  readonly it: CardId;
  readonly other: CardId;
  /** The opponent the ability applies to, once one of several has been chosen. */
  readonly foe?: Seat;
}

export function envOf(
  source: CardId,
  sourceDef: string,
  seat: Seat,
  it: CardId = NONE,
  other: CardId = NONE,
): Env {
  return { seat, source, sourceDef, it, other };
}

export function causeOf(env: Env): Cause {
  return { kind: "effect", card: env.source, def: env.sourceDef };
}

/** Seats meant by "you", "opponent" or "each", starting with you. */
export function seatsOf(g: Reader, env: Env, who: Who): Seat[] {
  if (who === "you") return [env.seat];
  if (who === "opponent" && env.foe !== undefined) {
    return g.state.seats[env.foe]?.status === "in" ? [env.foe] : [];
  }
  const others = g.state.seats
    .filter((s) => s.status === "in" && s.team !== g.state.seats[env.seat]?.team)
    .map((s) => s.seat);
  return who === "opponent" ? others : [env.seat, ...others];
}

/** The cards a reference refers to now; none when the card is gone. */
export function refCards(
  g: Reader,
  vocabulary: Pick<Vocabulary, "ref">,
  env: Env,
  ref: Ref,
): readonly CardId[] {
  const core: Record<string, CardId> = { this: env.source, it: env.it, other: env.other };
  const id = core[ref];
  if (id !== undefined) return id === NONE ? [] : [id];
  return vocabulary.ref(g, env, ref) ?? [];
}

export function asPlain(env: Env): Plain {
  return env as unknown as Plain;
}

/** Is this card in a zone where effects may change its stats? */
export function isChangeable(
  g: Reader,
  vocabulary: Pick<Vocabulary, "field" | "alsoInPlay">,
  id: CardId,
): boolean {
  const key = g.state.zones[cardOf(g.state, id).zone]?.key ?? "";
  return key === vocabulary.field || vocabulary.alsoInPlay?.includes(key) === true;
}

/** Is this card still on the field? */
export function onField(g: Reader, vocabulary: Pick<Vocabulary, "field">, id: CardId): boolean {
  const zone = g.state.zones[cardOf(g.state, id).zone];
  return zone?.key === vocabulary.field;
}
