import { num, str } from "../../args";
import type { Catalogue, TextArgs } from "../../catalogue";
import { request, statement } from "../clause";
import { cased, counted, list, noun, possessed, possessedOne, type Word, word } from "../grammar";
import { place } from "../places";

const DIRECTION: Readonly<Record<string, string>> = {
  n: "Norden",
  ne: "Nordosten",
  e: "Osten",
  se: "Südosten",
  s: "Süden",
  sw: "Südwesten",
  w: "Westen",
  nw: "Nordwesten",
};
const ALL = Object.keys(DIRECTION);
const STRAIGHT = ["n", "e", "s", "w"];
const CORNERS = ["ne", "se", "sw", "nw"];
const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && b.every((x) => a.includes(x));

const KEYWORDS: Readonly<Record<string, readonly [name: string, reminder: string]>> = {
  reach: ["Reichweite", "Er darf auch zwei Felder entfernt angreifen, gerade oder diagonal."],
  guarded: [
    "Behütet",
    "Er kann von Karten des Gegners nicht umgedreht, bewegt oder verändert werden; ein Kampf kann ihn verdecken.",
  ],
  sure: ["Treffsicher", "Jeder seiner Würfel, der 3 oder weniger zeigt, wird noch einmal geworfen."],
  stalwart: ["Standhaft", "Jeder seiner Würfel zählt mindestens als 6."],
  iron: [
    "Eisern",
    "Sind die höchsten Würfe gleich, gewinnt er, sofern der andere Krieger nicht auch Eisern hat.",
  ],
  sidestep: ["Ausweichen", "Er kann nicht diagonal angegriffen werden."],
  hidden: ["Verborgen", "Er kann nicht angegriffen werden."],
  bound: ["Gefesselt", "Er kann nicht angreifen."],
  trailblazer: ["Wegbereiter", "Er darf an jeden beliebigen Krieger gelegt werden."],
};

const SUBTYPES: Readonly<Record<string, Word>> = {
  drake: word("m", "Drache", "Drachen", "Drachen", { oblique: "Drachen" }),
  beast: word("f", "Bestie", "Bestie", "Bestien"),
  knight: word("m", "Ritter", "Ritters", "Ritter"),
  mage: word("m", "Magier", "Magiers", "Magier"),
  bird: word("m", "Vogel", "Vogels", "Vögel"),
  serpent: word("f", "Schlange", "Schlange", "Schlangen"),
  golem: word("m", "Golem", "Golems", "Golems"),
  spirit: word("m", "Geist", "Geistes", "Geister"),
  insect: word("n", "Insekt", "Insekts", "Insekten"),
  siege: word("f", "Kriegsmaschine", "Kriegsmaschine", "Kriegsmaschinen"),
  relic: word("n", "Relikt", "Relikts", "Relikte"),
  rune: word("f", "Rune", "Rune", "Runen"),
  plant: word("f", "Pflanze", "Pflanze", "Pflanzen"),
  machine: word("f", "Maschine", "Maschine", "Maschinen"),
};

const WARRIOR = word("m", "Krieger", "Kriegers", "Krieger");
const FLASH = word("f", "Blitzkarte", "Blitzkarte", "Blitzkarten");

/** "dieser Krieger", "der andere Krieger": by what stands before it. */
const warrior = (n: string, a: string, d: string, g: string, behind = "") =>
  noun(`${n} Krieger${behind}`, `${a} Krieger${behind}`, `${d} Krieger${behind}`, `${g} Kriegers${behind}`);
const the = (adjective: string, behind = "") =>
  warrior(`der ${adjective}e`, `den ${adjective}en`, `dem ${adjective}en`, `des ${adjective}en`, behind);

