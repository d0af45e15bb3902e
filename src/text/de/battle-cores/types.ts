import { str } from "../../args";
import { type CardCatalogue, cardLines, type TextArgs } from "../../catalogue";
import { counted, type Word, word } from "../grammar";

/** The name of each Type, and the prefix of its Monsters: "Drache", "Drachen-Monster". */
const TYPES: Readonly<Record<string, readonly [name: string, before?: string]>> = {
  fire: ["Feuer"],
  water: ["Wasser"],
  nature: ["Natur"],
  earth: ["Erde", "Erd"],
  wind: ["Wind"],
  lightning: ["Blitz"],
  ice: ["Eis"],
  metal: ["Metall"],
  light: ["Licht"],
  dark: ["Finsternis"],
  dragon: ["Drache", "Drachen"],
  beast: ["Bestie", "Bestien"],
  knight: ["Ritter"],
  mage: ["Magier"],
  bird: ["Vogel"],
  serpent: ["Schlange", "Schlangen"],
  golem: ["Golem"],
  spirit: ["Geist", "Geister"],
  insect: ["Insekt", "Insekten"],
  plant: ["Pflanze", "Pflanzen"],
  robot: ["Roboter"],
  alien: ["Alien"],
  food: ["Speise", "Speisen"],
  elemental: ["Elementar"],
  fish: ["Fisch"],
  relic: ["Relikt"],
};

/** Words ending in "Monster", "Legende" or "Karte". */
const ending = {
  monster: (before = "", name = "Monster") => word("n", before + name, `${before + name}s`, before + name),
  legend: (before = "", name = "Legende") => word("f", before + name, before + name, `${before + name}n`),
  card: (before: string) => word("f", `${before}karte`, `${before}karte`, `${before}karten`),
};

/** The categories of Support cards, and the prefix of their cards. */
const CATEGORIES: Readonly<Record<string, readonly [inPlay: Word, before: string]>> = {
  boost: [word("m", "Impuls", "Impulses", "Impulse"), "Impuls"],
  trap: [word("f", "Falle", "Falle", "Fallen"), "Fallen"],
  item: [word("m", "Gegenstand", "Gegenstands", "Gegenstände"), "Gegenstands"],
  field: [word("n", "Feld", "Feldes", "Felder"), "Feld"],
  gear: [word("f", "Waffe", "Waffe", "Waffen"), "Waffen"],
};

const HELD: readonly string[] = ["", "hand", "deck", "ground"];

const inNumber =
  (say: (a: TextArgs) => Word) =>
  (a: TextArgs): Word =>
    counted(say(a), Number(a.count ?? 1));

/** The names of card kinds: Monsters, Legends and Support cards, and their Types. */
export const types: CardCatalogue = {
  ...cardLines(
    "battle-cores.subtype",
    Object.fromEntries(
      Object.entries(TYPES).map(([key, [name, before = name]]) => [
        key,
        ({ count, noun, type }: TextArgs) =>
          noun
            ? counted(ending[type === "legend" ? "legend" : "monster"](`${before}-`), Number(count))
            : name,
      ]),
    ),
  ),
  ...cardLines(
    "battle-cores.subtype",
    Object.fromEntries(
      Object.entries(CATEGORIES).map(([key, [inPlay, before]]) => [
        key,
        inNumber(({ noun, zone }) => (noun && HELD.includes(str(zone)) ? ending.card(before) : inPlay)),
      ]),
    ),
  ),
  "battle-cores.noun": inNumber(() => ending.monster()),
  "battle-cores.type.monster": inNumber(({ noun }) => (noun ? ending.card("Monster") : ending.monster())),
  "battle-cores.type.legend": inNumber(() => ending.legend()),
  "battle-cores.type.support": inNumber(() => ending.card("Hilfs")),
  ...cardLines("battle-cores.being", {
    tempered: "gekippt",
    untempered: "aufrecht",
    damaged: "verletzt",
    unharmed: "unverletzt",
    token: "Token-",
    new: "frisch beschworen",
    "non-legend": "Nicht-Legenden-",
  }),
};
