import { lines, translation, type Words } from "../../catalogue";
import type { lessons as english } from "../../en/battle-cores/lessons";

type Priced = { card: Words; price: number };

const points = (n: number) => (n === 1 ? "1 Punkt" : `${n} Punkte`);

/** What is said at each step of the guided first game. */
export const lessons = translation<typeof english>()(
  lines("lesson.battle-cores", {
    welcome:
      "Willkommen bei Battle Cores. Du spielst gegen {tutor}, und der Tisch achtet auf die Regeln. Ihr habt beide {hp} HP, und wer keine mehr hat, scheidet aus.",
    keep: "Das sind deine ersten {n} Karten. Du könntest sie gegen eine Karte weniger tauschen; ein Monster darunter kannst du schon im ersten Zug beschwören, also behalte sie.",
    "keep-or-not":
      "Das sind deine {n} Karten. Du könntest sie gegen eine Karte weniger tauschen, oder du behältst sie und machst weiter.",
    points: ({ n }: { n: number }) =>
      `Du hast ${points(n)}. In deinem zweiten Zug bekommst du 2, im dritten 3 und so weiter; was übrig bleibt, verfällt, wenn dein nächster Zug beginnt.`,
    summon: ({ card, price }: Priced) => `Beschwöre ${card}: Das kostet ${points(price)}.`,
    numbers:
      "{card}: Rüstung {armor} heißt, bei so viel Schaden wird die Karte abgeworfen; Kraft {power} ist der Schaden, den sie macht.",
    inspect:
      "Bleib mit dem Zeiger auf einer Karte, halte den Finger darauf oder drücke I, wenn sie den Fokus hat, um sie ganz zu lesen. Versuch es hier: {card}.",
    "battle-active":
      "Monster greifen in der Kampfphase an. In dem Zug, in dem sie beschworen wurden, dürfen sie das nur mit Eifer, und den hat {card}: auf in die Kampfphase.",
    "battle-ready": "Monster greifen in der Kampfphase an, und {card} ist bereit: Geh dorthin.",
    "battle-idle":
      "Monster greifen in der Kampfphase an, aber keines von deinen ist bereit: In dem Zug, in dem es beschworen wurde, greift ein Monster nur mit Eifer an. Geh weiter.",
    direct:
      "{tutor} hat kein Monster, also ist nichts im Weg: Greif {tutor} mit {card} an. Das kostet {power} HP.",
    tempered:
      "{card} liegt quer, ist also gekippt und hat das Seine getan. Wenn dein nächster Zug beginnt, wird wieder aufgerichtet.",
    "battle-over": "Keine deiner Karten kann jetzt angreifen: Geh weiter zur Endphase.",
    end: "In der Endphase darfst du noch einmal Karten spielen, wie in der Hauptphase. Dann beende deinen Zug.",
    shield:
      "{other} schützt {tutor}: Wer Monster hat, kann nicht direkt angegriffen werden, außer von wenigen Karten, deren Text es sagt.",
    "summon-later": ({ card, price, n }: Priced & { n: number }) =>
      `Du hast ${points(n)}: Beschwöre ${card} für ${price}. Angreifen geht ab deinem nächsten Zug.`,
    "summon-active": ({ card, price, n }: Priced & { n: number }) =>
      `Du hast ${points(n)}: Beschwöre ${card} für ${price}. Mit Eifer geht Angreifen sofort.`,
    fight:
      "{card} hat Kraft {power}, {other} noch Rüstung {armor}: Greif an, und wenn niemand antwortet, wird {other} abgeworfen. Zurück schlägt nur, wer blockt.",
    wear: "{card} hat Kraft {power}, {other} noch Rüstung {armor}. Das hielte stand, aber was verloren ist, bleibt verloren, bis der nächste Zug des Besitzers beginnt: Zwei Angriffe schaffen vielleicht, was einer nicht schafft.",
    trap: ({ card, price }: Priced) =>
      `Zeit für Fallen: ${card} ließe sich jetzt aktivieren, direkt von der Hand, für ${points(price)}. Fallen gehören in Kampfphasen, in jedermanns Zug. Aktiviere oder passe.`,
    torch: ({ card, price, other, armor }: Priced & { other: Words; armor: number }) =>
      `${card} ist ein Impuls: Er wirkt einmal und wird abgeworfen. Für ${points(price)} gibt es 3 Brandschaden auf ein Monster, und ${other} hat nur noch Rüstung ${armor}.`,
    legend:
      "Dein Legendendeck steht dir jederzeit offen. Jetzt ließe sich {card} beschwören: nicht bloß für einen Preis in Punkten, sondern für das, was im Text unter Beschwörung steht.",
    why: "Warum geht das nicht? Drücke eine Karte, die du jetzt nicht spielen kannst, etwa {card}. Der Tisch nennt den Grund.",
    rule: "Jeder Grund nennt seine Regel, und jede Zeile des Protokolls auch. Öffne eine und lies sie im Regelbuch.",
    own: "Von jetzt an gehören deine Züge dir: Beschwöre, greif an und achte darauf, was steht, wenn {tutor} angreift. Du hast {mine} HP, {tutor} hat {theirs}.",
    won: "{tutor} hat keine HP mehr, und du hast gewonnen. Das ist das ganze Spiel. Spiel noch einmal gegen den Gegner oder wähle ein eigenes Deck.",
    "other-end": "Das ist das ganze Spiel. Spiel noch einmal gegen den Gegner oder wähle ein eigenes Deck.",
  }),
);