/** How a group of values is called, in the accusative: all eight, the edges, the corners, or one by one. */
function stats(value: unknown): string {
  const names = (value as readonly string[] | undefined) ?? [];
  if (names.every((name) => name.startsWith("kw-")))
    return list(names.map((name) => KEYWORDS[name.slice(3)]?.[0] ?? name));
  if (same(names, ["bonus"])) return "seinen höchsten Wurf";
  if (same(names, ALL)) return "alle seine Zahlen";
  if (same(names, STRAIGHT)) return "die Zahlen an seinen Kanten";
  if (same(names, CORNERS)) return "die Zahlen an seinen Ecken";
  const where = list(names.map((name) => DIRECTION[name] ?? name));
  return `seine ${names.length === 1 ? "Zahl" : "Zahlen"} im ${where}`;
}

/** Who does it, and the verb that ends the clause: "du eine Blitzkarte spielst". */
const doing = (by: unknown, what: string, yours: string, theirs: string) =>
  by === "you"
    ? `du ${what} ${yours}`
    : `${by === "opponent" ? "der Gegner" : "ein Spieler"} ${what} ${theirs}`;

/** Half, quarters and eighths of a turn. */
function turned(steps: number): string {
  if (steps === 4) return "um eine halbe Drehung";
  const way = steps < 4 ? "im Uhrzeigersinn" : "gegen den Uhrzeigersinn";
  const eighths = steps < 4 ? steps : 8 - steps;
  if (eighths === 2) return `um eine Vierteldrehung ${way}`;
  return `um ${eighths === 1 ? "eine Stelle" : "drei Stellen"} ${way}`;
}

const CAUSE: Readonly<Record<string, string>> = {
  battle: "in einem Kampf ",
  effect: "durch eine Karte ",
  cost: "als Kosten ",
};
const cause = (value: unknown) => CAUSE[str(value)] ?? "";

const WHICH: Readonly<Record<string, string>> = { lowest: "niedrigsten Würfel", highest: "höchsten Würfel" };

const battleEnd = (verb: string) => (a: TextArgs) =>
  `wenn ${cased(a.card, "n")} einen Kampf${a.anyOther ? "" : ` gegen ${cased(a.other, "a")}`} ${verb},`;

