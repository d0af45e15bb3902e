import { type Action, actionsOf, type Offer, PASS, type Seat, type View } from "../../kernel";
import { perView } from "./per-view";
import { type CardOrPiece, pieceMoveOf } from "./pieces";
import { type Spot, sameCell, sameSpot } from "./spot";

/**
 * What one card may do now, grouped by how it is shown: onto a cell, at another card or a seat, or by a button; for a
 * piece, where it may be put.
 */
export interface CardActions {
  readonly places: readonly Action[];
  readonly aims: readonly Action[];
  readonly plain: readonly Action[];
  readonly drops: readonly Drop[];
}

/** A place where a piece may be put, and the action that puts it there. */
export interface Drop {
  readonly at: Spot;
  readonly action: Action;
}

/** The action that backs out of an announcement before its price is paid. */
export const BACK = "back";

export const NO_CARD_ACTIONS: CardActions = { places: [], aims: [], plain: [], drops: [] };

interface Lists {
  places: Action[];
  aims: Action[];
  plain: Action[];
  drops: Drop[];
}

/** The seat that a card's action is aimed at, given as `data.seat`, or null. */
export function seatAimedAt({ target, data }: Action): Seat | null {
  return target === undefined && typeof data?.seat === "number" ? data.seat : null;
}

/** The asked seat's actions, grouped by the card that does them or the piece that they move. */
const offersByHeld = perView((view): ReadonlyMap<CardOrPiece, readonly Offer[]> => {
  const index = new Map<CardOrPiece, Offer[]>();
  for (const offer of view.actions) {
    const [target] = offer.targets ?? [];
    const held = pieceMoveOf(target === undefined ? offer : { ...offer, target })?.piece ?? offer.card;
    if (held === undefined) continue;
    const offers = index.get(held) ?? [];
    index.set(held, offers);
    offers.push(offer);
  }
  return index;
});

const known = new WeakMap<Offer, readonly Action[]>();

/** The actions of an offer: the same objects as long as it stays the same. */
function actionsBehind(offer: Offer): readonly Action[] {
  const actions = known.get(offer) ?? actionsOf(offer);
  known.set(offer, actions);
  return actions;
}

function listActs(offers: readonly Offer[]): CardActions {
  const acts: Lists = { places: [], aims: [], plain: [], drops: [] };
  for (const action of offers.flatMap(actionsBehind)) {
    const carried = pieceMoveOf(action);
    if (carried !== null) {
      const { to } = carried;
      acts.drops.push({ at: "card" in to ? { kind: "card", ...to } : { kind: "zone", ...to }, action });
    } else if (action.cell !== undefined) acts.places.push(action);
    else if (action.target !== undefined || seatAimedAt(action) !== null) acts.aims.push(action);
    else acts.plain.push(action);
  }
  return acts;
}

const actsByHeld = perView(() => new Map<CardOrPiece, CardActions>());

export function cardActionsOf(view: View, held: CardOrPiece): CardActions {
  const offers = offersByHeld(view).get(held);
  if (offers === undefined) return NO_CARD_ACTIONS;
  const all = actsByHeld(view);
  const acts = all.get(held) ?? listActs(offers);
  all.set(held, acts);
  return acts;
}

/** Actions without a card: ending a step, passing. */
export const seatActions = perView((view) => view.actions.filter((action) => action.card === undefined));

/** The action behind the main button when a seat is asked to act: passing, otherwise the one that ends the step. */
export function mainAction(view: View): Action | null {
  const actions = seatActions(view);
  return actions.find((action) => action.type === PASS.type) ?? actions.at(-1) ?? null;
}

const isAimed = (offer: Offer) =>
  (offer.cells ?? offer.targets ?? offer.cell ?? offer.target) !== undefined || seatAimedAt(offer) !== null;

/**
 * Whether the held card or piece has an action, without listing the actions: every card and piece needs this for its
 * mark.
 * @param quiet types of actions that do not count.
 */
export function mayUse(view: View, held: CardOrPiece, quiet: readonly string[] = []): boolean {
  const offers = offersByHeld(view).get(held) ?? [];
  return offers.some((offer) => isAimed(offer) || pieceMoveOf(offer) !== null || !quiet.includes(offer.type));
}

export function mayAct({ places, aims, plain, drops }: CardActions): boolean {
  return places.length + aims.length + plain.length + drops.length > 0;
}

/** The action of a card that can be played in one way only. */
export function onlyAction(acts: CardActions): Action | null {
  const all = [...acts.plain, ...acts.places, ...acts.aims];
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** The actions of a card that pointing at this spot would mean. */
export function actionsAt(acts: CardActions, spot: Spot): readonly Action[] {
  if (spot.kind === "zone" || acts.drops.length > 0)
    return acts.drops.flatMap(({ at, action }) => (sameSpot(at, spot) ? [action] : []));
  if (spot.kind === "card") return acts.aims.filter((action) => action.target === spot.card);
  if (spot.kind === "seat") return acts.aims.filter((action) => seatAimedAt(action) === spot.seat);
  if (spot.kind === "cell") return acts.places.filter((action) => sameCell(action.cell, spot.cell));
  return [];
}
