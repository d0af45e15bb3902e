import { type Card, type CardId, cardIn } from "../../../kernel";
import type { TableState } from "../../state/table";
import { armedCard, type Mark, markOf } from "../../viewmodel/marks";
import { perView } from "../../viewmodel/perView";
import { spokenCard } from "../../viewmodel/spoken";
import { aimOf, type Fighter, fighterRole, numberFacing } from "./facing";

/** A card, and how it stands in what is going on: everything that is drawn of it but its values. */
export interface Standing {
  readonly card: Card;
  readonly mark: Mark;
  readonly role: Fighter | null;
  readonly facing: string | null;
  readonly spoken: string;
  readonly isDragged: boolean;
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

function read(state: TableState, id: CardId): Standing {
  const { game, view, gesture, draft } = state;
  const mark = markOf(view, id, gesture, draft);
  return {
    card: cardIn(view, id),
    mark,
    role: fighterRole(state, id),
    facing: numberFacing(state, id),
    spoken: spokenCard(game, view, id, mark),
    isDragged: gesture.at === "dragging" && gesture.card === id,
  };
}

/** The standing of a card; the same object until it may have changed. */
export function standingOf(state: TableState, id: CardId): Standing {
  const { cards } = sceneOf(state);
  const kept = cards.get(id) ?? read(state, id);
  cards.set(id, kept);
  return kept;
}
