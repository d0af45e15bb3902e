import type { Catalogue } from "../../catalogue";

/** Sound, keys and licences, in settings and dialogs. */
export const comforts = {
  "settings.volume": "Volume",
  "settings.volume.percent": "{volume} %",
  "settings.sound.help": "Short sounds for what happens at the table. They never tell what you may not know.",
  "settings.letters": "Shortcuts by a single key",
  "settings.letters.help":
    "Letters, digits and signs as shortcuts at the table. Tab, the arrows, Enter, Space and Esc work either way.",
  "table.key.hold": "while it is held, shows the card under the pointer large, if the settings say so",
  "table.key.ends": "the first and the last card of a row",
  "table.key.guide": "to the guide, while it runs",
  "table.key.off": "Shortcuts by a single key are switched off in the settings.",
  "licence.parts": "Made with",
  "licence.part": "{name} {version}, {licence}",
  "licence.none":
    "The list could not be loaded. The licences lie beside the program in the folder “licences”.",
} as const satisfies Catalogue;
