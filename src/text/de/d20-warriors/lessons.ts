import { translation } from "../../catalogue";
import type { lessons as english } from "../../en/d20-warriors/lessons";

/** What is said at each step of the guided first game. */
export const lessons = translation<typeof english>()({
  "lesson.d20.welcome":
    "Willkommen bei D20 Warriors. Du spielst gegen {tutor}, und der Tisch achtet auf die Regeln. Sechs oder sieben deiner Züge genügen.",
  "lesson.d20.goal":
    "Das ist dein Stand: die Krieger, die du offen liegen hast. Wer mehr davon hat, wenn jemand nicht mehr ziehen kann, gewinnt.",
  "lesson.d20.place":
    "Deine Hand. Wähle den Glutschwingen-Drachen, dann das markierte Feld: Der erste Krieger kommt in die Mitte.",
  "lesson.d20.placed":
    "Die Zahlen um das Bild sind Würfel. {card}: {north} im Norden, {southEast} im Südosten. Du darfst dir jede Karte genau ansehen.",
  "lesson.d20.inspect":
    "Bleib mit dem Zeiger auf einer Karte, halte den Finger darauf oder drücke I, wenn sie den Fokus hat, um sie ganz zu lesen. Versuch es hier: {card}.",
  "lesson.d20.end":
    "Du darfst einen Krieger pro Zug legen, und noch ist niemand zum Angreifen da: Beende deinen Zug.",
  "lesson.d20.foe":
    "{other} von {tutor} berührt deinen Krieger: {card}. Krieger berühren sich an Kanten und Ecken. Wer sich berührt, kann kämpfen; nur wenige reichen weiter.",
  "lesson.d20.attack":
    "{card} wirft {dice}, {other} wirft {others}. Wähle {card}, dann {other}: Die Chancen stehen darauf, bevor du dich entscheidest.",
  "lesson.d20.won":
    "{high} schlägt {low}: Der höchste Würfel gewinnt, samt dem, was Effekte dazugeben. Der Verlierer wird verdeckt: Er bleibt liegen, zählt und kämpft aber nicht mehr.",
  "lesson.d20.lost":
    "{high} schlägt {low}, und diesmal war es nicht deine Zahl: Der höchste Würfel gewinnt, samt dem, was Effekte dazugeben. Der Verlierer wird verdeckt: Er bleibt liegen, zählt und kämpft aber nicht mehr.",
  "lesson.d20.second":
    "Lege deinen Krieger für diesen Zug. Er müsste einen offenen Krieger des Gegners berühren; da es jetzt keinen gibt, genügt ein verdeckter.",
  "lesson.d20.attacked":
    "Einer deiner Krieger liegt verdeckt: Er hat seinen Kampf verloren. Mehr Würfel gewinnen öfter, also lädt eine schwache Seite zum Angriff ein: Achte darauf, wo deine Zahlen klein sind und wo die des Gegners.",
  "lesson.d20.flash":
    "Du hast eine Blitzkarte. Sie lässt sich zu vielen Zeitpunkten spielen, im Zug beider Spieler; deshalb fragt dich der Tisch ab jetzt jedes Mal. Diese ändert Würfel, und hier liegen keine: Passe.",
  "lesson.d20.third":
    "Greif von der Seite an: Lege {card} auf das markierte Feld. Von dort steht es {dice} gegen {others} ({other}). Wer eben gelegt wurde, darf sofort angreifen.",
  "lesson.d20.window":
    "Ein Moment zum Antworten: Ihr beide dürft Blitzkarten spielen, bevor es weitergeht. Behalte deine und passe.",
  "lesson.d20.strike": "Greif jetzt an: {card} gegen {other}, {dice} Würfel gegen {others}.",
  "lesson.d20.behind":
    "Du liegst zurück, {mine} zu {theirs}, und noch ist nichts entschieden. Spiel „Gezinkte Kante“: Sie dreht deinen höchsten Würfel auf 16, das macht {total}.",
  "lesson.d20.ahead": "Du liegst vorn, {mine} zu {theirs}: Behalte deine Blitzkarte und passe.",
  "lesson.d20.done-turn": "Es gibt niemanden, den du angreifen könntest: Beende deinen Zug.",
  "lesson.d20.why":
    "Warum geht das nicht? Drücke eine Karte, die gerade nichts tun darf, etwa diese verdeckte. Der Tisch nennt den Grund.",
  "lesson.d20.rule":
    "Jeder Grund nennt seine Regel, und jede Zeile des Protokolls auch. Öffne eine und lies sie im Regelbuch.",
  "lesson.d20.log":
    "Das Protokoll hält fest, wer was getan hat. Jede Zeile öffnet ihre Regel. Auf dem Telefon steht es unter „Mehr“.",
  "lesson.d20.own":
    "Dieser Zug gehört ganz dir: Lege, greif an, wo deine Würfel in der Überzahl sind, und beende den Zug.",
  "lesson.d20.count":
    "Du hast {mine}, {tutor} hat {theirs} und noch {left} im Deck. Wenn jemand nicht mehr ziehen kann, werden die Krieger gezählt, die noch stehen.",
  "lesson.d20.last":
    "{tutor} hat keine Karte mehr zu ziehen; ändert sich das nicht, endet das Spiel mit diesem Zug. Nutze ihn, dann beende ihn.",
  "lesson.d20.second-open":
    "Lege deinen Krieger für diesen Zug. Er muss einen offenen Krieger des Gegners berühren: Wähle eine Karte, dann sind die Felder markiert.",
  "lesson.d20.far-behind":
    "Du liegst zurück, {mine} zu {theirs}. „Gezinkte Kante“ dreht deinen höchsten Würfel auf 16, das machte {total}: nicht genug. Behalte sie und passe.",
  "lesson.d20.more":
    "Es ist noch jemand anzugreifen: Ein Krieger darf angreifen, solange er stehen bleibt, muss aber nicht. Wenn du fertig bist, beende deinen Zug.",
  "lesson.d20.other-end":
    "Das ist das ganze Spiel. Spiel noch einmal gegen den Gegner oder wähle ein eigenes Deck.",
  "lesson.d20.tie":
    "Gleichstand, also entscheidet Sudden Death: Beide wählen heimlich Krieger und würfeln für sie. Die Fragen führen dich hindurch.",
  "lesson.d20.over":
    "Jemand konnte nicht mehr ziehen: Die offenen Krieger wurden gezählt. Das ist das ganze Spiel. Spiel noch einmal gegen den Gegner oder wähle ein eigenes Deck.",
});
