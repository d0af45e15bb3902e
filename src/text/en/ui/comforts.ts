import type { Catalogue } from "../../catalogue";

/** Keys and licences, in dialogs. */
export const comforts = {
  "cap.Tab": "Tab",
  "cap.Home": "Home",
  "cap.End": "End",
  "cap.Enter": "Enter",
  "cap.Space": "Space",
  "cap.Esc": "Esc",
  "cap.Shift": "Shift",
  "table.key.hold": "while it is held, shows the card under the pointer large, if the settings say so",
  "table.key.ends": "the first and the last card of a row",
  "table.key.guide": "to the guide, while it runs",
  "table.key.off": "Shortcuts by a single key are switched off in the settings.",
  "licence.parts": "Made with",
  "licence.part": "{name} {version}, {licence}",
  "licence.none":
    "The list could not be loaded. The licences lie beside the program in the folder “licences”.",
} as const satisfies Catalogue;
