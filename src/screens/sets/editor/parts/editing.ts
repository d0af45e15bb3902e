import { type ComponentType, createContext, useContext } from "react";
import type { Game } from "../../../../games/game";
import type { Ref, Vocabulary } from "../../../../language";
import {
  type Form,
  knownAt,
  type NamePlace,
  type NodeKind,
  type Path,
  type Root,
  type Slot,
} from "../../../../language/grammar";
import { getIn, recordsAround, setIn } from "../paths";
import { phraseOf } from "../phrases";

/** A place of an ability, and what may stand there. */
export interface SlotProps {
  readonly slot: Slot | Form["slot"];
  readonly path: Path;
  readonly owner: Owner;
  readonly label: string;
}

/** A part of a card that is written in the card language, while it is edited. */
export interface Editing {
  readonly game: Game;
  readonly vocabulary: Vocabulary;
  readonly root: Root;
  /** Problems of the whole as it is. A choice that adds none fits. */
  readonly problems: readonly string[];
  /** The form for one place, which parts use for the places inside them. */
  readonly Slot: ComponentType<SlotProps>;
  /** Puts a value at a path, or takes away what is there if it is undefined. */
  set(path: Path, value: unknown): void;
}

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;

/** What is being edited around a component. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error("no part of the card language is edited here");
  return editing;
}

/** The part with a printed text that is nearest to a place. */
export interface Owner {
  readonly node: NodeKind;
  readonly path: Path;
}

/** What the names at a path depend on. */
export function placeAt({ game, vocabulary, root }: Editing, path: Path): NamePlace {
  const [within, around] = recordsAround(root.value, path);
  const pool = Object.keys(game.cards.pool);
  return { known: nearestFirst(vocabulary, knownAt(vocabulary, root, path)), within, around, pool };
}

/** References with the one that was defined last before the others: it is what the text has just spoken of. */
function nearestFirst({ names }: Vocabulary, known: readonly Ref[]): readonly Ref[] {
  const last = known.findLast((ref) => ref !== "this" && !ref.startsWith("@") && !names.refs.includes(ref));
  return last === undefined ? known : [last, ...known.filter((ref) => ref !== last)];
}

/** What the part around a place would say with another value there. */
export function phraseWith(editing: Editing, owner: Owner, path: Path, value: unknown): string {
  const { vocabulary, root } = editing;
  const changed = setIn(getIn(root.value, owner.path), path.slice(owner.path.length), value);
  return phraseOf(vocabulary, owner.node, changed);
}

/** The printed text of the part at a path. */
export const phraseAt = ({ vocabulary, root }: Editing, node: NodeKind, path: Path): string =>
  phraseOf(vocabulary, node, getIn(root.value, path));
