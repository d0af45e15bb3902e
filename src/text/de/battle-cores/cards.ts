import { num, str, strs } from "../../args";
import { type CardCatalogue, cardLines, type TextArgs } from "../../catalogue";
import { counting, type Quantity, upTo, values } from "../amount";
import { type Clause, request, statement } from "../clause";
import type { Filtered } from "../filter";
import {
  capital,
  cased,
  type Gender,
  gendered,
  genderOf,
  list,
  type Noun,
  noun,
  numberWord,
  often,
  possessed,
  sentence,
} from "../grammar";
import { outOf, type Place, place } from "../places";
import { keyword } from "./keywords";
import { tokenName } from "./names";

const taken = (filter: unknown) => cased((filter as Filtered).taken, "a");

const points = (n: number) => (n === 1 ? "1 Punkt" : `${n} Punkte`);
const hp = (n: number) => `${n} HP`;
const marks = (n: number) => `${n} ${n === 1 ? "Zählmarke" : "Zählmarken"}`;
const markWord = (n: number) => (n === 1 ? "eine Zählmarke" : `${numberWord(n)} Zählmarken`);

/** "2 HP", "1 HP für jedes eigene Monster", "HP in Höhe der Kraft ...", with the limit last. */
function amount(a: TextArgs, unit: (n: number) => string): { text: string; tail: string } {
  if (a.n !== undefined) return { text: unit(num(a.n)), tail: "" };
  const tail = upTo(a.max, String);
  const each = counting(a);
  if (each !== null) return { text: `${unit(each.times)} für ${each.per}`, tail };
  return { text: `${unit(2).replace(/^2 /, "")} in Höhe ${cased(a.equal, "g")}`, tail };
}

const THEM: Readonly<Record<string, Noun>> = {
  you: noun("du", "dich", "dir", "deiner"),
  opponent: noun("der Gegner", "den Gegner", "dem Gegner", "des Gegners"),
  each: noun("jeder Spieler", "jeden Spieler", "jedem Spieler", "jedes Spielers"),
};
const them = (who: unknown) => THEM[str(who)] ?? (THEM.opponent as Noun);

/** "füge dem Gegner 2 Brandschaden zu". */
function burn(a: TextArgs, whom: string): Clause {
  const { text, tail } = amount(a, (n) => `${n} Brandschaden`);
  return request("füge", `${whom} ${text}`, "zufügen", "zu", tail);
}

/** "erhalte 2 HP", "der Gegner verliert 1 Punkt". */
const change =
  (imperative: string, indicative: string, infinitive: string, unit: (n: number) => string) =>
  (a: TextArgs) => {
    const { text, tail } = amount(a, unit);
    if (a.who === "you") return request(imperative, text, infinitive, "", tail);
    return statement(them(a.who).n, indicative, `${text}${tail}`);
  };
const gaining = (unit: (n: number) => string) => change("erhalte", "erhält", "erhalten", unit);
const losing = (unit: (n: number) => string) => change("verliere", "verliert", "verlieren", unit);

/** "von ihm", "des angegriffenen Monsters": the owner of a card's property. */
const ofCard = (card: unknown) =>
  possessed(card, "").startsWith("die ") ? cased(card, "g") : `von ${cased(card, "d")}`;

/** The acting player, and the verb that ends the clause. */
const doing = (by: unknown, what: string, yours: string, theirs: string) =>
  by === "you"
    ? `du ${what} ${yours}`
    : `${by === "opponent" ? "ein Gegner" : "ein Spieler"} ${what} ${theirs}`;

/** "wenn ...": refers to a card, with which later pronouns agree. */
const about = (card: unknown, text: string) => ({ gender: genderOf(card), toString: () => text });

const quantity = (what: string, each: string): Quantity => ({
  ...noun(`die ${what}`, `die ${what}`, `der ${what}`, `der ${what}`),
  each,
});
const whose = (who: unknown, mine: string, theirs: string) => (who === "you" ? mine : theirs);

