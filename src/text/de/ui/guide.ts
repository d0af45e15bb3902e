import { translation } from "../../catalogue";
import type { guide as english } from "../../en/ui/guide";

export const guide = translation<typeof english>()({
  "guide.region": "Anleitung",
  "guide.home": "In fünf Minuten lernen",
  "guide.home.again": "Geführtes Spiel",
  "guide.opponent": "Lehrmeister",
  "guide.next": "Weiter",
  "guide.end": "Fertig",
  "guide.skip": "Anleitung überspringen",
  "guide.back": "Anleitung",
  "guide.back.label": "Mit der Anleitung weitermachen",
});
