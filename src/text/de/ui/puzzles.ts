import { translation } from "../../catalogue";
import type { puzzles as english } from "../../en/ui/puzzles";

const least = (percent: number) => (percent === 100 ? "100 %" : `mindestens ${percent} %`);

export const puzzles = translation<typeof english>()({
  "puzzles.title": "Rätsel",
  "puzzles.document": "Rätsel: {game}",
  "puzzles.games": "Rätsel jedes Spiels",
  "puzzles.lead":
    "Erreiche das Ziel in einem Zug. Der Gegner hat keine verdeckten Karten, und es ist gleich, was gezogen oder gewürfelt wird.",
  "puzzles.none": "Für dieses Spiel gibt es noch keine Rätsel.",
  "puzzles.daily": "Rätsel des Tages",
  "puzzles.number": "Rätsel {n}",
  "puzzles.goal.win": "Gewinne in diesem Zug",
  "puzzles.goal.clear": "Räume in diesem Zug die Seite des Gegners leer",
  "puzzles.goal.odds": ({ percent }) => `Greife mit einer Gewinnchance von ${least(percent)} an`,
  "puzzles.goal.odds-against": ({ percent, card }) =>
    `Greife ${card} mit einer Gewinnchance von ${least(percent)} an`,
  "puzzles.goal.survive": "Überstehe den Zug des Gegners",
  "puzzles.goal.only-move": "Finde die einzige Antwort, die dich rettet",
  "puzzles.own": "Deine Rätsel",
  "puzzles.own.none": "Gib einer deiner Stellungen ein Ziel, und sie wird ein Rätsel.",
  "puzzles.own.untitled": "Rätsel ohne Titel",
  "puzzles.own.edit": "{puzzle} bearbeiten",
  "puzzles.own.new": "Rätsel bauen",
  "puzzles.own.unreachable": "Deine Rätsel konnten von diesem Gerät nicht gelesen werden.",
  "puzzles.broken":
    "Dieses Rätsel kann nicht gespielt werden. Sieh nach, was an seiner Stellung nicht stimmt.",
  "puzzles.difficulty.1": "Leicht",
  "puzzles.difficulty.2": "Mittel",
  "puzzles.difficulty.3": "Schwer",
  "puzzles.difficulty.4": "Sehr schwer",
  "puzzles.solved": "Gelöst",
  "puzzles.count": "{solved} von {all} gelöst",
  "puzzles.gone": "Dieses Rätsel gibt es nicht.",
  "puzzles.back": "Alle Rätsel",
  "puzzle.task.clear": "Lass dem Gegner in diesem Zug keine Karte in der Zone {zone}",
  "puzzle.task.odds": ({ percent }) =>
    `Greife so an, dass deine Gewinnchance ${least(percent)} beträgt. Dein erster Kampf zählt.`,
  "puzzle.task.odds-against": ({ percent, card }) =>
    `Greife ${card} so an, dass deine Gewinnchance ${least(percent)} beträgt. Dein erster Kampf zählt.`,
  "puzzle.task.survive": "Verliere nicht im Zug des Gegners",
  "puzzle.task.only-move": "Nur eine Antwort rettet dich im Zug des Gegners",
  "puzzle.status.solved": "Gelöst!",
  "puzzle.status.failed": "Nicht gelöst. Versuch es noch einmal.",
  "puzzle.hint": "Tipp",
  "puzzle.hint.next": "Als Nächstes: {answer}",
  "puzzle.hint.lost": "Von hier aus wurde keine Lösung gefunden. Nimm zurück oder versuch es noch einmal.",
  "puzzle.thinking": "Die Lösung wird gesucht…",
  "puzzle.solution": "Lösung zeigen",
  "puzzle.stop": "Abbrechen",
  "puzzle.retry": "Noch einmal",
  "puzzle.share": "Link kopieren",
  "puzzle.copied": "Der Link ist kopiert.",
  "puzzle.not-copied": "Der Link konnte nicht kopiert werden.",
});
