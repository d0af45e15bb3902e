import { useSyncExternalStore } from "react";
import type { EditedPosition, PositionEditor } from "../../store/positions/editor";

/** The position as it changes. */
export const useEdited = (editor: PositionEditor): EditedPosition =>
  useSyncExternalStore(editor.subscribe, editor.get);
