import type { CardId } from "../state/ids";
import type { Action, Answer, Cell } from "./decision";

/**
 * An action as listed. With `cells` or `targets` it covers one action for each of them, so that a list grows linearly
 * with the number of cards; a card is never its own target. Its seat may name the cell or the target at once, or give
 * the action as it is and be asked.
 */
export interface Offer extends Action {
  readonly cells?: readonly Cell[];
  readonly targets?: readonly CardId[];
}

export const isOpen = ({ cells, targets }: Offer): boolean => cells !== undefined || targets !== undefined;

/** The action alone, without its cells and targets. */
export function bare(offer: Offer): Action {
  if (!isOpen(offer)) return offer;
  const { cells: _cells, targets: _targets, ...action } = offer;
  return action;
}

/** The answer with a bare action: an offer may be answered as it is listed. */
export function bareAnswer(answer: Answer): Answer {
  return answer.do === "act" && isOpen(answer.action) ? { ...answer, action: bare(answer.action) } : answer;
}

/** The number of actions an offer covers. */
export function sizeOf({ card, cells, targets }: Offer): number {
  if (cells !== undefined) return cells.length;
  if (targets === undefined) return 1;
  return card !== undefined && targets.includes(card) ? targets.length - 1 : targets.length;
}

// Written field by field for speed: random play lists all actions before every answer.
function onCell({ type, card, data }: Offer, cell: Cell): Action {
  if (card === undefined) return { type, cell, ...(data && { data }) };
  return data === undefined ? { type, card, cell } : { type, card, cell, data };
}

function atTarget({ type, card, data }: Offer, target: CardId): Action {
  if (card === undefined) return { type, target, ...(data && { data }) };
  return data === undefined ? { type, card, target } : { type, card, target, data };
}

function addActions(actions: Action[], offer: Offer): void {
  const { cells, targets, card } = offer;
  if (cells !== undefined) for (const cell of cells) actions.push(onCell(offer, cell));
  else if (targets === undefined) actions.push(offer);
  else for (const target of targets) if (target !== card) actions.push(atTarget(offer, target));
}

export function actionsOf(offer: Offer): readonly Action[] {
  return everyAction([offer]);
}

export function everyAction(offers: readonly Offer[]): readonly Action[] {
  const actions: Action[] = [];
  for (const offer of offers) addActions(actions, offer);
  return actions;
}

export const countActions = (offers: readonly Offer[]): number =>
  offers.reduce((sum, offer) => sum + sizeOf(offer), 0);

/**
 * One of the actions a list of offers covers, without making all of them.
 * @param index from 0, in the order of `everyAction`.
 */
export function actionAt(offers: readonly Offer[], index: number): Action | undefined {
  let left = index;
  for (const offer of offers) {
    const size = sizeOf(offer);
    if (left < size) return nth(offer, left);
    left -= size;
  }
  return undefined;
}

/** One of the actions an offer covers. */
function nth(offer: Offer, index: number): Action {
  const { cells, targets } = offer;
  const cell = cells?.[index];
  if (cell !== undefined) return onCell(offer, cell);
  const own = targets === undefined || offer.card === undefined ? -1 : targets.indexOf(offer.card);
  const target = targets?.[own >= 0 && own <= index ? index + 1 : index];
  return target === undefined ? offer : atTarget(offer, target);
}
