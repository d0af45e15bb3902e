import { useEffect } from "react";
import { onLocaleChange } from "../../text";
import type { TableMatch } from "./match";
import type { TableStore } from "./table";

/** Matches whose menu was open when the language changed, because that remounts the page and its stores. */
const matches = new WeakSet<TableMatch>();

/** Whether the table of this match begins with its menu open. */
export const isMenuKept = (match: TableMatch): boolean => matches.has(match);

/** Keeps the menu of a table open while its own settings change the language. */
export function useKeptMenu(match: TableMatch, table: TableStore): void {
  useEffect(() => {
    matches.delete(match);
    return onLocaleChange(() => {
      if (table.getState().dialog?.kind === "menu") matches.add(match);
    });
  }, [match, table]);
}
