import { translation } from "../../catalogue";
import type { home as english } from "../../en/ui/home";
import { turnOf } from "./turn-of";

export const home = translation<typeof english>()({
  "home.title": "Fünf Kartenspiele, ein Tisch",
  "home.lead":
    "Vollständige Regeln, und wenn etwas nicht erlaubt ist, erfährst du den Grund. Für zwei an einem Bildschirm oder für dich allein.",
  "home.play": "Sofort spielen",
  "home.two": "Zu zweit",
  "home.setup": "Einrichten",
  "home.rules": "Regeln",
  "home.note": "„Sofort spielen“ beginnt eine Übungspartie gegen einen leichten Gegner.",
  "home.puzzles": "Oder löse das Rätsel des Tages.",
  "resume.title": "{game} fortsetzen",
  "resume.when": ({ turn, when }) =>
    `${turnOf(turn)}, ${when === null ? "nicht gespeichert" : `gespeichert ${when}`}`,
  "resume.go": "Weiterspielen",
  "resume.others": "{count} weitere offen",
});
