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

/** Cards by the names that an ability has for them. */
export type Refs = Readonly<Record<Ref, readonly CardRef[]>>;

/** The context of a running ability. Plain data, because it is kept in frames. */
export interface Env {
  /** The controller, "you". */
  readonly seat: Seat;
  /** The card that has the ability, and its name at that time. */
  readonly source: CardId;
  readonly sourceDef: string;
  /** Its own card (`this`), the cards of the event (`it`, `other`), and the chosen cards. */
  readonly refs: Refs;
  /** Modes and numbers chosen when it was announced, by name. */
  readonly chosen?: Readonly<Record<string, number>> | undefined;
  /** The opponent the ability applies to, once one of several has been chosen. */
  readonly foe?: Seat | undefined;
}

/** The card that has the ability, as it is now or as it was when the ability triggered. */
export type Source = Pick<Card, "id" | "stamp" | "def" | "controller"> & Pick<CardRef, "was">;

/**
 * Sets every field, if only to undefined, so that all contexts share one object shape.
 * @param named cards that the ability has names for besides its own.
 * @param chosen the announced modes and numbers.
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

/** A reference to the card with this stamp, and optionally its stamp before the event. */
export function refAt(card: CardId, stamp: number, was?: number): CardRef {
  return was === undefined || was === stamp ? { card, stamp } : { card, stamp, was };
}

const NO_REFS: Refs = Object.freeze({});

/** The cards of an event, as they are now. */
export function eventRefs(g: Reader, card: CardId, target: CardId): Refs {
  const refsOf = (id: CardId) => (id === NONE ? [] : [refTo(cardOf(g.state, id))]);
  return { it: refsOf(card), other: refsOf(target) };
}

/** The context with one more name for a card. */
export function withRef(g: Reader, env: Env, name: Ref, id: CardId): Env {
  return { ...env, refs: { ...env.refs, [name]: [refTo(cardOf(g.state, id))] } };
}

export function causeOf(env: Env): Cause {
  return { kind: "effect", card: env.source, def: env.sourceDef };
}

/** The name under which the amount of a trigger's event is kept among the announced numbers. */
export const THAT_MUCH = "that-much";

/** The amount of an event as a number that effects read. Undefined if it has none. */
export const amountOfEvent = (amount: number | undefined): Env["chosen"] =>
  amount ? { [THAT_MUCH]: amount } : undefined;

/** The name under which the chosen player is kept among the announced numbers. */
export const PLAYER = "player";

/** What tells which seats "you", "opponent" and "player" are. */
type Seats = Pick<Env, "seat" | "foe"> & Partial<Pick<Env, "chosen">>;

/** The seats of "you", "opponent", "each" or the chosen player, starting with you. */
export function seatsOf(g: Reader, env: Seats, who: Who): Seat[] {
  if (who === "you") return [env.seat];
  if (who === "player") {
    const chosen = env.chosen?.[PLAYER];
    return chosen !== undefined && g.state.seats[chosen]?.status === "in" ? [chosen] : [];
  }
  if (who === "opponent" && env.foe !== undefined) {
    return g.state.seats[env.foe]?.status === "in" ? [env.foe] : [];
  }
  const others = g.state.seats.filter((s) => s.status === "in" && s.seat !== env.seat);
  if (who === "each") return [env.seat, ...others.map((s) => s.seat)];
  return others.filter((s) => s.team !== g.state.seats[env.seat]?.team).map((s) => s.seat);
}

/** Whether a seat is one of `seatsOf`, without listing them. */
export function includesSeat(g: Reader, { seat: own, foe, chosen }: Seats, who: Who, seat: Seat): boolean {
  if (who === "player") return seat === chosen?.[PLAYER];
  if (seat === own) return who !== "opponent";
  const other = g.state.seats[seat];
  if (who === "you" || other?.status !== "in") return false;
  if (who === "each") return true;
  return foe === undefined ? other.team !== g.state.seats[own]?.team : seat === foe;
}
