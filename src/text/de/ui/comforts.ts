import type { Translation } from "../../catalogue";
import type { comforts as english } from "../../en/ui/comforts";

export const comforts = {
  "cap.Tab": "Tab",
  "cap.Home": "Pos1",
  "cap.End": "Ende",
  "cap.Enter": "Eingabe",
  "cap.Space": "Leertaste",
  "cap.Esc": "Esc",
  "cap.Shift": "Umschalt",
  "table.key.hold": "zeigt die Karte unter dem Zeiger groß, solange sie gehalten wird (je nach Einstellung)",
  "table.key.ends": "zur ersten und zur letzten Karte einer Reihe",
  "table.key.guide": "zur Anleitung, solange sie läuft",
  "table.key.off": "Kürzel mit einer einzigen Taste sind in den Einstellungen abgeschaltet.",
  "licence.parts": "Gemacht mit",
  "licence.part": "{name} {version}, {licence}",
  "licence.none":
    "Die Liste konnte nicht geladen werden. Die Lizenzen liegen dem Programm im Ordner „licences“ bei.",
} as const satisfies Translation<typeof english>;
