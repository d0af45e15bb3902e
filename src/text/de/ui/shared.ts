import { translation } from "../../catalogue";
import type { shared as english } from "../../en/ui/shared";

export const shared = translation<typeof english>()({
  "ui.close": "Schließen",
  "ui.cancel": "Abbrechen",
  "ui.rule": "Regel {rule}",
  "cap.Tab": "Tab",
  "cap.Home": "Pos1",
  "cap.End": "Ende",
  "cap.Enter": "Eingabe",
  "cap.Space": "Leertaste",
  "cap.Esc": "Esc",
  "cap.Shift": "Umschalt",
});
