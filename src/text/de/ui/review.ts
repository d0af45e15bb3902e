import { count } from "../../args";
import { translation } from "../../catalogue";
import type { review as english } from "../../en/ui/review";

/** Die Analyse einer beendeten Partie, auf Deutsch. */
export const review = translation<typeof english>()({
  "review.title": "Analyse",
  "review.running": "Die Partie wird analysiert: {percent} %",
  "review.stop": "Abbrechen",
  "review.failed": "Diese Partie lässt sich nicht analysieren.",
  "review.fair":
    "Jede Entscheidung wird nach dem beurteilt, was man wissen konnte. Verdeckte Karten und Würfel werden ausgelost; kleine Unterschiede bedeuten deshalb wenig.",
  "review.players": "Spieler",
  "review.player": "Spieler",
  "review.accuracy": "Genauigkeit",
  "review.luck": "Glück",
  "review.luck.help":
    "Was Würfel, gezogene und verdeckte Karten geändert haben, in Prozentpunkten der Siegchance.",
  "review.percent": "{percent} %",
  "review.points": ({ n }: { readonly n: number }) => `${n > 0 ? "+" : n < 0 ? "−" : ""}${Math.abs(n)}`,
  "review.chances": "Siegchance",
  "review.by-turn": "Zug für Zug",
  "review.chance-of": "Zug {turn}: {player} {percent} %",
  "review.decisions": "Entscheidungen, die etwas gekostet haben",
  "review.no-decisions": "Keine Entscheidung hat fünf Prozentpunkte der Siegchance oder mehr gekostet.",
  "review.verdict.inaccuracy": "Ungenauigkeit",
  "review.verdict.mistake": "Fehler",
  "review.verdict.blunder": "Grober Fehler",
  "review.count.inaccuracy": ({ n }: { readonly n: number }) => count(n, "Ungenauigkeit", "Ungenauigkeiten"),
  "review.count.mistake": ({ n }: { readonly n: number }) => count(n, "Fehler", "Fehler"),
  "review.count.blunder": ({ n }: { readonly n: number }) => count(n, "grober Fehler", "grobe Fehler"),
  "review.cost": "Zug {turn}, {player}: {verdict}, {points} Punkte",
  "review.given": "Gespielt: {answer}",
  "review.better": "Besser: {answer} (Siegchance {percent} %)",
  "review.go": "Dorthin springen",
  "review.line": "Besseren Verlauf zeigen",
  "review.line.loading": "Der bessere Verlauf wird gespielt…",
  "review.line.failed": "Der bessere Verlauf lässt sich nicht spielen.",
});