const ref = (gender: Gender, n: string, a: string, d: string, g: string) => () =>
  gendered(gender, noun(n, a, d, g));

/** The wording of a change of values. A change of Price reads as what a card costs. */
function stats(a: TextArgs) {
  const names = strs(a.stats);
  if (names.every((name) => name.startsWith("kw-")))
    return list(names.map((name) => keyword(name.slice(3), a.n)));
  const labels = names.map((name) => STATS[name] ?? name);
  if (names.join() !== "price") return values(labels);
  return values(labels, (n) => ["kostet", `${points(Math.abs(n))} ${n < 0 ? "weniger" : "mehr"}`]);
}

const PLACES: Readonly<Record<string, Place>> = {
  hand: place("Hand", "f", "hand"),
  deck: place("Hauptdeck", "n", "deck"),
  ground: place("Ablage", "f"),
  legends: place("Legendendeck", "n"),
  "legend-ground": place("Legendenablage", "f"),
  items: place("Reihe der Gegenstände", "f"),
  fields: place("Reihe der Felder", "f"),
  gear: place("Reihe der Waffen", "f"),
};

const STATS: Readonly<Record<string, string>> = {
  price: "Preis",
  armor: "Rüstung",
  power: "Kraft",
  durability: "Haltbarkeit",
};

