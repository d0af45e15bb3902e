import {
  type Card,
  type CardId,
  type CardRef,
  type Cause,
  cardOf,
  NONE,
  type Reader,
  refTo,
  type Seat,
} from "../kernel";
import type { Ref, Who } from "./ability";

/** Cards by the names under which an ability speaks of them. */
export type Refs = Readonly<Record<Ref, readonly CardRef[]>>;

/** The context of a running ability. Plain data, because it is kept in frames. */
export interface Env {
  /** Controller: "you". */
  readonly seat: Seat;
  /** The card whose ability it is, and its name at that time. */
  readonly source: CardId;
  readonly sourceDef: string;
  /** Its own card (`this`), the cards of the event (`it`, `other`), and those that have been chosen. */
  readonly refs: Refs;
  /** Modes and numbers that were chosen as it was announced, by name. */
  readonly chosen?: Readonly<Record<string, number>> | undefined;
  /** The opponent the ability applies to, once one of several has been chosen. */
  readonly foe?: Seat | undefined;
}

/** The card whose ability it is, as it is now or as it was when the ability was set off. */
export type Source = Pick<Card, "id" | "stamp" | "def" | "controller"> & Pick<CardRef, "was">;

/**
 * Every field is there, if only as undefined, so that all of these share one object shape.
 * @param named the cards that the ability may speak of beside its own.
 * @param chosen the modes and numbers that have been announced.
 */
export function envOf(
  source: Source,
  named: Refs = NO_REFS,
  seat: Seat = source.controller,
  chosen?: Env["chosen"],
): Env {
  const { id, stamp, def, was } = source;
  const own = [refAt(id, stamp, was)];
  const refs = named === NO_REFS ? { this: own } : { ...named, this: own };
  return { seat, source: id, sourceDef: def, refs, chosen, foe: undefined };
}

/** The card that had this stamp, and before the event another one if that is given. */
export function refAt(card: CardId, stamp: number, was?: number): CardRef {
  return was === undefined || was === stamp ? { card, stamp } : { card, stamp, was };
}

const NO_REFS: Refs = Object.freeze({});

/** The cards that an event speaks of, as they are now. */
export function eventRefs(g: Reader, card: CardId, target: CardId): Refs {
  const pins = (id: CardId) => (id === NONE ? [] : [refTo(cardOf(g.state, id))]);
  return { it: pins(card), other: pins(target) };
}

/** The ability with one more name for a card. */
export function withRef(g: Reader, env: Env, name: Ref, id: CardId): Env {
  return { ...env, refs: { ...env.refs, [name]: [refTo(cardOf(g.state, id))] } };
}

export function causeOf(env: Env): Cause {
  return { kind: "effect", card: env.source, def: env.sourceDef };
}

/** Seats meant by "you", "opponent" or "each", starting with you. */
export function seatsOf(g: Reader, env: Pick<Env, "seat" | "foe">, who: Who): Seat[] {
  if (who === "you") return [env.seat];
  if (who === "opponent" && env.foe !== undefined) {
    return g.state.seats[env.foe]?.status === "in" ? [env.foe] : [];
  }
  const others = g.state.seats.filter((s) => s.status === "in" && s.seat !== env.seat);
  if (who === "each") return [env.seat, ...others.map((s) => s.seat)];
  return others.filter((s) => s.team !== g.state.seats[env.seat]?.team).map((s) => s.seat);
}

/** Is this one of the seats that are meant? The same as `seatsOf`, without listing them. */
export function includesSeat(
  g: Reader,
  { seat: own, foe }: Pick<Env, "seat" | "foe">,
  who: Who,
  seat: Seat,
): boolean {
  if (seat === own) return who !== "opponent";
  const other = g.state.seats[seat];
  if (who === "you" || other?.status !== "in") return false;
  if (who === "each") return true;
  return foe === undefined ? other.team !== g.state.seats[own]?.team : seat === foe;
}
