import type { UnreadSet } from "../../sets/card-set";
import { createEditor, type Edited, type Editor } from "../editing/editor";
import { mergeSets } from "./merge";
import { contentOf, isSameContent, type SetContent } from "./set-content";
import type { CardSets } from "./sets";
import { keyOf, newCodeIn } from "./sets-key";

/** A card set being edited. */
export type EditedSet = Edited<UnreadSet, SetContent>;
export type SetEditor = Editor<UnreadSet, SetContent>;

/** Edits a card set. Its version increases with every change. When another tab gives it another code, it is edited on under that. */
export function createSetEditor(sets: CardSets, set: UnreadSet): SetEditor {
  let { code } = set;
  return createEditor<UnreadSet, SetContent>(set, {
    contentOf,
    isEqual: isSameContent,
    save: async (base, content) => {
      const result = await sets.save(base, content);
      code = result.saved.code;
      return result;
    },
    newer: async (than) => {
      const now = await sets.get({ game: set.game, code });
      return now !== null && now.version > than.version ? now : null;
    },
    merge: mergeSets,
    watch: (onChange) =>
      sets.watch((sent) => {
        const key = keyOf({ game: set.game, code });
        const next = newCodeIn(sent, key);
        if (next !== undefined) code = next;
        if (next !== undefined || sent === key) onChange();
      }),
  });
}
