import { alien } from "./alien";
import { archer } from "./archer";
import { beast } from "./beast";
import { bird } from "./bird";
import { drake } from "./drake";
import type { Family } from "./family";
import { fish } from "./fish";
import { food } from "./food";
import { golem } from "./golem";
import { insect } from "./insect";
import { knight } from "./knight";
import { machine } from "./machine";
import { mage } from "./mage";
import { place } from "./place";
import { plant } from "./plant";
import { relic } from "./relic";
import { rune } from "./rune";
import { serpent } from "./serpent";
import { siege } from "./siege";
import { spirit } from "./spirit";

export const FAMILIES = {
  drake,
  beast,
  knight,
  mage,
  bird,
  serpent,
  golem,
  spirit,
  insect,
  siege,
  relic,
  rune,
  plant,
  place,
  machine,
  archer,
  fish,
  alien,
  food,
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;

export interface Subject {
  readonly name: string;
  readonly type: string;
  readonly subtypes?: readonly string[] | undefined;
}

/** Types of cards that show a spell, a place or a thing. Every other type shows a figure. */
const BY_TYPE: Readonly<Record<string, FamilyName>> = {
  flash: "rune",
  magic: "rune",
  tactic: "rune",
  spell: "rune",
  ability: "rune",
  feat: "rune",
  nexus: "place",
  battlefield: "place",
  equipment: "relic",
  weapon: "relic",
  armor: "relic",
  core: "relic",
  resource: "relic",
};

/** Words of subtypes that select a silhouette. The first matching family draws the card. */
const KINDS: readonly (readonly [FamilyName, RegExp])[] = [
  ["rune", /\b(boost|trap|trick|rune|sigil)/],
  ["place", /\bfield|fortress/],
  ["drake", /drake|dragon|wyrm|wyvern/],
  ["serpent", /serpent|snake/],
  ["bird", /bird/],
  ["insect", /insect/],
  ["fish", /fish/],
  ["plant", /plant|tree/],
  ["alien", /alien/],
  ["food", /food/],
  ["golem", /golem|giant/],
  ["machine", /machine|robot/],
  ["siege", /siege/],
  ["relic", /relic|item|gear\b/],
  ["spirit", /spirit|elemental|undead|demon|angel|fairy/],
  ["mage", /mage|sage|monk|scholar|vampire/],
  ["archer", /archer|rogue|hunter/],
  ["knight", /knight|human|valkyrie/],
  ["beast", /beast|wolf/],
];

/** Words of names that select a figure when the subtypes do not. */
const NAMES: readonly (readonly [FamilyName, RegExp])[] = [
  ["drake", /drake|dragon|wyrm/],
  ["machine", /automaton|engine\b|robot/],
  ["golem", /golem|colossus|giant/],
  ["plant", /tree|treant|bloom/],
  ["beast", /\b(wolf|lion|bear|boar|hound|mare|stag)$/],
  [
    "mage",
    /priest|sage\b|monk|nun\b|scribe|seer|reader|reciter|skald|speaker|wise|embalmer|surgeon|blesser|watcher|vizier|drum|carver|medic|servant/,
  ],
  ["archer", /archer|arrow|scout|hunter|outrider|runner|javelin|thrower|falconer|digger|walker|raider/],
  ["knight", /./],
];

const inWords = (list: typeof KINDS, words: string) =>
  list.find(([, pattern]) => pattern.test(words.toLowerCase()))?.[0];

/** The silhouette for a card: by its later subtypes, otherwise the first (often an element), its type, or its name. */
export function familyFor({ name, type, subtypes = [] }: Subject): FamilyName {
  const [first = "", ...later] = subtypes;
  return (
    inWords(KINDS, later.join(" ")) ??
    inWords(KINDS, first) ??
    BY_TYPE[type] ??
    inWords(NAMES, name) ??
    "knight"
  );
}
