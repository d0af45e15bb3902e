import type { UnreadSet } from "../../sets/card-set";
import { createEditor, type Edited, type Editor } from "../editing/editor";
import { mergeSets } from "./merge";
import { contentOf, isSameContent, type SetContent } from "./set-content";
import type { CardSets } from "./sets";
import { keyOf } from "./sets-key";

/** A card set being edited. */
export type EditedSet = Edited<UnreadSet, SetContent>;
export type SetEditor = Editor<UnreadSet, SetContent>;

/** Edits a card set. Its version increases with every change. */
export const createSetEditor = (sets: CardSets, set: UnreadSet): SetEditor =>
  createEditor<UnreadSet, SetContent>(set, {
    contentOf,
    isEqual: isSameContent,
    save: sets.save,
    newer: async (than) => {
      const now = await sets.get(than);
      return now !== null && now.version > than.version ? now : null;
    },
    merge: mergeSets,
    watch: (onChange) => sets.watch((key) => key === keyOf(set) && onChange()),
  });