export const phrases = {
  "d20-warriors.pitch": "Lege Krieger Kante an Kante und lass die Würfel entscheiden, wer stehen bleibt.",
  "d20-warriors.stats": ({ stats: names }) => stats(names),
  ...Object.fromEntries(ALL.map((d) => [`d20-warriors.stat.${d}`, `Zahl im ${DIRECTION[d]}`])),
  "d20-warriors.stat.bonus": "höchster Wurf",

  ...Object.fromEntries(
    Object.entries(KEYWORDS).flatMap(([key, [name, reminder]]) => [
      [`d20-warriors.keyword.${key}.name`, name],
      [`d20-warriors.keyword.${key}.reminder`, reminder],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SUBTYPES).map(([key, what]) => [
      `d20-warriors.subtype.${key}`,
      ({ count }: TextArgs) => counted(what, num(count)),
    ]),
  ),

  "d20-warriors.noun": ({ count }) => counted(WARRIOR, num(count)),
  "d20-warriors.type.warrior": ({ count }) => counted(WARRIOR, num(count)),
  "d20-warriors.type.flash": ({ count }) => counted(FLASH, num(count)),
  "d20-warriors.until.turn": "in diesem Zug",
  "d20-warriors.until.battle": "in diesem Kampf",
  "d20-warriors.until.game": "bis er das Schlachtfeld verlässt",
  "d20-warriors.ref.this": () => warrior("dieser", "diesen", "diesem", "dieses"),
  "d20-warriors.ref.it": () => noun("er", "ihn", "ihm", "seiner", "sein"),
  "d20-warriors.ref.other": () => the("ander"),
  "d20-warriors.ref.first": () => the("erst"),
  "d20-warriors.ref.attacker": () => the("angreifend"),
  "d20-warriors.ref.target": () => the("angegriffen"),
  "d20-warriors.ref.yours": () => warrior("dein", "deinen", "deinem", "deines", " im Kampf"),
  "d20-warriors.ref.theirs": () => the("gegnerisch", " im Kampf"),
  "d20-warriors.ref.rival": () => the("ander", " im Kampf"),
  "d20-warriors.place.hand": () => place("Hand", "f", "hand"),
  "d20-warriors.place.deck": () => place("Deck", "n", "deck"),
  "d20-warriors.place.discard": () => place("Ablagestapel", "m"),
  "d20-warriors.lying.line": ({ to }) =>
    str(to) === "er" ? "in seiner Reihe oder Spalte" : `in der Reihe oder Spalte ${cased(to, "g")}`,
  "d20-warriors.lying.two-away": ({ to }) => `im Abstand von zwei Feldern zu ${cased(to, "d")}`,

  "d20-warriors.do.extra-die": ({ for: f }) =>
    request("wirf", `einen weiteren W20 für ${cased(f, "a")}`, "werfen"),
  "d20-warriors.do.reroll": ({ for: f, which }) => {
    const what = which === "all" ? possessed(f, "Würfel") : possessedOne(f, WHICH[str(which)] ?? "");
    return request(
      "wirf",
      `${which === "all" ? what.replace(/^die /, "alle ") : what} noch einmal`,
      "werfen",
    );
  },
  "d20-warriors.do.turn-die": ({ for: f, value }) =>
    request("drehe", `${possessedOne(f, "höchsten Würfel")} auf ${num(value)}`, "drehen"),
  "d20-warriors.do.drop-die": ({ for: f }) =>
    request("entferne", possessedOne(f, "höchsten Würfel"), "entfernen"),
  "d20-warriors.do.trade-dice": () =>
    request("vertausche", "alle Würfel der beiden Krieger im Kampf", "vertauschen"),
  "d20-warriors.do.break-off": () => request("beende", "den Kampf ohne Ergebnis", "beenden"),
  "d20-warriors.do.shift": ({ card }) =>
    request(
      "bewege",
      `${cased(card, "a")} auf ein freies Nachbarfeld`,
      "bewegen",
      "",
      ", das an einen anderen Krieger grenzt",
    ),
  "d20-warriors.do.swap": ({ card, with: other }) =>
    request("lass", `${cased(card, "a")} den Platz mit ${cased(other, "d")} tauschen`, "lassen"),
  "d20-warriors.do.swap-both": () => request("vertausche", "ihre Plätze", "vertauschen"),
  "d20-warriors.do.rotate": ({ card, steps }) =>
    request("drehe", `${possessed(card, "Zahlen")} in diesem Zug ${turned(num(steps))}`, "drehen"),
  "d20-warriors.do.mirror": ({ card, from }) =>
    request("übertrage", `${possessed(from, "Zahlen")} in diesem Zug auf ${cased(card, "a")}`, "übertragen"),
  "d20-warriors.do.place-again": () =>
    statement("du", "darfst", "in diesem Zug einen weiteren Krieger legen"),
  "d20-warriors.do.deploy": ({ card }) =>
    request("lege", `${cased(card, "a")} auf das Schlachtfeld`, "legen"),

  "d20-warriors.if.attacking": ({ for: f }) => `${cased(f, "n")} angreift`,
  "d20-warriors.if.defending": ({ for: f }) => `${cased(f, "n")} verteidigt`,
  "d20-warriors.if.across": ({ what }) =>
    `der Kampf ${what === "corner" ? "diagonal" : "entlang einer Reihe oder Spalte"} verläuft`,
  "d20-warriors.if.trailing": "dein Krieger den Kampf zu verlieren droht",
  "d20-warriors.if.fewer-dice": ({ for: f }) =>
    `${cased(f, "n")} weniger Würfel wirft als der andere Krieger`,
  "d20-warriors.if.rolled": ({ for: f, atLeast }) =>
    `${str(f) === "er" ? "einer seiner Würfel" : `ein Würfel ${cased(f, "g")}`} ${num(atLeast)}${num(atLeast) < 20 ? " oder mehr" : ""} zeigt`,
  "d20-warriors.if.at-centre": "dieser Krieger in der Mitte liegt",

  "d20-warriors.when.place": ({ card, by }) =>
    by === "any"
      ? `wenn ${cased(card, "n")} gelegt wird,`
      : `wenn ${doing(by, cased(card, "a"), "legst", "legt")},`,
  "d20-warriors.when.attack": ({ card, other, anyOther }) =>
    `wenn ${cased(card, "n")} ${anyOther ? "" : `${cased(other, "a")} `}angreift,`,
  "d20-warriors.when.dice": ({ self, otherSelf }) => {
    if (self) return "nachdem die Würfel für den Angriff dieses Kriegers gefallen sind,";
    return otherSelf
      ? "nachdem die Würfel für einen Angriff auf diesen Krieger gefallen sind,"
      : "nachdem die Würfel eines Kampfes gefallen sind,";
  },
  "d20-warriors.when.win": battleEnd("gewinnt"),
  "d20-warriors.when.lose": battleEnd("verliert"),
  "d20-warriors.when.tie": "wenn ein Kampf unentschieden steht,",
  "d20-warriors.when.flip-up": ({ card }) => `wenn ${cased(card, "n")} aufgedeckt wird,`,
  "d20-warriors.when.flip-down": ({ card }) => `wenn ${cased(card, "n")} verdeckt wird,`,
  "d20-warriors.when.flash": ({ by }) => `wenn ${doing(by, "eine Blitzkarte", "spielst", "spielt")},`,
  "d20-warriors.when.turn": ({ by }) =>
    by === "you"
      ? "zu Beginn deines Zuges"
      : by === "opponent"
        ? "zu Beginn des gegnerischen Zuges"
        : "zu Beginn jedes Zuges",
  "d20-warriors.when.discard": ({ by }) => `wenn ${doing(by, "eine Karte", "abwirfst", "abwirft")},`,
  "d20-warriors.when.shift": ({ card }) => `wenn ${cased(card, "n")} bewegt wird,`,
  "d20-warriors.change.flip-down": ({ card, cause: by }) => `${cased(card, "n")} ${cause(by)}verdeckt würde`,
  "d20-warriors.change.flip-up": ({ card, cause: by }) => `${cased(card, "n")} ${cause(by)}aufgedeckt würde`,

  "d20-warriors.zone.battlefield": "Schlachtfeld",
  "d20-warriors.zone.played": "Blitzkarte",
  "d20-warriors.zone.hand": "Hand",
  "d20-warriors.zone.deck": "Deck",
  "d20-warriors.zone.discard": "Ablagestapel",
  "d20-warriors.zone.pack": "Packung",
  "d20-warriors.zone.picks": "Gewählte Karten",
  "d20-warriors.step.draw": "Ziehen",
  "d20-warriors.step.act": "Handeln",
  "d20-warriors.step.placement": "Legen",
  "d20-warriors.step.battle": "Kampf",
  "d20-warriors.step.end": "Ende",
  "d20-warriors.step.sudden-death": "Entscheidungskampf",
  "d20-warriors.step.draft": "Draft",
  "d20-warriors.stop.turn-start": "wenn ein Zug beginnt",
  "d20-warriors.stop.placement": "nachdem eine Karte gelegt wurde",
  "d20-warriors.stop.attack": "wenn ein Angriff angesagt wird",
  "d20-warriors.stop.dice": "nachdem gewürfelt wurde",
  "d20-warriors.stop.result": "nach einem Kampf",
  "d20-warriors.stop.turn-end": "wenn ein Zug enden soll",
  "d20-warriors.counter.oops": "OOPS übrig",
  "outcome.d20.most-face-up": "die meisten offenen Krieger",
  "outcome.d20.none-face-up": "niemand hat einen offenen Krieger",
  "outcome.d20.sudden-death": "Entscheidungskampf",
  "d20-warriors.score": "offene Krieger",

  "d20-warriors.option.number": "{n}",
  "d20-warriors.option.oops": "OOPS",
  "d20-warriors.option.oops.help": "Wie oft jeder die eigene letzte Aktion zurücknehmen darf.",
  "d20-warriors.option.oops.none": "Nie",
  "d20-warriors.option.flash": "Blitzkarten",
  "d20-warriors.option.flash.help": "Mit Blitzkarten spielen oder nur mit Kriegern.",
  "d20-warriors.option.flash.on": "Mit Blitzkarten",
  "d20-warriors.option.flash.off": "Nur Krieger",
  "d20-warriors.option.draft": "Decks",
  "d20-warriors.option.draft.help": "Bringt Decks mit oder wählt sie zuerst aus zwei Packungen.",
  "d20-warriors.option.draft.on": "Draft",
  "d20-warriors.option.draft.off": "Eigene Decks",
  "d20-warriors.option.packSize": "Karten je Packung",
  "d20-warriors.option.packSize.help": "Jeder nimmt zwölf; was übrig bleibt, wird nicht gebraucht.",

  "d20-warriors.action.place": "{card} legen",
  "d20-warriors.action.attack": "{target} mit {card} angreifen",
  "d20-warriors.action.flash": "{card} spielen",
  "d20-warriors.action.ability": "Fähigkeit von {card} nutzen",
  "d20-warriors.action.end-turn": "Zug beenden",
  "d20-warriors.action.pass": "Passen",
  "d20-warriors.action.pass.turn-start": "Passen: weiter mit dem Zug",
  "d20-warriors.action.pass.placement": "Passen: keine Blitzkarte nach dem Legen",
  "d20-warriors.action.pass.attack": "Passen: Würfel werfen",
  "d20-warriors.action.pass.dice": "Passen: Würfel gelten lassen",
  "d20-warriors.action.pass.result": "Passen: weiter",
  "d20-warriors.action.pass.turn-end": "Passen: Zug enden lassen",
  "d20-warriors.action.concede": "Aufgeben",
  "d20-warriors.action.time-out": "Auszeit",
  "d20-warriors.action.end-time-out": "Auszeit beenden",
  "d20-warriors.action.oops": "OOPS",

  "d20-warriors.preview.dice": "{card} wirft {dice}, {other} wirft {others}.",
  "d20-warriors.preview.chance": "Gewinnchance: {percent} %.",

  "prompt.d20.act": "Lege einen Krieger, greif an, spiel eine Blitzkarte oder beende deinen Zug.",
  "prompt.d20.window.turn-start": "Ein Zug beginnt: Spiel eine Blitzkarte oder passe.",
  "prompt.d20.window.placement": "Ein Krieger wurde gelegt: Spiel eine Blitzkarte oder passe.",
  "prompt.d20.window.attack": "Ein Angriff ist angesagt: Spiel eine Blitzkarte oder passe.",
  "prompt.d20.window.dice": "Die Würfel liegen: Spiel eine Blitzkarte oder passe.",
  "prompt.d20.window.result": "Der Kampf ist entschieden: Spiel eine Blitzkarte oder passe.",
  "prompt.d20.window.turn-end": "Der Zug soll enden: Spiel eine Blitzkarte oder passe.",
  "prompt.d20.draft": ({ count, have }) =>
    `Draft: Nimm ${num(count) === 1 ? "eine Karte" : "zwei Karten"} (bisher ${num(have)} von 12).`,
  "prompt.d20.shift": "Wähle das Feld, auf das {card} kommt.",
  "prompt.d20.deploy": "Wähle das Feld, auf das {card} gelegt wird.",
  "prompt.d20.sudden-death-pick": "Entscheidungskampf: Wähle geheim einen deiner offenen Krieger.",
  "prompt.d20.sudden-death-place": "Entscheidungskampf: Lege deinen Krieger verdeckt auf ein Feld.",

  "why.d20.not-in-hand": "Diese Karte ist nicht auf deiner Hand.",
  "why.d20.not-a-warrior": "Nur Krieger werden auf das Schlachtfeld gelegt.",
  "why.d20.not-a-flash": "Nur Blitzkarten werden so gespielt.",
  "why.d20.not-your-turn": "Das geht nur in deinem eigenen Zug.",
  "why.d20.already-placed": "Du hast deinen Krieger für diesen Zug schon gelegt.",
  "why.d20.cell-taken": "Dort liegt schon ein Krieger.",
  "why.d20.cell-not-touching": "Ein Krieger muss einen anderen Krieger berühren.",
  "why.d20.centre-first": "Der erste Krieger kommt in die Mitte.",
  "why.d20.touch-opposing": "Er muss einen offenen Krieger des Gegners berühren.",
  "why.d20.touch-next":
    "Alle Felder neben offenen Kriegern des Gegners sind belegt; er muss daher einen verdeckten Krieger berühren.",
  "why.d20.touch-face-down":
    "Der Gegner hat keinen offenen Krieger; er muss daher einen verdeckten Krieger berühren.",
  "why.d20.not-touching": "Die beiden berühren sich nicht.",
  "why.d20.bound": "{card} ist Gefesselt und kann nicht angreifen.",
  "why.d20.sidestep": "{card} hat Ausweichen und kann nicht diagonal angegriffen werden.",
  "why.d20.hidden": "{card} ist Verborgen und kann nicht angegriffen werden.",
  "why.d20.attacker-not-there": "Nur ein Krieger auf dem Schlachtfeld kann angreifen.",
  "why.d20.not-your-warrior": "Du greifst nur mit deinen eigenen Kriegern an.",
  "why.d20.attacker-face-down": "Ein verdeckter Krieger kann nicht angreifen.",
  "why.d20.no-target": "Kein offener Krieger des Gegners ist in Reichweite.",
  "why.d20.target-not-there": "Nur ein Krieger auf dem Schlachtfeld kann angegriffen werden.",
  "why.d20.own-target": "Du kannst deine eigenen Krieger nicht angreifen.",
  "why.d20.target-face-down": "Ein verdeckter Krieger kann nicht angegriffen werden.",
  "why.d20.ability-not-live": "Eine Fähigkeit wirkt nur, solange ihr Krieger offen auf deiner Seite liegt.",
  "why.d20.no-such-ability": "Diese Fähigkeit gibt es hier nicht.",
  "why.d20.ability-used": "{card} hat diese Fähigkeit in diesem Zug schon genutzt.",
  "why.d20.ability-condition": "Die Bedingung der Fähigkeit von {card} ist nicht erfüllt.",
  "why.d20.cannot-pay-discard": "Du hast zu wenige Karten auf der Hand, um dafür zu bezahlen.",
  "why.d20.no-such-action": "Diese Aktion gibt es in einem Zug nicht.",
  "why.d20.no-oops": "An diesem Tisch wird ohne OOPS gespielt.",
  "why.d20.deck-size": "Ein Deck hat genau 12 Karten; dieses hat {count}.",
  "why.d20.deck-twice": "{card} ist mehr als einmal im Deck.",
  "why.d20.deck-no-warrior": "Ein Deck braucht mindestens einen Krieger.",
  "why.d20.no-flash-here": "{card} ist eine Blitzkarte, und an diesem Tisch wird ohne sie gespielt.",
  "why.d20.pool-too-small": "Zwei Packungen brauchen {needed} verschiedene Karten; der Vorrat hat {count}.",
  "why.d20.window.turn-start": "Zuerst dürfen beide Blitzkarten spielen: Passe, damit es weitergeht.",
  "why.d20.window.placement":
    "Zuerst dürfen beide auf den gelegten Krieger antworten: Passe, damit es weitergeht.",
  "why.d20.window.attack": "Ein Kampf läuft: Jetzt lassen sich nur Blitzkarten spielen.",
  "why.d20.window.dice": "Ein Kampf läuft: Jetzt lassen sich nur Blitzkarten spielen.",
  "why.d20.window.result": "Zuerst dürfen beide auf das Ergebnis antworten: Passe, damit es weitergeht.",
  "why.d20.window.turn-end": "Der Zug soll enden: Jetzt lassen sich nur Blitzkarten spielen.",

  "log.d20.first": "{player} beginnt ({rolls}).",
  "log.d20.first-tie": "Gleichstand: Beide würfeln noch einmal.",
  "log.d20.turn": "Zug {n}: {player}.",
  "log.d20.draw": "{player} zieht {card}.",
  "log.d20.draw-hidden": "{player} zieht eine Karte.",
  "log.d20.place": "{player} legt {card}.",
  "log.d20.attack": "{card} greift {target} an.",
  "log.d20.roll": "{player} würfelt {n}.",
  "log.d20.roll-for": "{card} würfelt {n}.",
  "log.d20.tie": "Gleichstand: je ein weiterer Würfel.",
  "log.d20.win": "{card} gewinnt gegen {target}.",
  "log.d20.no-result": "Der Kampf endet ohne Ergebnis.",
  "log.d20.flip-down": "{card} wird verdeckt.",
  "log.d20.flip-up": "{card} wird aufgedeckt.",
  "log.d20.flip-hidden": "Ein Krieger von {player} wird umgedreht.",
  "log.d20.flash": "{player} spielt {card}.",
  "log.d20.ability": "{player} nutzt {card}.",
  "log.d20.discard": "{player} wirft {card} ab.",
  "log.d20.remove": "{card} kommt auf den Ablagestapel von {player}.",
  "log.d20.return": "{card} kommt auf die Hand von {player} zurück.",
  "log.d20.move": "{card} verlässt das Schlachtfeld.",
  "log.d20.shift": "{card} zieht auf ein anderes Feld.",
  "log.d20.modify": ({ card, stat, n, source }) =>
    `${str(card)}: ${str(stat)} ${num(n) >= 0 ? "+" : "−"}${Math.abs(num(n))} (${str(source)}).`,
  "log.d20.modify-set": "{card}: {stat} wird {n} ({source}).",
  "log.d20.gain": "{card} erhält {keyword} ({source}).",
  "log.d20.show": "{player} sieht {card} an.",
  "log.d20.show-hidden": "{player} sieht eine verborgene Karte an.",
  "log.d20.deck-empty": "{player} hat keine Karte mehr zu ziehen.",
  "log.d20.time-out": "{player} nimmt eine Auszeit.",
  "log.d20.end-time-out": "{player} beendet die Auszeit.",
  "log.d20.take-back": "OOPS: {player} nimmt {what} zurück.",
  "log.d20.out": "{player} gibt auf.",
  "log.d20.sudden-death-pick": "Entscheidungskampf: Beide wählen geheim einen Krieger.",
  "log.d20.sudden-death-roll": "Entscheidungskampf: Ein Wurf bestimmt, wer als Zweiter legt.",
  "log.d20.sudden-death-placing": "Entscheidungskampf: {player} legt.",
  "log.d20.sudden-death-reveal": "Entscheidungskampf: Beide werden aufgedeckt.",
  "log.d20.sudden-death-battle": "Entscheidungskampf: der letzte Kampf.",
  "log.d20.sudden-death-result": "Der Entscheidungskampf ist entschieden.",
  "log.d20.packs-swapped": "Die Packungen werden getauscht.",
  "log.d20.drafted-deck": "{player} hat ein Deck aus zwölf Karten.",
  "log.d20.picked-secret": "{player} hat gewählt.",
  "log.d20.game-over-win": "{player} gewinnt: {cause}.",
  "log.d20.game-over-draw": "Unentschieden: {cause}.",
} as const satisfies Catalogue;
