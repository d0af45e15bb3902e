import { translation } from "../../catalogue";
import type { lessons as english } from "../../en/d20-warriors/lessons";

/** What is said at each step of the guided first game. */
export const lessons = translation<typeof english>()({
  "lesson.d20.welcome":
    "Willkommen bei D20 Warriors. Du spielst gegen {tutor}, und der Tisch achtet auf die Regeln. Sechs deiner Züge genügen.",
  "lesson.d20.goal":
    "Das ist dein Stand: die Krieger, die du offen liegen hast. Wer mehr davon hat, wenn ein Deck leer ist, gewinnt.",
  "lesson.d20.place":
    "Deine Hand. Wähle den Glutschwingen-Drachen, dann das markierte Feld: Der erste Krieger kommt in die Mitte.",
  "lesson.d20.placed":
    "Die Zahlen um das Bild sind Würfel: vier im Norden, einer im Südosten. Du darfst dir jede Karte genau ansehen.",
  "lesson.d20.inspect":
    "Bleib mit dem Zeiger auf einer Karte, halte den Finger darauf oder drücke I, wenn sie den Fokus hat, um sie ganz zu lesen. Versuch es mit deinem Drachen.",
  "lesson.d20.end": "Ein Krieger pro Zug, und noch niemand zum Angreifen: Beende deinen Zug.",
  "lesson.d20.foe":
    "Der Krieger von {tutor} berührt deinen Drachen. Krieger berühren sich an Kanten und Ecken, und nur wer sich berührt, kann kämpfen.",
  "lesson.d20.attack":
    "Dein Drache hat im Norden vier Würfel, der Adept im Süden einen. Wähle den Drachen, dann den Adepten: Die Chancen stehen darauf, bevor du dich entscheidest.",
  "lesson.d20.won":
    "Der höchste Würfel gewinnt. Der Verlierer wird verdeckt: Er bleibt liegen, zählt und kämpft aber nicht mehr.",
  "lesson.d20.lost":
    "Der höchste Würfel gewinnt, und diesmal war es nicht deiner. Wer verliert, wird verdeckt: Er bleibt liegen, zählt und kämpft aber nicht mehr.",
  "lesson.d20.second":
    "Lege deinen Krieger für diesen Zug. Er muss einen offenen Krieger des Gegners berühren; da es jetzt keinen gibt, genügt ein verdeckter.",
  "lesson.d20.attacked":
    "{tutor} hat mit einer Blitzkarte zwei Karten gezogen und dann über die Ecke angegriffen, wo dein Drache einen Würfel gegen fünf hatte. Wer eine schwache Seite findet, gewinnt: Achte darauf, wo deine Zahlen klein sind.",
  "lesson.d20.flash":
    "Du hast eine Blitzkarte gezogen. Sie lässt sich jederzeit spielen, im Zug beider Spieler; deshalb fragt dich der Tisch ab jetzt jedes Mal. Noch nicht: Passe.",
  "lesson.d20.third":
    "Greif von der Seite an: Lege einen Krieger an eine Kante des Luchses. Dort liegen seine Einsen, an den Ecken seine Dreien und Vieren. Wer eben gelegt wurde, darf sofort angreifen.",
  "lesson.d20.window":
    "Ein Moment zum Antworten: Ihr beide dürft Blitzkarten spielen, bevor es weitergeht. Behalte deine und passe.",
  "lesson.d20.strike": "Greif jetzt den Luchs an.",
  "lesson.d20.behind":
    "Du liegst zurück, und noch ist nichts entschieden. Spiel „Gezinkte Kante“: Sie dreht deinen höchsten Würfel auf 16.",
  "lesson.d20.ahead": "Du liegst vorn: Behalte deine Blitzkarte und passe.",
  "lesson.d20.done-turn":
    "Greif noch einmal an, wenn du magst, so oft es jemanden anzugreifen gibt. Dann beende deinen Zug.",
  "lesson.d20.why":
    "Warum geht das nicht? Drücke eine Karte, die gerade nichts tun darf, etwa eine verdeckte. Der Tisch nennt den Grund.",
  "lesson.d20.rule":
    "Der Grund nennt seine Regel. Öffne sie, hier oder bei jeder Zeile des Protokolls, und lies sie im Regelbuch.",
  "lesson.d20.log":
    "Das Protokoll hält fest, wer was getan hat. Jede Zeile öffnet ihre Regel. Auf dem Telefon steht es unter „Mehr“.",
  "lesson.d20.own":
    "Dieser Zug gehört ganz dir: Lege, greif an, wo deine Würfel in der Überzahl sind, und beende den Zug.",
  "lesson.d20.count":
    "Du hast {mine}, {tutor} hat {theirs}. Das Deck von {tutor} ist fast leer: Jeder Krieger, der noch steht, zählt.",
  "lesson.d20.last":
    "{tutor} hat keine Karte mehr zu ziehen, also endet das Spiel mit diesem Zug. Nutze ihn, dann beende ihn.",
  "lesson.d20.tie":
    "Gleichstand, also entscheidet Sudden Death: Beide wählen heimlich Krieger und würfeln für sie. Die Fragen führen dich hindurch.",
  "lesson.d20.over":
    "Ein Deck war leer: Die offenen Krieger werden gezählt. Das ist das ganze Spiel. Spiel noch einmal gegen den Gegner oder wähle ein eigenes Deck.",
});
