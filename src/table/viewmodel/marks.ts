import type { CardId, Cell, View } from "../../kernel";
import type { GestureState } from "../gesture/types";
import { actsOf, type CardActs, mayAct } from "./acts";
import { type Draft, draftFor } from "./draft";

/** How a card is marked: never by colour alone. */
export type Mark = "none" | "may-act" | "target" | "armed" | "pickable" | "picked";

/** The card that is being dragged or waits for its target, if any. */
export function armedCard(gesture: GestureState): CardId | null {
  return gesture.at === "dragging" || gesture.at === "aiming" || gesture.at === "choosing"
    ? gesture.card
    : null;
}

const aims = new WeakMap<CardActs, ReadonlySet<CardId | undefined>>();

/** What a card may be aimed at. Every card asks with every gesture, so it is computed once. */
function targetsOf(acts: CardActs): ReadonlySet<CardId | undefined> {
  const known = aims.get(acts) ?? new Set(acts.aims.map(({ target }) => target));
  aims.set(acts, known);
  return known;
}

function pickIndex(view: View, card: CardId): number {
  const { decision } = view;
  if (decision?.kind !== "pick" || decision.seat !== view.viewer) return -1;
  return decision.options.findIndex((option) => option.card === card);
}

/** The mark of one card, from the rules, the gesture and what is being picked. */
export function markOf(view: View, card: CardId, gesture: GestureState, draft: Draft): Mark {
  const option = pickIndex(view, card);
  if (option >= 0) return draftFor(draft, view.decision).picks.includes(option) ? "picked" : "pickable";
  const armed = armedCard(gesture);
  if (armed === card) return "armed";
  if (armed !== null && targetsOf(actsOf(view, armed)).has(card)) return "target";
  return mayAct(actsOf(view, card)) ? "may-act" : "none";
}

const WANTED: readonly Mark[] = ["target", "pickable", "picked"];

/** Those of these cards that may be aimed at with the armed card, or picked. */
export function wantedOf(
  { view, gesture, draft }: { readonly view: View; readonly gesture: GestureState; readonly draft: Draft },
  cards: readonly CardId[],
): readonly CardId[] {
  return cards.filter((card) => WANTED.includes(markOf(view, card, gesture, draft)));
}

const NO_CELLS: readonly Cell[] = [];

/** The cells that may be chosen now: for the armed card, or because a cell is asked for. */
export function legalCells(view: View, gesture: GestureState): readonly Cell[] {
  const { decision } = view;
  if (decision?.kind === "place" && decision.seat === view.viewer) return decision.cells;
  const armed = armedCard(gesture);
  if (armed === null) return NO_CELLS;
  return actsOf(view, armed).places.flatMap(({ cell }) => (cell === undefined ? [] : [cell]));
}
