import { shallow } from "zustand/shallow";
import { type Card, type CardId, cardIn } from "../../../kernel";
import type { TableState } from "../../state/table";
import { armedCard, type Mark, markOf } from "../../viewmodel/marks";
import { perView } from "../../viewmodel/perView";
import { spokenCard } from "../../viewmodel/spoken";
import { aimOf, type Fighter, fighterRole, numberFacing } from "./facing";
import { valuesOf } from "./values";

/** A card, and how it stands in what is going on: everything that is drawn of it. */
export interface Standing {
  readonly card: Card;
  readonly mark: Mark;
  readonly role: Fighter | null;
  readonly facing: string | null;
  readonly spoken: string;
  readonly isDragged: boolean;
  /** See `valuesOf`. */
  readonly values: readonly number[];
}

/** All on which the standing of cards depends, and what has been worked out from it. */
interface Scene {
  readonly depends: readonly unknown[];
  readonly cards: Map<CardId, Standing>;
}

const known = perView((): { state?: TableState; scene?: Scene } => ({}));

/** The scene stays the same one until something changes that is seen on some card: most presses change nothing. */
function sceneOf(state: TableState): Scene {
  const kept = known(state.view);
  if (kept.scene !== undefined && kept.state === state) return kept.scene;
  const { game, draft, gesture } = state;
  const aim = aimOf(state);
  const isDragging = gesture.at === "dragging";
  const depends = [game, draft, armedCard(gesture), isDragging, aim?.attacker, aim?.target];
  const isSame = kept.scene?.depends.every((one, i) => one === depends[i]) ?? false;
  const scene = isSame && kept.scene ? kept.scene : { depends, cards: new Map() };
  kept.state = state;
  kept.scene = scene;
  return scene;
}

function readStanding(state: TableState, id: CardId): Standing {
  const { game, view, gesture, draft } = state;
  const mark = markOf(view, id, gesture, draft);
  return {
    card: cardIn(view, id),
    mark,
    role: fighterRole(state, id),
    facing: numberFacing(state, id),
    spoken: spokenCard(game, view, id, mark),
    isDragged: gesture.at === "dragging" && gesture.card === id,
    values: valuesOf(game, view, id),
  };
}

const sameValues = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** The earlier one of two that are drawn alike. */
function kept(before: Standing | undefined, now: Standing): Standing {
  if (before === undefined) return now;
  const values = sameValues(before.values, now.values) ? before.values : now.values;
  return shallow(before, { ...now, values }) ? before : { ...now, values };
}

/** Is it the same card at the same place? What has come just now has no earlier moment to be drawn in. */
function isAsBefore({ view }: TableState, { view: later }: TableState, id: CardId): boolean {
  if (view === later) return true;
  const [before, now] = [cardIn(view, id), cardIn(later, id)];
  return before.zone === now.zone && before.def === now.def;
}

/**
 * Reads the standing of one card; the same object as long as it is drawn alike.
 * @returns a selector of its own for each card on the table.
 */
export function standingReader(id: CardId): (drawn: TableState, board: TableState) => Standing {
  let latest: Standing | undefined;
  return (drawn, board) => {
    const state = isAsBefore(drawn, board, id) ? drawn : board;
    const { cards } = sceneOf(state);
    const read = cards.get(id) ?? readStanding(state, id);
    cards.set(id, read);
    latest = kept(latest, read);
    return latest;
  };
}
