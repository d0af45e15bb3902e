import { type CardId, canPointAt, knowsCard, type Position, type Seat, shownRefs } from "../kernel";
import type { PickLocals } from "./effects/handler";
import type { Env } from "./env";

/** Whether the seat may know a source: it is the seat's own card, or one it can see. */
export function knowsSource(g: Position, controller: Seat, source: CardId, seat: Seat): boolean {
  return controller === seat || knowsCard(g, source, seat);
}

/** The context of a running ability as this seat may see it, or null if it may not know the source. */
export function shownEnv(g: Position, env: Env, seat: Seat): Env | null {
  if (!knowsSource(g, env.seat, env.source, seat)) return null;
  const own = env.refs.this === undefined ? undefined : { this: env.refs.this };
  return { ...env, refs: { ...shownRefs(g, env.refs, seat), ...own } };
}

/**
 * The options (`found`) and the picks for a price (`chosen`). The prompted seat knows its options, and the others know
 * them if they see all of these cards.
 */
export function shownPicks(g: Position, locals: PickLocals, payer: Seat, seat: Seat): PickLocals {
  const { found, chosen } = locals;
  const { agenda, decision } = g.state;
  const isOffered = payer === seat && decision?.seat === seat && agenda.at(-1)?.locals === locals;
  // The other seats may not even learn that nothing was found.
  const isOpen = found != null && found.length > 0 && found.every((id) => canPointAt(g, id, seat));
  const isKnown = isOffered || isOpen;
  return {
    ...(isKnown && found !== undefined && { found }),
    ...(payer === seat && chosen !== undefined && { chosen }),
  };
}
