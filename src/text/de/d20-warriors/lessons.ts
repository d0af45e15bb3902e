import { translation } from "../../catalogue";
import type { lessons as english } from "../../en/d20-warriors/lessons";

export const lessons = translation<typeof english>()({
  "lesson.d20.welcome":
    "Willkommen bei D20 Warriors. Du spielst gegen {tutor}, und der Tisch achtet auf die Regeln. Eine Partie dauert sechs oder sieben deiner Züge.",
  "lesson.d20.goal":
    "Das ist dein Stand: die Zahl deiner offenen Krieger. Sobald jemand nicht mehr ziehen kann, gewinnt, wer mehr davon hat.",
  "lesson.d20.place":
    "Deine Hand. Wähle den Glutschwingen-Drachen, dann das markierte Feld: Der erste Krieger kommt in die Mitte.",
  "lesson.d20.placed":
    "Die Zahlen um das Bild sind Würfel. {card}: {north} im Norden, {southEast} im Südosten. Du kannst dir jede Karte genau ansehen.",
  "lesson.d20.inspect":
    "Um eine Karte ganz zu lesen, bleib mit dem Zeiger auf ihr, halte den Finger darauf oder drücke I, wenn sie den Fokus hat. Versuch es hier: {card}.",
  "lesson.d20.end":
    "Du darfst einen Krieger pro Zug legen, und noch gibt es nichts anzugreifen: Beende deinen Zug.",
  "lesson.d20.foe":
    "{other} von {tutor} berührt deinen Krieger: {card}. Krieger berühren sich an Kanten und Ecken. Wer sich berührt, kann kämpfen; nur wenige reichen weiter.",
  "lesson.d20.attack":
    "{card} wirft {dice} Würfel, {other} wirft {others}. Wähle {card}, dann {other}: Du siehst die Chancen, bevor du dich entscheidest.",
  "lesson.d20.won":
    "{high} schlägt {low}: Der höchste Würfel gewinnt, samt dem, was Effekte dazugeben. Der Verlierer wird verdeckt: Er bleibt liegen, zählt und kämpft aber nicht mehr.",
  "lesson.d20.lost":
    "{high} schlägt {low}, und diesmal hast du verloren: Der höchste Würfel gewinnt, samt dem, was Effekte dazugeben. Der Verlierer wird verdeckt: Er bleibt liegen, zählt und kämpft aber nicht mehr.",
  "lesson.d20.second":
    "Lege deinen Krieger für diesen Zug. Er müsste einen offenen Krieger des Gegners berühren; da es jetzt keinen gibt, genügt ein verdeckter.",
  "lesson.d20.attacked":
    "Einer deiner Krieger liegt verdeckt: Er hat seinen Kampf verloren. Mehr Würfel gewinnen öfter, also lädt eine schwache Seite zum Angriff ein: Achte darauf, wo deine Zahlen klein sind und wo die des Gegners.",
  "lesson.d20.flash":
    "Du hast eine Blitzkarte. Sie lässt sich zu vielen Zeitpunkten spielen, im Zug beider Spieler; deshalb fragt dich der Tisch ab jetzt jedes Mal. Diese ändert Würfel, und noch hat niemand gewürfelt: Passe.",
  "lesson.d20.third":
    "Greif von der Seite an: Lege {card} auf das markierte Feld. Von dort sind es {dice} Würfel gegen {others} ({other}). Wer eben gelegt wurde, darf sofort angreifen.",
  "lesson.d20.window":
    "Zeit zum Reagieren: Ihr dürft beide Blitzkarten spielen, bevor es weitergeht. Behalte deine und passe.",
  "lesson.d20.strike": "Greif jetzt an: {card} gegen {other}, {dice} Würfel gegen {others}.",
  "lesson.d20.behind":
    "Du liegst zurück, {mine} zu {theirs}, und noch ist nichts entschieden. Spiel „Gezinkte Kante“: Sie dreht deinen höchsten Würfel auf 16, das macht {total}.",
  "lesson.d20.ahead": "Du liegst vorn, {mine} zu {theirs}: Behalte deine Blitzkarte und passe.",
  "lesson.d20.done-turn": "Es gibt nichts, was du angreifen könntest: Beende deinen Zug.",
  "lesson.d20.why":
    "Warum geht das nicht? Drücke auf eine Karte, die gerade nichts tun kann, etwa diese verdeckte, und der Tisch nennt dir den Grund.",
  "lesson.d20.rule":
    "Jeder Grund nennt seine Regel, und jede Zeile des Protokolls auch. Öffne eine und lies sie im Regelbuch.",
  "lesson.d20.log":
    "Das Protokoll hält fest, was geschehen ist. Jede Zeile öffnet ihre Regel. Auf dem Telefon steht es unter „Mehr“.",
  "lesson.d20.own":
    "Dieser Zug gehört ganz dir: Lege, greif an, wo deine Würfel in der Überzahl sind, und beende den Zug.",
  "lesson.d20.count":
    "Du hast {mine}, {tutor} hat {theirs} und noch {left} im Deck. Wenn jemand nicht mehr ziehen kann, werden die Krieger gezählt, die noch stehen.",
  "lesson.d20.last":
    "{tutor} kann keine Karte mehr ziehen; ändert sich das nicht, endet das Spiel mit diesem Zug. Nutze ihn und beende ihn dann.",
  "lesson.d20.second-open":
    "Lege deinen Krieger für diesen Zug. Er muss einen offenen Krieger des Gegners berühren: Wähle eine Karte, dann sind die Felder markiert.",
  "lesson.d20.far-behind":
    "Du liegst zurück, {mine} zu {theirs}. „Gezinkte Kante“ dreht deinen höchsten Würfel auf 16, das machte {total}: nicht genug. Behalte sie und passe.",
  "lesson.d20.more":
    "Du kannst noch angreifen: Ein Krieger darf es, solange er offen liegt, muss es aber nicht. Wenn du fertig bist, beende deinen Zug.",
  "lesson.d20.other-end":
    "Damit kennst du das ganze Spiel. Spiel noch einmal gegen den Computer oder wähle ein eigenes Deck.",
  "lesson.d20.tie":
    "Gleichstand, also gibt es einen Entscheidungskampf (Sudden Death): Beide wählen geheim einen Krieger und würfeln für ihn. Die Fragen führen dich hindurch.",
  "lesson.d20.over":
    "Jemand konnte nicht mehr ziehen: Die offenen Krieger wurden gezählt. Damit kennst du das ganze Spiel. Spiel noch einmal gegen den Computer oder wähle ein eigenes Deck.",
});
