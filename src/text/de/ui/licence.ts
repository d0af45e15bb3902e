import { translation } from "../../catalogue";
import type { licence as english } from "../../en/ui/licence";

export const licence = translation<typeof english>()({
  "licence.code": "Playmat ist freie Software unter der MIT-Lizenz.",
  "licence.fonts":
    "Die Schriften sind Piazzolla von Juan Pablo del Peral und Atkinson Hyperlegible Next vom Braille Institute, beide unter der SIL Open Font License 1.1. Die Symbole sind Lucide, unter der ISC-Lizenz.",
  "licence.games":
    "Die Regeln jedes Spiels gehören seinen Urhebern; hier sind sie in eigenen Worten nacherzählt. Alle Karten, Bilder und Decks sind unsere eigenen.",
  "licence.parts": "Gemacht mit",
  "licence.part": "{name} {version}, {licence}",
  "licence.none":
    "Die Liste konnte nicht geladen werden. Die Lizenzen liegen dem Programm im Ordner „licences“ bei.",
});