/** Effects, conditions and amounts of Battle Cores cards. */
const words: CardCatalogue = {
  ...cardLines("battle-cores.do", {
    burn: (a) => burn(a, them(a.who).d),
    "burn-card": (a) => burn(a, cased(a.card, "d")),
    "gain-hp": gaining(hp),
    "lose-hp": losing(hp),
    "gain-points": gaining(points),
    "lose-points": losing(points),
    search: ({ what }) => request("suche", cased(what, "a"), "suchen"),
    summon: ({ what, zone }) =>
      request("beschwöre", `${cased(what, "a")} ${outOf(PLACES[str(zone)], "you")}`, "beschwören"),
    "quick-summon": ({ what, zone }) =>
      request("rufe", `${cased(what, "a")} ${outOf(PLACES[str(zone)], "you")}`, "herbeirufen", "herbei"),
    shuffle: () => request("mische", "dein Hauptdeck", "mischen"),
    token: ({ name, count, types, armor, power, more }) => {
      const many = num(count) === 1 ? "einen" : numberWord(num(count));
      const values = [`Rüstung ${num(armor)}`, `Kraft ${num(power)}`, ...strs(more)];
      const traits = [strs(types).join("/"), ...values.map((trait) => trait.replace(/\.$/, ""))];
      const what = `${tokenName(str(name))} (${traits.filter(Boolean).join(", ")})`;
      return request("beschwöre", `${many} ${what}`, "beschwören");
    },
    duplicate: () => request("verdopple", "diese Karte", "verdoppeln"),
    copy: ({ card }) => request("erschaffe", `eine Token-Kopie ${ofCard(card)}`, "erschaffen"),
    mill: ({ who, count }) => {
      const n = num(count);
      const top = n === 1 ? "die oberste Karte" : `die obersten ${numberWord(n)} Karten`;
      if (who === "you") return request("wirf", `${top} deines Hauptdecks`, "abwerfen", "ab");
      return statement(them(who).n, "wirft", `${top} seines Hauptdecks ab`);
    },
    recycle: () => request("mische", "deine Ablage in dein Hauptdeck", "mischen"),
    temper: ({ card }) => request("kippe", cased(card, "a"), "kippen"),
    untemper: ({ card }) => request("richte", cased(card, "a"), "aufrichten", "auf"),
    restore: ({ card }) => request("stelle", possessed(card, "Rüstung"), "wiederherstellen", "wieder her"),
    counters: (a) => {
      const { text, tail } = amount(a, marks);
      const where = `auf ${cased(a.card, "a")}`;
      return a.n === undefined
        ? request("lege", `${where} ${text}`, "legen", "", tail)
        : request("lege", `${text} ${where}`, "legen");
    },
    repair: (a) => {
      const { text, tail } = amount(a, (n) => `${n} Haltbarkeit`);
      return request("repariere", `${cased(a.card, "a")} um ${text}`, "reparieren", "", tail);
    },
    "put-into": ({ card }) => request("wirf", cased(card, "a"), "abwerfen", "ab"),
    "end-attack": () => statement("der Angriff", "endet", "ohne Schaden"),
    retarget: ({ card }) => statement(cased(card, "n"), "wird", "zum Ziel des Angriffs"),
    pay: ({ costs, then }) => `(${list(strs(costs))}${then === undefined ? "" : ` : ${str(then)}`})`,
  }),
  ...cardLines("battle-cores.if", {
    "attack-on": ({ who }) =>
      who === "you"
        ? "du angegriffen wirst"
        : who === "opponent"
          ? "eine Karte von dir angreift"
          : "gerade ein Angriff läuft",
    "is-direct": "der Angriff direkt ist",
    blocked: "der Angriff geblockt wurde",
    new: ({ card }) => `${cased(card, "n")} in diesem Zug beschworen wurde`,
    "hp-at-most": ({ who, n }) =>
      whose(who, `du ${num(n)} HP oder weniger hast`, `der Gegner ${num(n)} HP oder weniger hat`),
    "hp-at-least": ({ who, n }) =>
      whose(who, `du ${num(n)} HP oder mehr hast`, `der Gegner ${num(n)} HP oder mehr hat`),
  }),
  ...cardLines("battle-cores.amount", {
    hp: ({ who }) =>
      quantity(
        `Zahl ${whose(who, "deiner HP", "der HP des Gegners")}`,
        whose(who, "jeden deiner HP", "jeden HP des Gegners"),
      ),
    points: ({ who }) =>
      quantity(
        `Zahl ${whose(who, "deiner Punkte", "der Punkte des Gegners")}`,
        whose(who, "jeden deiner Punkte", "jeden Punkt des Gegners"),
      ),
    turns: ({ who }) =>
      quantity(
        `Nummer ${whose(who, "deines Zuges", "des gegnerischen Zuges")}`,
        whose(who, "jeden deiner bisherigen Züge samt diesem", "jeden bisherigen Zug des Gegners"),
      ),
    counters: ({ card }) =>
      quantity(`Zahl der Zählmarken auf ${cased(card, "d")}`, `jede Zählmarke auf ${cased(card, "d")}`),
    "armor-left": ({ card }) =>
      quantity(`übrige Rüstung ${ofCard(card)}`, `jeden Punkt übriger Rüstung ${ofCard(card)}`),
    damage: ({ card }) =>
      quantity(`Summe des Schadens auf ${cased(card, "d")}`, `jeden Punkt Schaden auf ${cased(card, "d")}`),
  }),
  ...cardLines("battle-cores.cost", {
    points: ({ n }) => request("zahle", points(num(n)), "zahlen"),
    hp: ({ n }) => request("verliere", hp(num(n)), "verlieren"),
    counters: ({ n }) => request("entferne", `${markWord(num(n))} von dieser Karte`, "entfernen"),
    "temper-this": () => request("kippe", "diese Karte", "kippen"),
    "discard-this": ({ or }) =>
      request(
        "wirf",
        `diese Karte${or === undefined ? "" : " vom Feld oder aus der Hand"}`,
        "abwerfen",
        "ab",
      ),
    temper: ({ filter }) => request("kippe", taken(filter), "kippen"),
    return: ({ filter }) => request("nimm", `${taken(filter)} auf deine Hand`, "zurücknehmen", "zurück"),
    deck: ({ filter }) => request("lege", `${taken(filter)} unter dein Hauptdeck`, "legen"),
  }),
};

