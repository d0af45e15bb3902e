import { shallow } from "zustand/shallow";
import type { Game } from "../../games/game";
import { type Card, type CardId, cardIn } from "../../kernel";
import { type Aimed, aimOf, type Fighter, fighterRole, numberFacing } from "./aim";
import { cardActionsOf } from "./card-actions";
import type { Draft } from "./draft";
import { armed, type Mark, markOf } from "./marks";
import { perCard, perView } from "./per-view";
import { spokenCard } from "./spoken";
import { valuesOf } from "./values";

/** Everything that is drawn of a card on the table. */
export interface CardViewModel {
  readonly game: Game;
  readonly card: Card;
  readonly mark: Mark;
  /** Whether it may act only by losing a card of its player: see `Game.isCostly`. */
  readonly isCostly: boolean;
  readonly role: Fighter | null;
  /** Which of its numbers faces the other card of an attack, or null. */
  readonly facing: string | null;
  /** The card in words, for screen readers. */
  readonly spoken: string;
  readonly isDragged: boolean;
  /** Whether it is in flight to its place, where it is invisible. */
  readonly isFlying: boolean;
  /** See `valuesOf`. */
  readonly values: readonly number[];
}

/** What a card on the table is drawn from. */
interface CardSource extends Aimed {
  readonly draft: Draft;
  readonly flying: ReadonlySet<CardId>;
}

/**
 * The parts of the table's state, besides the view, that view models of cards depend on, and the models made so far.
 */
interface Cache {
  state: CardSource;
  readonly inputs: readonly unknown[];
  readonly models: Map<CardId, CardViewModel>;
}

const caches = perView((): { latest?: Cache } => ({}));

function inputsOf(state: CardSource): readonly unknown[] {
  const { game, draft, gesture, flying } = state;
  const aim = aimOf(state);
  return [game, draft, flying, armed(gesture), gesture.kind === "dragging", aim?.attacker, aim?.target];
}

/** Every card needs this on every change of the table, so the inputs are compared once for all of them. */
function cacheFor(state: CardSource): Cache {
  const kept = caches(state.view);
  if (kept.latest?.state === state) return kept.latest;
  const inputs = inputsOf(state);
  if (kept.latest !== undefined && shallow(kept.latest.inputs, inputs)) kept.latest.state = state;
  else kept.latest = { state, inputs, models: new Map() };
  return kept.latest;
}

function read(state: CardSource, id: CardId): CardViewModel {
  const { game, view, gesture, draft, flying } = state;
  const mark = markOf(view, id, gesture, draft, game.table.mat.unmarkedActions);
  const isCostly = mark === "may-act" && costsCards(game, view, id);
  const role = fighterRole(state, id);
  return {
    game,
    card: cardIn(view, id),
    mark,
    isCostly,
    role,
    facing: numberFacing(state, id),
    // An armed card is already said to be chosen.
    spoken: spokenCard(game, view, id, isCostly ? "costly" : mark, armed(gesture) === null ? role : null),
    isDragged: gesture.kind === "dragging" && gesture.card === id,
    isFlying: flying.has(id),
    values: valuesOf(game, view, id),
  };
}

/** Whether each action of the card loses a card of its player. */
const costsCards = perCard((game: Game, view, id): boolean => {
  const { isCostly } = game.table;
  const { places, aims, plain } = cardActionsOf(view, id);
  return isCostly !== undefined && [...places, ...aims, ...plain].every((action) => isCostly(view, action));
});

function isEqual(a: CardViewModel, b: CardViewModel): boolean {
  const { values: before, ...fieldsBefore } = a;
  const { values, ...fields } = b;
  return shallow(fieldsBefore, fields) && shallow(before, values);
}

/**
 * The view model of one card.
 * @param previous the card's previous view model.
 * @returns `previous` itself when nothing drawn has changed.
 */
export function cardViewModel(state: CardSource, id: CardId, previous: CardViewModel | null): CardViewModel {
  const { models } = cacheFor(state);
  const known = models.get(id);
  if (known !== undefined && known === previous) return known;
  const current = known ?? read(state, id);
  const kept = previous !== null && isEqual(previous, current) ? previous : current;
  models.set(id, kept);
  return kept;
}
