import type { Game } from "../../games/game";
import type { CardId, Cell, View, ZoneId } from "../../kernel";
import { sharesIn } from "./allot";
import { actionsAt, type CardActions, cardActionsOf, mayUse } from "./card-actions";
import { type Draft, draftFor } from "./draft";
import type { GestureState } from "./gesture";
import { type CardOrPiece, isPiece, type PieceId, piecesAt, shareOf } from "./pieces";
import { cardActionsWithSharedZones } from "./shared-zones";
import { cardShare } from "./shares";

/** How a card is marked: never by colour alone. */
export type Mark = "none" | "may-act" | "target" | "armed" | "pickable" | "picked";

/** The card or piece being dragged or waiting for its target, if any. */
export function armed(gesture: GestureState): CardOrPiece | null {
  return gesture.kind === "dragging" || gesture.kind === "aiming" || gesture.kind === "choosing"
    ? gesture.card
    : null;
}

/** The armed card, or null for a piece. */
export function armedCard(gesture: GestureState): CardId | null {
  const held = armed(gesture);
  return held === null || isPiece(held) ? null : held;
}

const aims = new WeakMap<CardActions, ReadonlySet<CardId | undefined>>();

/** The targets of a card. Every card needs them on every gesture, so they are computed once. */
function targetsOf(acts: CardActions): ReadonlySet<CardId | undefined> {
  const known =
    aims.get(acts) ??
    new Set([
      ...acts.aims.map(({ target }) => target),
      ...acts.drops.map(({ at }) => (at.kind === "card" ? at.card : undefined)),
    ]);
  aims.set(acts, known);
  return known;
}

/** The index of the only fitting item, or -1 when none or several fit. */
export function onlyIndex<T>(all: readonly T[], fits: (one: T) => boolean): number {
  const at = all.findIndex(fits);
  return at === all.findLastIndex(fits) ? at : -1;
}

function pickIndex(view: View, card: CardId): number {
  const { decision } = view;
  if (decision?.kind !== "pick" || decision.seat !== view.viewer) return -1;
  return onlyIndex(decision.options, (option) => option.card === card);
}

const NOT_QUIET: readonly string[] = [];

/** The mark of a card that is asked for, held or aimed at. Null for any other card. */
function markOfChoice(view: View, card: CardId, gesture: GestureState, draft: Draft): Mark | null {
  const share = cardShare(view, card);
  if (share >= 0 && view.decision?.kind === "allot")
    return (sharesIn(draft, view.decision)[share] ?? 0) > 0 ? "picked" : "pickable";
  const option = pickIndex(view, card);
  if (option >= 0) return draftFor(draft, view.decision).picks.includes(option) ? "picked" : "pickable";
  const held = armed(gesture);
  if (held === card) return "armed";
  return held !== null && targetsOf(cardActionsOf(view, held)).has(card) ? "target" : null;
}

/**
 * The mark of one card, from the rules, the gesture and the current picks.
 * @param quiet types of actions that mark no card.
 */
export function markOf(
  view: View,
  card: CardId,
  gesture: GestureState,
  draft: Draft,
  quiet = NOT_QUIET,
): Mark {
  return markOfChoice(view, card, gesture, draft) ?? (mayUse(view, card, quiet) ? "may-act" : "none");
}

/** The mark of the pieces of one kind in one place. */
export function pieceMark(view: View, id: PieceId, gesture: GestureState): Mark {
  if (armed(gesture) === id) return "armed";
  return mayUse(view, id) ? "may-act" : "none";
}

/** The cards, each followed by its pieces that can be picked up or are asked for, in the order of the arrow keys. */
export function piecesIn(game: Game, view: View, cards: readonly CardId[]): readonly CardOrPiece[] {
  if (game.table.mat.pieces === undefined) return cards;
  return cards.flatMap((card) => {
    const pieces = piecesAt(game, view, { card }).map(({ id }) => id);
    return [card, ...pieces.filter((id) => shareOf(view, id) >= 0 || mayUse(view, id))];
  });
}

/** Whether the held card or piece may be put here. */
export function isZoneTarget(game: Game, view: View, zone: ZoneId, gesture: GestureState): boolean {
  const held = armed(gesture);
  return (
    held !== null &&
    actionsAt(cardActionsWithSharedZones(game, view, held), { kind: "zone", zone }).length > 0
  );
}

const WANTED: readonly (Mark | null)[] = ["target", "pickable", "picked"];

/** Those of these cards that may be aimed at with the armed card, or picked. */
export function selectableCards(
  { view, gesture, draft }: { readonly view: View; readonly gesture: GestureState; readonly draft: Draft },
  cards: readonly CardId[],
): readonly CardId[] {
  return cards.filter((card) => WANTED.includes(markOfChoice(view, card, gesture, draft)));
}

const NO_CELLS: readonly Cell[] = [];

/** The cells that may be chosen now: for the armed card, or because the prompt asks for a cell. */
export function legalCells(view: View, gesture: GestureState): readonly Cell[] {
  const { decision } = view;
  if (decision?.kind === "place" && decision.seat === view.viewer) return decision.cells;
  const held = armedCard(gesture);
  if (held === null) return NO_CELLS;
  return cardActionsOf(view, held).places.flatMap(({ cell }) => (cell === undefined ? [] : [cell]));
}
