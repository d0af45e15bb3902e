import { lines, translation, type Words } from "../../catalogue";
import type { lessons as english } from "../../en/battle-of-souls/lessons";

const tokens = (n: number) => (n === 1 ? "1 Siegmarke" : `${n} Siegmarken`);

export const lessons = translation<typeof english>()(
  lines("lesson.battle-of-souls", {
    welcome:
      "Willkommen bei Battle of Souls. Du und {tutor} habt am Anfang je {n} Seelenpunkte (SP), und der Tisch achtet auf die Regeln. Was eine Seite im Kampf gewinnt, verliert die andere: Wer zuerst {goal} hat, gewinnt.",
    keep: "Das sind deine ersten {count} Karten. Eine Hand mit weniger als zwei Kriegern darfst du gegen eine neue tauschen, höchstens zweimal; das heißt Mulligan. Deine hat {n}: Behalte sie.",
    "keep-or-not":
      "Das sind deine ersten {count} Karten, darunter weniger als zwei Krieger: {n}. Du darfst sie gegen eine neue Hand tauschen (ein Mulligan), höchstens zweimal, oder sie behalten.",
    deploy:
      "In jedem Zug darfst du einen Kämpfer aufstellen. Krieger kosten nichts: Stelle {card} auf, deinen stärksten.",
    "deploy-more": "Neuer Zug, neuer Kämpfer: Stelle {card} auf.",
    numbers:
      "{card} steht aufrecht, in Angriffsstellung: So kann der Kämpfer angreifen, und im Kampf zählen seine {atk} ATK. Gekippt, mit einem runden Pfeil, wäre er in Ruhestellung: Dann kann er nicht angreifen, und wird er angegriffen, zählen seine {rst} RST.",
    inspect:
      "Um eine Karte ganz zu lesen, bleib mit dem Zeiger auf ihr, halte den Finger darauf oder drücke I, wenn sie den Fokus hat. Versuch es hier: {card}.",
    why: "Warum geht das nicht? Drücke auf eine Karte, die du jetzt nicht einsetzen kannst, etwa {card}, und der Tisch nennt dir den Grund.",
    rule: "Jeder Grund nennt seine Regel, und jede Zeile des Protokolls auch. Öffne eine und lies sie im Regelbuch.",
    equip:
      "Ausrüstung wird in deinen Hauptphasen aktiviert. Aktiviere {card}: Du wählst einen deiner Kämpfer, und die Karte bleibt an ihn gebunden.",
    battlefield:
      "Ein Schlachtfeld wirkt auf alle Spieler, und nur eines kann auf dem Tisch liegen: Ein neues zerstört das alte. Aktiviere {card}.",
    drill:
      "{card} hat einen Effekt: Der Kämpfer geht in Ruhestellung und gibt einem anderen Krieger eine Siegmarke. Nutze ihn.",
    "drill-free": "{card} gibt einmal in jedem Zug einem Krieger eine Siegmarke. Nutze den Effekt.",
    resting:
      "{card} ist gekippt und trägt einen runden Pfeil: in Ruhestellung, bis ihn deine nächste Bereitschaftsphase aufrichtet. So kann er nicht angreifen, und wird er angegriffen, zählen seine {rst} RST; selbst wenn er zerstört wird, verlierst du dann keine SP.",
    choice: "Wähle {card}.",
    tokens: ({ card, n }: { card: Words; n: number }) =>
      `${card} hat ${tokens(n)}. Ein Kämpfer bekommt eine für jeden Kämpfer, den er im Kampf zerstört, und manche Effekte geben weitere. Einen Krieger mit dreien kannst du für einen Elitekrieger opfern, einen Elitekrieger mit fünf für einen Kriegsherrn.`,
    promote:
      "Beförderung: Dein Krieger mit drei oder mehr Siegmarken wird geopfert, und ein Kämpfer einer höheren Klasse tritt an seine Stelle. Damit hast du in diesem Zug deinen Kämpfer aufgestellt, und was an den Krieger gebunden war, geht verloren. Stelle {card} auf.",
    sacrifice: ({ card, n }: { card: Words; n: number }) =>
      `${card} hat ${tokens(n)} und darf geopfert werden. Er geht in die Ablage, und was an ihn gebunden ist, auch. Wähle ihn.`,
    promoted:
      "{card} hat noch keine Siegmarken, aber {atk} ATK. Marken werden nie weitergegeben: Ein Kämpfer, der das Feld verlässt, verliert seine.",
    "to-battle": "Jetzt wird gekämpft: Geh in die Kampfphase.",
    "to-battle-idle":
      "Keiner deiner Kämpfer kann jetzt angreifen. Der Knopf führt trotzdem über die Kampfphase weiter: Drücke ihn.",
    attack: ({
      card,
      other,
      atk,
      theirs,
      n,
    }: {
      card: Words;
      other: Words;
      atk: number;
      theirs: number;
      n: number;
    }) =>
      `Greif ${other} mit ${card} an. Beide stehen aufrecht, also trifft ATK auf ATK: ${atk} gegen ${theirs}. Kommt nichts dazwischen, wird ${other} zerstört, ${n} SP gehen an dich, und ${card} bekommt eine Siegmarke.`,
    "attack-resting":
      "{other} ist in Ruhestellung, also treffen {atk} ATK von {card} auf {rst} RST. Greif an: Der Kämpfer wird zerstört, aber SP gehen nur mit Piercing an dich.",
    "attack-direct":
      "{tutor} hat keine Kämpfer: {card} darf {tutor} direkt angreifen. Alle {atk} ATK gehen als SP an dich. Greif an.",
    "end-battle":
      "Kein Angriff bringt dir jetzt noch etwas. Beende die Kampfphase: Es folgt die Hauptphase II, in der du dasselbe darfst wie in der ersten.",
    set: "Taktiken legst du zuerst verdeckt; vom nächsten Zug an, auch dem des Gegners, kannst du sie aktivieren. Lege jetzt, nach dem Kampf, {card} verdeckt.",
    "end-first": "Wer beginnt, hat im ersten Zug keine Kampfphase. Beende deinen Zug.",
    end: "Das ist alles für diesen Zug: Beende ihn.",
    "chain-other":
      "{tutor} hat {card} aktiviert. Bevor es wirkt, darfst du mit einer gelegten Taktik reagieren: So entsteht eine Kette, die vom letzten Glied her aufgelöst wird. Spar deine: Passe.",
    "chain-own":
      "{card} ist ein Glied der Kette. Wenn alle passen, wird sie vom letzten Glied her aufgelöst: Passe.",
    answer: ({
      card,
      other,
      target,
      atk,
      own,
      n,
    }: {
      card: Words;
      other: Words;
      target: Words;
      atk: number;
      own: number;
      n: number;
    }) =>
      `${other} greift ${target} an: ${atk} ATK gegen ${own}. Reagiere jetzt: Deine gelegte Taktik ${card} gibt einem Kämpfer ${n} dazu, und dann ist deiner stärker. Aktiviere sie.`,
    pass: "Weil du eine Taktik gelegt hast, wirst du vor dem Ende jeder Phase und jedes Schritts gefragt (jetzt: {phase}). Heb sie für einen Angriff auf: Passe. Neben dem Knopf kannst du auch passen, bis etwas geschieht.",
    "pass-attack": "{card} greift an, und deine Karten hebst du besser auf: Passe.",
    "pass-attack-own":
      "{card} greift an. Du könntest noch eine Taktik einsetzen, aber das ist nicht nötig: Passe.",
    moved:
      "SP sind gewandert: Du hast {mine}, {tutor} hat {theirs}. Was jemand im Kampf, durch einen Effekt oder als Bezahlung verliert, geht an die andere Seite.",
    own: "Von jetzt an gehören deine Züge dir: Stelle auf, befördere, lege Taktiken und greif an, wo du gewinnst. Du hast {mine} SP, {tutor} hat {theirs}; mit {goal} ist gewonnen.",
    won: "Du hast {n} Seelenpunkte: Mit {goal} ist das Gefecht gewonnen. Damit kennst du das ganze Spiel. Spiel noch einmal gegen den Computer oder wähle ein eigenes Deck.",
    "other-end":
      "Damit kennst du das ganze Spiel. Spiel noch einmal gegen den Computer oder wähle ein eigenes Deck.",
  }),
);
