import { lines, translation, type Words } from "../../catalogue";
import type { lessons as english } from "../../en/battle-cores/lessons";

type Priced = { card: Words; price: number };

const points = (n: number) => (n === 1 ? "1 Punkt" : `${n} Punkte`);

export const lessons = translation<typeof english>()(
  lines("lesson.battle-cores", {
    welcome:
      "Willkommen bei Battle Cores. Du spielst gegen {tutor}, und der Tisch achtet auf die Regeln. Ihr habt beide {hp} HP, und wer keine mehr hat, scheidet aus.",
    keep: "Das sind deine ersten {n} Karten. Du könntest sie gegen eine neue Hand mit einer Karte weniger tauschen. Ein Monster darunter kannst du aber schon im ersten Zug beschwören: Behalte sie.",
    "keep-or-not":
      "Das sind deine {n} Karten. Behalte sie, oder tausche sie gegen eine neue Hand mit einer Karte weniger.",
    points: ({ n }: { n: number }) =>
      `Du hast ${points(n)}. In deinem zweiten Zug bekommst du 2, im dritten 3 und so weiter; was übrig bleibt, verfällt, wenn dein nächster Zug beginnt.`,
    summon: ({ card, price }: Priced) => `Beschwöre ${card}. Das kostet ${points(price)}.`,
    numbers:
      "{card} hat Rüstung {armor}: Bei so viel Schaden wird die Karte abgeworfen. Ihre Kraft, {power}, ist der Schaden, den sie selbst zufügt.",
    inspect:
      "Um eine Karte ganz zu lesen, bleib mit dem Zeiger auf ihr, halte den Finger darauf oder drücke I, wenn sie den Fokus hat. Versuch es hier: {card}.",
    "battle-active":
      "Monster greifen in der Kampfphase an. In dem Zug, in dem sie beschworen wurden, dürfen sie das nur mit Eifer, und den hat {card}: Geh in die Kampfphase.",
    "battle-ready": "Monster greifen in der Kampfphase an, und {card} ist bereit: Geh dorthin.",
    "battle-idle":
      "Monster greifen in der Kampfphase an, aber keines von deinen ist bereit: In dem Zug, in dem es beschworen wurde, greift ein Monster nur mit Eifer an. Geh weiter.",
    direct:
      "{tutor} hat kein Monster, also ist nichts im Weg: Greif {tutor} mit {card} an. Das kostet den Gegner {power} HP.",
    tempered:
      "{card} liegt quer: Die Karte hat angegriffen und ist gekippt. Wenn dein nächster Zug beginnt, wird sie wieder aufgerichtet.",
    "battle-over": "Keine deiner Karten kann jetzt angreifen: Geh weiter zur Endphase.",
    end: "In der Endphase darfst du noch einmal Karten spielen, wie in der Hauptphase. Dann beende deinen Zug.",
    shield:
      "{other} schützt {tutor}: Wer Monster hat, kann nicht direkt angegriffen werden, außer von wenigen Karten, deren Text es sagt.",
    "summon-later": ({ card, price, n }: Priced & { n: number }) =>
      `Du hast ${points(n)}: Beschwöre ${card} für ${price}. Angreifen kann die Karte ab deinem nächsten Zug.`,
    "summon-active": ({ card, price, n }: Priced & { n: number }) =>
      `Du hast ${points(n)}: Beschwöre ${card} für ${price}. Mit Eifer kann die Karte sofort angreifen.`,
    fight:
      "{card} hat Kraft {power}, {other} noch Rüstung {armor}: Greif an, und wenn niemand reagiert, wird {other} abgeworfen. Zurück schlägt nur, wer blockt.",
    wear: "{card} hat Kraft {power}, {other} noch Rüstung {armor}. Das Monster hielte stand, aber verlorene Rüstung bleibt verloren, bis der nächste Zug seines Besitzers beginnt: Zwei Angriffe schaffen vielleicht, was einer nicht schafft.",
    trap: ({ card, price }: Priced) =>
      `Zeit für Fallen: Du könntest jetzt ${card} aktivieren, direkt von der Hand, für ${points(price)}. Fallen gehören in Kampfphasen, egal in wessen Zug. Aktiviere die Karte oder passe.`,
    torch: ({ card, price, other, armor }: Priced & { other: Words; armor: number }) =>
      `${card} ist ein Impuls: Er wirkt einmal und wird abgeworfen. Für ${points(price)} fügt er einem Monster 3 Brandschaden zu, und ${other} hat nur noch Rüstung ${armor}.`,
    legend:
      "Dein Legendendeck steht dir jederzeit offen. Jetzt könntest du {card} beschwören: Das kostet nicht nur Punkte, sondern auch, was im Text nach „Beschwörung“ steht.",
    why: "Warum geht das nicht? Drücke auf eine Karte, die du jetzt nicht spielen kannst, etwa {card}, und der Tisch nennt dir den Grund.",
    rule: "Jeder Grund nennt seine Regel, und jede Zeile des Protokolls auch. Öffne eine und lies sie im Regelbuch.",
    own: "Von jetzt an gehören deine Züge dir: Beschwöre, greif an und denk daran, wer dich verteidigt, wenn {tutor} angreift. Du hast {mine} HP, {tutor} hat {theirs}.",
    won: "{tutor} hat keine HP mehr, und du hast gewonnen. Damit kennst du das ganze Spiel. Spiel noch einmal gegen den Computer oder wähle ein eigenes Deck.",
    "other-end":
      "Damit kennst du das ganze Spiel. Spiel noch einmal gegen den Computer oder wähle ein eigenes Deck.",
  }),
);
