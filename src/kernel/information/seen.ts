import type { Engine } from "../rules";
import { mutableCopy } from "../state/card";
import { NONE, type Seat } from "../state/ids";
import { type Card, cardOf, type LastKnown, type Modifier, type State, type Watcher } from "../state/state";
import { canSee } from "./visibility";

/**
 * The card without the record of who has seen it.
 * @param def the name the view shows.
 */
export function withoutSeenBy(card: Card, def = card.def): Card {
  const shown = mutableCopy(card);
  shown.def = def;
  shown.seenBy = 0;
  return shown;
}

/**
 * Watchers without those of cards this seat cannot see. Keys are sorted: insertion order would leak hidden
 * cards.
 */
export function seenWatch(g: Engine, seat: Seat): State["watch"] {
  const { watch } = g.state;
  const seen = ({ card }: Watcher) => canSee(g, cardOf(g.state, card), seat);
  const listed = Object.keys(watch);
  const names = listed.slice().sort();
  const inOrder = names.every((name, i) => name === listed[i]);
  if (inOrder && names.every((name) => watch[name]?.every(seen))) return watch;
  const left = names.map((name) => [name, (watch[name] ?? []).filter(seen)] as const);
  return Object.fromEntries(left.filter(([, watchers]) => watchers.length > 0));
}

/**
 * Modifiers of cards that this seat can see, as long as each card is still the same one. Modifiers of seats and
 * instances are public.
 */
export function seenModifiers(state: State, cards: readonly Card[]): State["modifiers"] {
  const seen = ({ card, stamp }: Modifier) =>
    card === NONE || (cards[card]?.zone !== NONE && cards[card]?.stamp === stamp);
  return state.modifiers.every(seen) ? state.modifiers : state.modifiers.filter(seen);
}

/** Last known information of cards that this seat saw leave. */
export function seenLeft(g: Engine, left: readonly LastKnown[], seat: Seat): readonly LastKnown[] {
  return left
    .filter(({ card }) => canSee(g, card, seat))
    .map(({ card, known }) => ({ card: withoutSeenBy(card), known }));
}

/**
 * The game as this seat knows it, only for judging actions: a card it cannot see keeps its position, but has no name
 * and no abilities.
 */
export function asSeenBy(g: Engine, seat: Seat): Engine {
  const { state } = g;
  const cards = state.cards.map((card) => (canSee(g, card, seat) ? card : withoutSeenBy(card, "")));
  const left = state.left && seenLeft(g, state.left, seat);
  const past = state.past && seenLeft(g, state.past, seat);
  const seen = {
    ...state,
    cards,
    left,
    past,
    watch: seenWatch(g, seat),
    modifiers: seenModifiers(state, cards),
  };
  return { ...g, state: seen };
}
