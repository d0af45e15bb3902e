import { useEffect } from "react";
import { useSettings } from "../../store/settings/settings";
import { isTyping } from "../../table/layout/useShortcuts";
import { askForHint } from "./hint-state";

/** The key that asks the expert, as the shortcut sheet says. */
const KEY = "x";

export function useHintKey(): void {
  useEffect(() => {
    const keydown = ({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() !== KEY || repeat || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (useSettings.getState().letterKeys) askForHint();
    };
    document.addEventListener("keydown", keydown);
    return () => document.removeEventListener("keydown", keydown);
  }, []);
}
