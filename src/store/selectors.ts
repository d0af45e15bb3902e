import { useShallow } from "zustand/react/shallow";
import {
  type Action,
  type Card,
  type CardId,
  cardIn,
  type Seat,
  type SeatState,
  type View,
  type Zone,
} from "../kernel";
import { useMatch } from "./match";
import type { MatchStore } from "./types";

const NO_ACTIONS: readonly Action[] = [];

/** Hidden cards have no object of their own in a view: one stand-in per place, so that it stays the same. */
const hidden = new Map<string, Card>();

/** A card of a view by real or stand-in id; the same object as long as nothing about it changes. */
export function cardOfView(view: View, id: CardId): Card {
  const known = view.cards[id];
  if (known !== undefined) return known;
  const card = cardIn(view, id);
  const key = `${id}/${card.owner}/${card.zone}`;
  const kept = hidden.get(key);
  if (kept !== undefined) return kept;
  hidden.set(key, card);
  return card;
}

/** What the seat on screen may do with a card. */
export function actionsOf(view: View, id: CardId): readonly Action[] {
  const own = view.actions.filter((action) => action.card === id);
  return own.length === 0 ? NO_ACTIONS : own;
}

/** Something of the view on screen; `otherwise` while there is none. Draws anew only when the picked part changes. */
export function useView<T>(pick: (view: View) => T, otherwise: T): T {
  return useMatch((state: MatchStore) => (state.view === null ? otherwise : pick(state.view)));
}

/** A card as the seat on screen may know it. A click draws only the cards anew that it changed. */
export function useCard(id: CardId): Card | null {
  return useView<Card | null>((view) => cardOfView(view, id), null);
}

/** A zone with the ids of its cards; hidden cards have stand-in ids. */
export function useZone(id: number): Zone | null {
  return useView<Zone | null>((view) => view.zones[id] ?? null, null);
}

/** A seat: its name, team, and resources. */
export function useSeat(seat: Seat): SeatState | null {
  return useView<SeatState | null>((view) => view.seats[seat] ?? null, null);
}

/** What the seat on screen may do with a card now. */
export function useActionsOf(id: CardId): readonly Action[] {
  return useMatch(useShallow((state) => (state.view === null ? NO_ACTIONS : actionsOf(state.view, id))));
}
