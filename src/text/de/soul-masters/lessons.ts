import { lines, translation, type Words } from "../../catalogue";
import type { lessons as english } from "../../en/soul-masters/lessons";

const several = (n: number) => (n === 1 ? "1 Ressource" : `${n} Ressourcen`);

export const lessons = translation<typeof english>()(
  lines("lesson.soul-masters", {
    welcome:
      "Willkommen bei Soul Masters. Du spielst {card} mit {mine} Leben gegen {tutor} mit {theirs}, und der Tisch achtet auf die Regeln. Ein Kommandant ohne Leben entwickelt sich weiter; auf seiner letzten Stufe ist das Spiel dann verloren.",
    keep: "Das sind deine ersten {n} Karten. Einheiten für höchstens {most} Energie sind dabei: Behalte alle.",
    "keep-or-not":
      "Das sind deine ersten {n} Karten. Du darfst einmal beliebig viele gegen neue tauschen: Gut für den Anfang sind Einheiten für höchstens {most} Energie. Bestätige.",
    "to-main":
      "Dein Zug hat begonnen: Deine Karten wurden bereit, und du hast zwei gezogen. Jetzt wählst du die nächste Phase. Energie und Einheiten spielst du in einer Hauptphase: Beginne eine.",
    energy: ({ card, n }: { card: Words; n: number }) =>
      `Jede Karte kann verdeckt als Energie gelegt werden: Lege ${card}. Sie bezahlt in jedem deiner Züge 1, und nur du kannst sie sehen. In diesem Zug darfst du noch ${n} legen.`,
    "energy-more": ({ card, n }: { card: Words; n: number }) =>
      `Mit mehr Energie kannst du mehr bezahlen: Lege auch ${card}. In diesem Zug darfst du noch ${n} legen.`,
    cast: "Spiele {card}: Das kostet {n} Energie. Beim Bezahlen wird Energie erschöpft; sie wird wieder bereit, wenn dein nächster Zug beginnt.",
    "cast-more": "Deine Energie reicht für {card}: Spiele die Karte für {n}.",
    pay: "Der Tisch schlägt vor, mit welcher Energie du die {n} bezahlst. Ändere es Karte für Karte, wenn du magst, und bestätige.",
    numbers:
      "{card} hat Angriff {atk} und Gesundheit {health}. Schaden von {health} auf einmal schaltet die Einheit aus; kleinerer Schaden summiert sich nicht. In dem Zug, in dem sie ins Spiel kommt, darf sie ohne Haste nicht angreifen.",
    inspect:
      "Um eine Karte ganz zu lesen, bleib mit dem Zeiger auf ihr, halte den Finger darauf oder drücke I, wenn sie den Fokus hat. Versuch es hier: {card}.",
    why: "Warum geht das nicht? Drücke auf eine Karte, die du jetzt nicht einsetzen kannst, etwa {card}, und der Tisch nennt dir den Grund.",
    rule: "Jeder Grund nennt seine Regel, und jede Zeile des Protokolls auch. Öffne eine und lies sie im Regelbuch.",
    resources: ({ n }: { n: number }) =>
      `Du hast ${several(n)}. Damit bezahlst du die Karten deines Reservedecks, das du jederzeit durchsehen darfst, und manche Fähigkeiten.`,
    reserve: ({ card, n, have }: { card: Words; n: number; have: number }) =>
      `Aus deinem Reservedeck darfst du eine Karte je Runde spielen. ${card} kostet ${several(n)}; du hast ${have}. Die Karte bleibt im Spiel: Spiele sie.`,
    convert:
      "Du hast noch {left} Energie und keine Einheit, die du dafür spielen kannst. {card} wandelt {n} Energie in eine Ressource um, und niemand kann darauf reagieren: Tu es.",
    "end-main": "Das genügt für diese Hauptphase: Passe. Sie endet, wenn auch {tutor} passt.",
    "end-main-attack":
      "Jetzt greif an: Passe, um die Hauptphase zu beenden, und wähle dann einen Angriff als nächste Phase.",
    end: "Keine deiner Karten kann jetzt angreifen: Beende deinen Zug.",
    attack:
      "Greif {other} mit {card} an: Der Schaden ist so hoch wie der Angriff, {atk}, wenn nichts davon verhindert wird. Ein Kommandant kann immer angegriffen werden.",
    "attack-conjure":
      "Greif {other} mit {card} an: Der Schaden ist so hoch wie der Angriff, {atk}, wenn nichts davon verhindert wird. Und mit Conjure entsteht beim Angreifen eine Ressource.",
    "attack-unit":
      "{other} ist erschöpft, und nur erschöpfte Einheiten können angegriffen werden. {card} hat Angriff {atk}, das Ziel Gesundheit {health}: Greif an.",
    resting:
      "Wer angreift, ist bis zu deinem nächsten Zug erschöpft. {card} ist es jetzt und kann daher selbst angegriffen werden.",
    "stack-own":
      "{card} liegt auf dem Stapel. Zuerst darf {tutor} reagieren, dann du; passt ihr beide nacheinander, wird die Karte ausgeführt. Passe.",
    "stack-other":
      "{tutor} hat {card} gespielt: Die Karte liegt auf dem Stapel, und du darfst reagieren, bevor sie ausgeführt wird. Lass sie zu: Passe.",
    "stack-skill":
      "Eine Fähigkeit von {card} liegt auf dem Stapel. Sie wird ausgeführt, wenn ihr beide passt: Passe.",
    "stack-shield":
      "{card} liegt als Schild auf dem Stapel. Wenn ihr beide passt, wirkt die Karte und wird abgeworfen: Passe.",
    "own-pre-defender":
      "{card} greift {target} an. In einem Kampf gibt es mehrere Momente, in denen beide reagieren dürfen; dies ist der erste. Danach darf {tutor} verteidigen: Passe.",
    "own-post-defender":
      "Jetzt kann niemand mehr dazwischengehen, und dies ist der letzte Moment vor dem Schaden von {card} an {target}. Spar deine Karten: Passe.",
    "other-pre-defender":
      "{card} greift {target} mit Angriff {atk} an. Du könntest schon abschirmen, aber der Schild wäre vergeudet, wenn der Angriff umgelenkt wird. Warte: Passe.",
    "other-post-defender":
      "Dies ist der letzte Moment vor dem Schaden von {card} an {target}, mit Angriff {atk}. Behalte deine Karten: Passe.",
    "end-of-combat": "Der Kampf ist fast vorbei, und beide dürfen noch reagieren. Passe.",
    "combat-gone": "Aus diesem Angriff wird nichts mehr. Passe.",
    defender:
      "Der Verteidigungsschritt gehört dir allein: Eine Einheit mit Intercept könnte dazwischengehen, aber keine von deinen kann das. Passe.",
    intercept:
      "Der Verteidigungsschritt gehört dir allein: {card} könnte den Angriff abfangen. Willst du das nicht, dann passe.",
    shield: ({
      card,
      target,
      atk,
      n,
      most,
    }: {
      card: Words;
      target: Words;
      atk: number;
      n: number;
      most: number;
    }) =>
      `Jede Karte deiner Hand kann ein Schild sein. ${target} wird mit Angriff ${atk} angegriffen; ${card} verhindert ${n} und wird dann abgeworfen. Gegen einen Schaden dürfen höchstens ${most} Karten abschirmen. Nimm diese Karte als Schild.`,
    "shield-unit":
      "{target} würde durch {other} mit Angriff {atk} k. o. gehen. Schirme mit {card} aus der Hand ab, das verhindert {n}: {target} übersteht es, wenn nichts dazwischenkommt.",
    "pass-main": "{tutor} hat in dieser Hauptphase gepasst. Sie endet, wenn auch du passt: Passe.",
    "pass-end": "Der Zug endet, wenn ihr beide nacheinander passt. Passe.",
    hurt: "{card} hat noch {n} Leben. Bei 0 ist nichts verloren: Dann wird daraus {other} mit dem Leben, das dort steht, und du ziehst eine Karte und erhältst eine Ressource.",
    "evolved-other":
      "{card}: Der Kommandant von {tutor} hat sich weiterentwickelt und hat jetzt {n} Leben. Überzähliger Schaden verfällt; entwickelt sich ein Kommandant, zieht sein Spieler eine Karte und erhält eine Ressource.",
    "evolved-own":
      "Dein Kommandant hat sich weiterentwickelt: {card} hat jetzt {n} Leben. Dafür ziehst du eine Karte und erhältst eine Ressource. Lies, was diese Stufe kann.",
    own: "Von jetzt an gehören deine Züge dir: Lege Energie, spiele Karten, greif an und behalte Karten als Schilde. Du hast {mine} Leben, {tutor} hat {theirs}.",
    won: "Die letzte Stufe des Kommandanten von {tutor} hat kein Leben mehr, und du hast gewonnen. Damit kennst du das ganze Spiel. Spiel noch einmal gegen den Computer oder wähle ein eigenes Deck.",
    "other-end":
      "Damit kennst du das ganze Spiel. Spiel noch einmal gegen den Computer oder wähle ein eigenes Deck.",
  }),
);
