import { useEffect, useState, useSyncExternalStore } from "react";
import { createSetEditor, type EditedSet, type SetEditor } from "../../../store/sets/editor";
import { cardSets } from "../../../store/sets/sets";

/** The editor of a card set; null while it loads, "gone" when there is no such set. */
export function useSetEditor(game: string, code: string): SetEditor | null | "gone" {
  const [editor, setEditor] = useState<SetEditor | null | "gone">(null);
  useEffect(() => {
    let opened: SetEditor | null = null;
    let current = true;
    cardSets.get({ game, code }).then(
      (set) => {
        if (!current) return;
        opened = set === null ? null : createSetEditor(cardSets, set);
        setEditor(opened ?? "gone");
      },
      () => current && setEditor("gone"),
    );
    return () => {
      current = false;
      opened?.close();
    };
  }, [game, code]);
  return editor;
}

export function useEditedSet(editor: SetEditor): EditedSet {
  return useSyncExternalStore(editor.subscribe, editor.get);
}