/** Card references and triggers. */
const sentences: CardCatalogue = {
  "battle-cores.stats": stats,
  ...cardLines(
    "battle-cores.place",
    Object.fromEntries(Object.entries(PLACES).map(([zone, where]) => [zone, () => where])),
  ),
  ...cardLines("battle-cores.ref", {
    this: ref("f", "diese Karte", "diese Karte", "dieser Karte", "dieser Karte"),
    // The pronoun of a chosen card is inflected afterwards.
    it: () => noun("er", "ihn", "ihm", "seiner", "sein"),
    other: ref(
      "n",
      "das andere Monster",
      "das andere Monster",
      "dem anderen Monster",
      "des anderen Monsters",
    ),
    first: ref("n", "das erste Monster", "das erste Monster", "dem ersten Monster", "des ersten Monsters"),
    attacker: ref(
      "f",
      "die angreifende Karte",
      "die angreifende Karte",
      "der angreifenden Karte",
      "der angreifenden Karte",
    ),
    target: ref(
      "n",
      "das angegriffene Monster",
      "das angegriffene Monster",
      "dem angegriffenen Monster",
      "des angegriffenen Monsters",
    ),
    host: ref(
      "n",
      "das ausgerüstete Monster",
      "das ausgerüstete Monster",
      "dem ausgerüsteten Monster",
      "des ausgerüsteten Monsters",
    ),
  }),
  ...cardLines("battle-cores.turn-step", {
    start: "Startphase",
    main: "Hauptphase",
    battle: "Kampfphase",
    end: "Endphase",
  }),
  ...cardLines("battle-cores.until", {
    turn: "in diesem Zug",
    attack: "bei diesem Angriff",
    game: "solange er im Spiel ist",
  }),
  ...cardLines("battle-cores.when", {
    summon: ({ card, by }) =>
      about(
        card,
        by === "any"
          ? `wenn ${cased(card, "n")} beschworen wird,`
          : `wenn ${doing(by, cased(card, "a"), "beschwörst", "beschwört")},`,
      ),
    attack: ({ card, other, anyOther }) =>
      about(card, `wenn ${cased(card, "n")} ${anyOther ? "" : `${cased(other, "a")} `}angreift,`),
    strike: ({ card }) =>
      about(card, `wenn ${cased(card, "n")} einem Spieler durch einen direkten Angriff Schaden zufügt,`),
    block: ({ card, other, anyOther }) =>
      about(card, `wenn ${cased(card, "n")} ${anyOther ? "" : `${cased(other, "a")} `}blockt,`),
    victory: ({ card, other, anyOther }) =>
      about(
        card,
        `wenn durch einen Angriff ${cased(card, "g")} ${anyOther ? "ein Monster" : cased(other, "n")} abgeworfen wird,`,
      ),
    discard: ({ card }) => about(card, `wenn ${cased(card, "n")} abgeworfen wird,`),
    activate: ({ by }) => `wenn ${doing(by, "eine Hilfskarte", "aktivierst", "aktiviert")},`,
    burn: ({ by }) => `wenn ${doing(by, "Brandschaden", "erleidest", "erleidet")},`,
    "battle-begins": ({ by }) => `zu Beginn ${by === "you" ? "deiner" : "jeder"} Kampfphase`,
    "end-begins": ({ by }) => `zu Beginn ${by === "you" ? "deiner" : "jeder"} Endphase`,
  }),
  "battle-cores.change.burn": ({ of }) =>
    `${of === "you" ? "dir" : of === "opponent" ? "einem Gegner" : "einem Spieler"} Brandschaden zugefügt würde`,
  "battle-cores.ability.activated": ({ costs, effect, once, uses, condition }) => {
    const when = [
      once ? "einmal in jedem Zug" : often(false, uses).replace(/, $/, ""),
      condition === undefined ? "" : `wenn ${str(condition)}`,
    ];
    const head = when.filter(Boolean).join(", ");
    return `${head === "" ? "" : `${capital(head)}: `}(${list(strs(costs))} : ${str(effect)})`;
  },
  "battle-cores.ability.play": ({ effect, condition }) => {
    const text = sentence(str(effect));
    return condition === undefined ? text : `Nur aktivierbar, wenn ${str(condition)}. ${text}`;
  },
};

export const cards: CardCatalogue = { ...words, ...sentences };
