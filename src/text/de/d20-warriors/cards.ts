import { num, str } from "../../args";
import type { CardCatalogue, TextArgs } from "../../catalogue";
import { request, statement } from "../clause";
import { cased, counted, list, noun, possessed, possessedOne, type Word, word } from "../grammar";
import { place } from "../places";
import { DIRECTION } from "./table";

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

/** "dieser Krieger", "der andere Krieger", for a word before the noun. */
const warrior = (n: string, a: string, d: string, g: string, behind = "") =>
  noun(`${n} Krieger${behind}`, `${a} Krieger${behind}`, `${d} Krieger${behind}`, `${g} Kriegers${behind}`);
const the = (adjective: string, behind = "") =>
  warrior(`der ${adjective}e`, `den ${adjective}en`, `dem ${adjective}en`, `des ${adjective}en`, behind);

/** The name of a group of values, in the accusative: all eight, the edges, the corners, or each by name. */
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

/** The acting player, and the verb that ends the clause: "du eine Blitzkarte spielst". */
const doing = (by: unknown, what: string, yours: string, theirs: string) =>
  by === "you"
    ? `du ${what} ${yours}`
    : `${by === "opponent" ? "der Gegner" : "ein Spieler"} ${what} ${theirs}`;

/** Half, quarter and eighth turns. */
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

/** Only a battle's latest roll counts, so cards refer to its dice. */
const DICE = "Würfel des letzten Wurfs";
const WHICH: Readonly<Record<string, string>> = { lowest: "niedrigsten", highest: "höchsten" };

const battleEnd = (verb: string) => (a: TextArgs) =>
  `wenn ${cased(a.card, "n")} einen Kampf${a.anyOther ? "" : ` gegen ${cased(a.other, "a")}`} ${verb},`;

/** Card text of D20 Warriors, and the names of its card kinds. */
export const cards: CardCatalogue = {
  "d20-warriors.stats": ({ stats: names }) => stats(names),

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
  "d20-warriors.turn-step.draw": "Ziehphase",
  "d20-warriors.turn-step.act": "Aktionsphase",
  "d20-warriors.turn-step.battle": "Kampfphase",
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
    const what = which === "all" ? possessed(f, DICE) : possessedOne(f, `${WHICH[str(which)] ?? ""} ${DICE}`);
    return request(
      "wirf",
      `${which === "all" ? what.replace(/^die /, "alle ") : what} noch einmal`,
      "werfen",
    );
  },
  "d20-warriors.do.turn-die": ({ for: f, value }) =>
    request("drehe", `${possessedOne(f, `höchsten ${DICE}`)} auf ${num(value)}`, "drehen"),
  "d20-warriors.do.drop-die": ({ for: f }) =>
    request("entferne", possessedOne(f, `höchsten ${DICE}`), "entfernen"),
  "d20-warriors.do.trade-dice": () =>
    request("vertausche", `die ${DICE} der beiden Krieger im Kampf`, "vertauschen"),
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
    `${str(f) === "er" ? `einer seiner ${DICE}` : `ein ${DICE} ${cased(f, "g")}`} ${num(atLeast)}${num(atLeast) < 20 ? " oder mehr" : ""} zeigt`,
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
};
