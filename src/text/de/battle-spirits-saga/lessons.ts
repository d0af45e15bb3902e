import { lines, translation, type Words } from "../../catalogue";
import type { lessons as english } from "../../en/battle-spirits-saga/lessons";

type Summoned = { card: Words; price: number; least: number };
type Grown = { card: Words; n: number; level: number; bp: number };

const cores = (n: number) => (n === 1 ? "1 Kern" : `${n} Kerne`);

/** What is said at each step of the guided first game. */
export const lessons = translation<typeof english>()(
  lines("lesson.battle-spirits-saga", {
    welcome:
      "Willkommen bei Battle Spirits Saga. Du spielst gegen {tutor}, und der Tisch achtet auf die Regeln. Ihr habt beide {life} Leben, und wer keins mehr hat, hat verloren.",
    keep: "Das sind deine ersten {n} Karten. Einen Geist darunter kannst du schon im ersten Zug beschwören: Behalte sie, dann ziehst du noch eine.",
    "keep-or-not":
      "Das sind deine ersten {n} Karten. Behalte sie, dann ziehst du noch eine, oder nimm einen Mulligan für vier andere.",
    reserve: ({ n }: { n: number }) =>
      `Kerne sind alles, was du hast: Sie bezahlen, liegen auf deinen Geistern und sind dein Leben. In deiner Reserve sind es ${n}. Der Stern darunter ist dein Seelenkern; er zählt wie jeder andere, aber es gibt ihn nur einmal.`,
    summon: ({ card, price, least }: Summoned) =>
      `Beschwöre ${card}. Das kostet ${cores(price)}, und zum Leben braucht die Karte noch ${least} auf sich.`,
    pay: ({ n }: { n: number }) =>
      `Hier sagst du, woher die Bezahlung kommt (${cores(n)}); der Tisch schlägt vor, was du am wenigsten vermisst. Bezahltes geht in deine Ablage und kommt zurück, wenn dein nächster Zug beginnt. Bestätige.`,
    levels: ({ card, n, level, bp }: Grown) =>
      `Nun die Kerne auf ${card}: Mit den vorgeschlagenen (${n}) ist das LV${level}, die höchste Stufe, mit ${bp} BP. Sie sind nicht ausgegeben: In jedem deiner Hauptschritte darfst du sie bewegen. Bestätige.`,
    "levels-more": ({
      card,
      n,
      level,
      bp,
      next,
      cores: needed,
      more,
    }: Grown & { next: number; cores: number; more: number }) =>
      `Nun die Kerne auf ${card}: Mit den vorgeschlagenen (${n}) ist das LV${level} mit ${bp} BP. Mit ${needed} wäre es LV${next} mit ${more} BP. Bestätige, oder ändere es zuvor.`,
    numbers:
      "{card} ist auf LV{level} und hat {bp} BP, die Stärke im Kampf. Das Symbol tut zweierlei: Es macht Karten seiner Farbe billiger, und es nimmt ein Leben, wenn der Angriff durchkommt.",
    inspect:
      "Bleib mit dem Zeiger auf einer Karte, halte den Finger darauf oder drücke I, wenn sie den Fokus hat, um sie ganz zu lesen. Versuch es hier: {card}.",
    upkeep:
      "Dein Zug hat von selbst begonnen: Du hast einen Kern bekommen und eine Karte gezogen, deine Karten wurden aufgefrischt, und was in deiner Ablage lag, kam zurück. In deiner Reserve sind jetzt {n}.",
    lost: "Du hast noch {life} Leben. Leben besteht aus Kernen: Jeder verlorene geht in deine Reserve, und wer getroffen wird, wird stärker.",
    reduced: ({ card, cost, price }: { card: Words; cost: number; price: number }) =>
      `${card} kostet ${cost}, aber Symbole auf deinem Feld nehmen ${cost - price} davon, denn ihre Farbe steht dort als Minderung. Beschwöre für ${price}.`,
    "set-burst":
      "{card} ist auch ein Burst. Setze die Karte verdeckt: Das kostet nichts, und {other} sieht nicht, was es ist. Sie wartet auf das, was in ihrem Text steht.",
    "summon-third": ({ card, price, least }: Summoned) =>
      `Deine Symbole zählen zusammen: ${card} kostet jetzt nur ${price}, und noch ${least} darauf. Beschwöre.`,
    own: "Von jetzt an gehören deine Züge dir: Beschwöre, greif an und behalte jemanden zum Blocken zurück. Du hast {mine} Leben, {tutor} hat {theirs}.",
    "to-attack":
      "Geister greifen im Angriffsschritt an, auch in dem Zug, in dem sie kommen. Bereit ist {card}: Beende den Hauptschritt.",
    "attack-idle": "Keiner deiner Geister kann in diesem Zug angreifen. Beende den Hauptschritt.",
    "first-turn": "Der erste Zug der Partie hat keinen Angriffsschritt. Beende den Hauptschritt.",
    "attack-open": ({ tutor, card, n }: { tutor: Words; card: Words; n: number }) =>
      `${tutor} hat niemanden, der blocken könnte. Greif mit ${card} an: Das nimmt ${n} Leben, so viele wie Symbole.`,
    attack: ({
      tutor,
      card,
      bp,
      n,
      other,
      others,
    }: {
      tutor: Words;
      card: Words;
      bp: number;
      n: number;
      other: Words;
      others: number;
    }) =>
      `Greif mit ${card} an. Blockt niemand, nimmt das ${n} Leben; blockt ${tutor} mit ${other}, sind ${others} BP weniger als deine ${bp}.`,
    "keep-back":
      "Wer angreift, ist erschöpft und kann bis zu deinem nächsten Zug nicht blocken. Behalte {card} dafür zurück und beende den Angriffsschritt.",
    careful:
      "Was blocken könnte, ist so stark wie deine Geister oder stärker. Greif trotzdem an oder beende den Angriffsschritt.",
    "attack-over": "Keiner deiner Geister kann mehr angreifen: Beende den Angriffsschritt.",
    why: "Warum geht das nicht? Drücke eine Karte, die du jetzt nicht einsetzen kannst, etwa {card}. Der Tisch nennt den Grund.",
    rule: "Jeder Grund nennt seine Regel, und jede Zeile des Protokolls auch. Öffne eine und lies sie im Regelbuch.",
    "flash-own":
      "Ein Flash-Fenster. Bevor jemand blockt, dürfen Flash-Effekte eingesetzt werden: Zuerst wurde {tutor} gefragt, denn dort wird angegriffen, dann du. Spar, was du hast: Passe.",
    "flash-blocked":
      "{card} blockt mit {bp} BP gegen {others} von {other}, und wieder ist ein Flash-Fenster offen. Tut niemand etwas, wird zerstört, wer weniger hat. Passe.",
    "flash-block":
      "{other} greift an. Du wirst angegriffen, also wirst du zuerst gefragt, ob du einen Flash-Effekt einsetzt. Nicht nötig: {card} kann blocken und schlägt mit {bp} BP die {others}. Passe.",
    "flash-burst":
      "{other} greift an. Du könntest einen Flash-Effekt einsetzen, aber lass es durch: Dein Burst {card} wartet genau darauf. Passe.",
    "flash-use": ({
      other,
      others,
      card,
      price,
    }: {
      other: Words;
      others: number;
      card: Words;
      price: number;
    }) =>
      `${other} greift an, und diesmal antwortest du: ${card} hat Flash, kostet ${price} aus deiner Reserve und zerstört einen Geist mit höchstens 4000 BP. ${other} hat ${others}. Setze die Karte ein.`,
    "flash-life": ({ other, n }: { other: Words; n: number }) =>
      `${other} greift an. Du wirst angegriffen, also wirst du zuerst gefragt, ob du einen Flash-Effekt einsetzt. Block oder Leben: Kommt der Angriff durch, verlierst du ${n} Leben, und ${n === 1 ? "dieser Kern geht" : "diese Kerne gehen"} in deine Reserve. Passe.`,
    "flash-last":
      "{other} greift um dein letztes Leben an. Hast du einen Flash-Effekt oder einen Geist, der das aufhält, dann jetzt.",
    "flash-gone": "Von den beiden ist einer nicht mehr da: Aus diesem Kampf wird nichts mehr. Passe.",
    block:
      "{other} greift mit {others} BP an, und {card} hat {bp}: Blocke damit, dann wird {other} zerstört, wenn nichts dazwischenkommt.",
    "block-last": "{other} nähme dein letztes Leben: Blocke mit {card}.",
    "let-through": ({ other, others, n }: { other: Words; others: number; n: number }) =>
      `${other} greift mit ${others} BP an, und von denen, die blocken könnten, hat niemand mehr. ${n} Leben kannst du verschmerzen: Lass es durch.`,
    "block-gone": "Der Angreifer ist nicht mehr da, also gibt es nichts zu blocken. Mach weiter.",
    choose: "Nun sag, welche Karte gemeint ist: {card} wäre eine gute Wahl.",
    burst:
      "Darauf hat dein Burst gewartet: Löse {card} aus, das wirkt umsonst. Du musst nicht, und wer es nicht tut, braucht nichts zu sagen.",
    "no-burst":
      "Es ist etwas geschehen, auf das ein Burst antworten könnte. Deiner tut es nicht: Mach weiter.",
    won: "{tutor} hat kein Leben mehr, und du hast gewonnen. Das ist das ganze Spiel. Spiel noch einmal gegen den Gegner oder wähle ein eigenes Deck.",
    "other-end": "Das ist das ganze Spiel. Spiel noch einmal gegen den Gegner oder wähle ein eigenes Deck.",
  }),
);
