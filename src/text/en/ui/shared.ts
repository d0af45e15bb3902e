import type { Catalogue } from "../../catalogue";

/** Messages shared by the table and the screens. */
export const shared = {
  "ui.close": "Close",
  "ui.cancel": "Cancel",
  "ui.rule": "Rule {rule}",
  "cap.Tab": "Tab",
  "cap.Home": "Home",
  "cap.End": "End",
  "cap.Enter": "Enter",
  "cap.Space": "Space",
  "cap.Esc": "Esc",
  "cap.Shift": "Shift",
} as const satisfies Catalogue;
