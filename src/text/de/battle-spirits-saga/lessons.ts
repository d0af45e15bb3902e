import { lines, translation, type Words } from "../../catalogue";
import type { lessons as english } from "../../en/battle-spirits-saga/lessons";

type Summoned = { card: Words; price: number; least: number };
type Grown = { card: Words; n: number; level: number; bp: number };

const cores = (n: number) => (n === 1 ? "1 Kern" : `${n} Kerne`);
const stays = (n: number) => (n === 1 ? "1 weiterer muss" : `${n} weitere müssen`);

export const lessons = translation<typeof english>()(
  lines("lesson.battle-spirits-saga", {
    welcome:
      "Willkommen bei Battle Spirits Saga. Du spielst gegen {tutor}, und der Tisch achtet auf die Regeln. Ihr habt beide {life} Leben, und wer keins mehr hat, hat verloren.",
    keep: "Das sind deine ersten {n} Karten. Einen Geist darunter kannst du schon im ersten Zug beschwören: Behalte sie, dann ziehst du noch eine.",
    "keep-or-not":
      "Das sind deine ersten {n} Karten. Behalte sie, dann ziehst du noch eine, oder nimm einen Mulligan für vier andere.",
    reserve: ({ n }: { n: number }) =>
      `Alles hängt an Kernen: Mit ihnen bezahlst du, sie halten deine Geister im Spiel, und sie sind dein Leben. In deiner Reserve liegen ${n}. Der Stern darunter ist dein Seelenkern; er zählt wie jeder andere, aber du hast nur einen.`,
    summon: ({ card, price, least }: Summoned) =>
      `Beschwöre ${card}. Das kostet ${cores(price)}, und ${stays(least)} darauf liegen bleiben.`,
    pay: ({ n }: { n: number }) =>
      `Hier wählst du, womit du bezahlst (${cores(n)}); der Tisch macht einen Vorschlag. Was du bezahlst, geht in deine Ablage und kommt zurück, wenn dein nächster Zug beginnt. Bestätige.`,
    levels: ({ card, n, level, bp }: Grown) =>
      `Nun die Kerne auf ${card}: Mit den vorgeschlagenen (${n}) erreicht die Karte LV${level}, ihre höchste Stufe, mit ${bp} BP. Ausgegeben sind sie nicht: In jedem deiner Hauptschritte darfst du sie bewegen. Bestätige.`,
    "levels-more": ({
      card,
      n,
      level,
      bp,
      next,
      cores: needed,
      more,
    }: Grown & { next: number; cores: number; more: number }) =>
      `Nun die Kerne auf ${card}: Mit den vorgeschlagenen (${n}) ist sie auf LV${level} mit ${bp} BP. Mit ${needed} wäre sie auf LV${next} mit ${more} BP. Bestätige, oder ändere es vorher.`,
    numbers:
      "{card} ist auf LV{level} und hat {bp} BP; das ist die Stärke im Kampf. Das Symbol tut zweierlei: Es macht Karten seiner Farbe billiger, und es nimmt ein Leben, wenn der Angriff durchkommt.",
    inspect:
      "Um eine Karte ganz zu lesen, bleib mit dem Zeiger auf ihr, halte den Finger darauf oder drücke I, wenn sie den Fokus hat. Versuch es hier: {card}.",
    upkeep:
      "Dein Zug hat begonnen: Du hast einen Kern aus der Leere bekommen und eine Karte gezogen, deine Karten wurden aufgefrischt, und was in deiner Ablage lag, kam zurück. In deiner Reserve sind jetzt {n}.",
    lost: "Du hast noch {life} Leben. Leben besteht aus Kernen: Jeder, den du verlierst, geht in deine Reserve; ein Treffer macht dich also auch stärker.",
    reduced: ({ card, cost, price }: { card: Words; cost: number; price: number }) =>
      `${card} kostet ${cost}, aber Symbole auf deinem Feld senken das um ${cost - price}, denn die Karte hat Reduktionssymbole ihrer Farbe. Beschwöre sie für ${price}.`,
    "set-burst":
      "{card} ist auch ein Burst. Setze die Karte verdeckt: Das kostet nichts, und {other} sieht nicht, was es ist. Sie wartet auf das, was in ihrem Text steht.",
    "summon-third": ({ card, price, least }: Summoned) =>
      `Deine Symbole zählen zusammen: ${card} kostet jetzt nur noch ${price}, und ${stays(least)} darauf liegen bleiben. Beschwöre die Karte.`,
    own: "Von jetzt an gehören deine Züge dir: Beschwöre, greif an und halte einen Geist zum Blocken zurück. Du hast {mine} Leben, {tutor} hat {theirs}.",
    "to-attack":
      "Geister greifen im Angriffsschritt an, auch in dem Zug, in dem sie kommen. {card} ist bereit: Beende den Hauptschritt.",
    "attack-idle": "Keiner deiner Geister kann in diesem Zug angreifen. Beende den Hauptschritt.",
    "first-turn": "Der erste Zug der Partie hat keinen Angriffsschritt. Beende den Hauptschritt.",
    "attack-open": ({ tutor, card, n }: { tutor: Words; card: Words; n: number }) =>
      `${tutor} hat niemanden, der blocken könnte. Greif mit ${card} an: Das kostet den Gegner ${n} Leben, eines für jedes Symbol.`,
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
      `Greif mit ${card} an. Blockt niemand, kostet das den Gegner ${n} Leben; blockt ${tutor} mit ${other}, sind ${others} BP weniger als deine ${bp}.`,
    "keep-back":
      "Wer angreift, ist erschöpft und kann bis zu deinem nächsten Zug nicht blocken. Halte {card} dafür zurück und beende den Angriffsschritt.",
    careful:
      "Die möglichen Blocker sind so stark wie deine Geister oder stärker. Greif trotzdem an oder beende den Angriffsschritt.",
    "attack-over": "Keiner deiner Geister kann mehr angreifen: Beende den Angriffsschritt.",
    why: "Warum geht das nicht? Drücke auf eine Karte, die du jetzt nicht einsetzen kannst, etwa {card}, und der Tisch nennt dir den Grund.",
    rule: "Jeder Grund nennt seine Regel, und jede Zeile des Protokolls auch. Öffne eine und lies sie im Regelbuch.",
    "flash-own":
      "Ein Flash-Fenster: Vor dem Blocken dürfen Flash-Effekte eingesetzt werden. Wer angegriffen wird, reagiert zuerst, also {tutor}, dann du. Spar deine Karten: Passe.",
    "flash-blocked":
      "{card} blockt mit {bp} BP gegen {others} von {other}, und wieder ist ein Flash-Fenster offen. Tut niemand etwas, wird der Geist mit weniger BP zerstört. Passe.",
    "flash-block":
      "{other} greift an. Du wirst angegriffen, also wirst du zuerst gefragt, ob du einen Flash-Effekt einsetzt. Nicht nötig: {card} kann blocken, und {bp} BP schlagen {others}. Passe.",
    "flash-burst":
      "{other} greift an. Du könntest einen Flash-Effekt einsetzen, aber lass den Angriff durch: Dein Burst {card} wartet genau darauf. Passe.",
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
      `${other} greift an, und diesmal reagierst du: ${card} hat Flash, kostet ${price} aus deiner Reserve und zerstört einen Geist mit höchstens 4000 BP. ${other} hat ${others}. Setze die Karte ein.`,
    "flash-life": ({ other, n }: { other: Words; n: number }) =>
      `${other} greift an. Du wirst angegriffen, also wirst du zuerst gefragt, ob du einen Flash-Effekt einsetzt. Kommt der Angriff durch, verlierst du ${n} Leben, und ${n === 1 ? "dieser Kern geht" : "diese Kerne gehen"} in deine Reserve. Passe.`,
    "flash-last":
      "{other} greift um dein letztes Leben an. Hast du einen Flash-Effekt oder einen Geist, der das aufhält, dann ist jetzt die Zeit dafür.",
    "flash-gone": "Einer der beiden ist nicht mehr da: Aus diesem Kampf wird nichts mehr. Passe.",
    block:
      "{other} greift mit {others} BP an, und {card} hat {bp}: Blocke damit, dann wird {other} zerstört, wenn nichts dazwischenkommt.",
    "block-last": "{other} würde dir dein letztes Leben nehmen: Blocke mit {card}.",
    "let-through": ({ other, others, n }: { other: Words; others: number; n: number }) =>
      `${other} greift mit ${others} BP an, und keiner deiner möglichen Blocker hat mehr. ${n} Leben kannst du verschmerzen: Lass den Angriff durch.`,
    "block-gone": "Der Angreifer ist nicht mehr da, also gibt es nichts zu blocken. Mach weiter.",
    choose: "Wähle nun eine Karte: {card} wäre eine gute Wahl.",
    burst:
      "Darauf hat dein Burst gewartet: Löse {card} aus, das kostet nichts. Du darfst auch verzichten; niemand erfährt es.",
    "no-burst": "Auf das, was eben geschah, könnte ein Burst reagieren, deiner aber nicht: Mach weiter.",
    won: "{tutor} hat kein Leben mehr, und du hast gewonnen. Damit kennst du das ganze Spiel. Spiel noch einmal gegen den Computer oder wähle ein eigenes Deck.",
    "other-end":
      "Damit kennst du das ganze Spiel. Spiel noch einmal gegen den Computer oder wähle ein eigenes Deck.",
  }),
);
