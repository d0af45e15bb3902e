import { type CardId, canPointAt, type Position, knowsCard, type Seat } from "../kernel";
import type { PickLocals } from "./effects/handler";
import type { Env, Refs } from "./env";

/** Whether the seat may know what a card is doing: its own, or one that it sees. */
export function knowsSource(g: Position, controller: Seat, source: CardId, seat: Seat): boolean {
  return controller === seat || knowsCard(g, source, seat);
}

/** The cards that a seat may point at, by the names under which an ability speaks of them. */
export function shownRefs(g: Position, refs: Refs, seat: Seat): Refs {
  const shown = Object.entries(refs).map(([name, pins]) => [
    name,
    pins.filter(({ card }) => canPointAt(g, card, seat)),
  ]);
  return Object.fromEntries(shown) as Refs;
}

/** What a running ability knows, as far as this seat may know it; null when it may not know whose ability it is. */
export function shownEnv(g: Position, env: Env, seat: Seat): Env | null {
  if (!knowsSource(g, env.seat, env.source, seat)) return null;
  const own = env.refs.this === undefined ? undefined : { this: env.refs.this };
  return { ...env, refs: { ...shownRefs(g, env.refs, seat), ...own } };
}

/**
 * What has been offered (`found`) and picked for a price (`chosen`): whoever is asked knows what it is offered, others
 * know it where they see all of it.
 */
export function shownPicks(g: Position, { found, chosen }: PickLocals, payer: Seat, seat: Seat): PickLocals {
  const isOffered = payer === seat && g.state.decision?.seat === seat;
  // That nothing has been found is known to nobody else either.
  const isOpen = found != null && found.length > 0 && found.every((id) => canPointAt(g, id, seat));
  const isKnown = isOffered || isOpen;
  return {
    ...(isKnown && found !== undefined && { found }),
    ...(payer === seat && chosen !== undefined && { chosen }),
  };
}
