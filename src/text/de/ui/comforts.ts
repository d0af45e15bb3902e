import type { Translation } from "../../catalogue";
import type { comforts as english } from "../../en/ui/comforts";

export const comforts = {
  "settings.volume": "Lautstärke",
  "settings.volume.percent": "{volume} %",
  "settings.sound.help":
    "Kurze Klänge für das, was am Tisch geschieht. Sie verraten nie, was du nicht wissen darfst.",
  "settings.letters": "Kürzel mit einer einzigen Taste",
  "settings.letters.help":
    "Buchstaben, Ziffern und Zeichen als Kürzel am Tisch. Tab, Pfeile, Enter, Leertaste und Esc wirken immer.",
  "table.key.hold": "zeigt die Karte unter dem Zeiger groß, solange sie gehalten wird (je nach Einstellung)",
  "table.key.ends": "zur ersten und zur letzten Karte einer Reihe",
  "table.key.guide": "zur Anleitung, solange sie läuft",
  "table.key.off": "Kürzel mit einer einzigen Taste sind in den Einstellungen abgeschaltet.",
  "licence.parts": "Gemacht mit",
  "licence.part": "{name} {version}, {licence}",
  "licence.none":
    "Die Liste konnte nicht geladen werden. Die Lizenzen liegen dem Programm im Ordner „licences“ bei.",
} as const satisfies Translation<typeof english>;
