import { useSettings } from "../../store/settings/settings";
import type { TableState } from "./table";
import type { Tools } from "./tools";

/** Milliseconds that the inspector stays after the pointer has left, so that the pointer can move into it. */
const LINGER = 350;

/** What the inspector shows, and for how long. */
export function inspectActions({ get, set }: Tools): Pick<TableState, "inspect" | "release" | "keep"> {
  let lingering: ReturnType<typeof setTimeout> | undefined;
  return {
    inspect: (subject, pinned = false) => {
      clearTimeout(lingering);
      set({ subject, pinned: subject !== null && pinned });
    },
    release: () => {
      clearTimeout(lingering);
      if (get().pinned || useSettings.getState().inspector === "rail") return;
      if (get().subject !== null) lingering = setTimeout(() => set({ subject: null }), LINGER);
    },
    keep: () => clearTimeout(lingering),
  };
}
