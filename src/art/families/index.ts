import type { Seeded } from "../seed";
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
import { plant } from "./plant";
import { relic } from "./relic";
import { rune } from "./rune";
import { serpent } from "./serpent";
import { siege } from "./siege";
import { spirit } from "./spirit";

/** Every silhouette there is, by name. */
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
  machine,
  archer,
  fish,
  alien,
  food,
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;

/** Words of subtypes and names that call for a silhouette. The first family with a hit draws the card. */
const WORDS: readonly (readonly [FamilyName, RegExp])[] = [
  ["rune", /\b(flash|boost|trap|spell|magic|trick|rune|sigil|storm|burst|bolt)/],
  ["drake", /drake|dragon|wyrm|wyvern/],
  ["serpent", /serpent|snake|viper|naga|worm|hydra|eel/],
  ["bird", /bird|avian|hawk|eagle|falcon|owl|raven|crow|phoenix|griffin|harpy|wing|heron/],
  ["insect", /insect|beetle|mantis|moth|spider|wasp|scorpion|hive|swarm|\bant\b/],
  ["fish", /fish|shark|whale|kraken|squid|tide|deep|sea\b|merfolk|leviathan/],
  ["plant", /plant|tree|thorn|root|bloom|vine|grove|treant|moss|fungus|briar/],
  ["alien", /alien|\bufo\b/],
  ["food", /food|cake|gingerbread/],
  ["golem", /golem|giant|stone|titan|colossus|ogre|troll/],
  ["machine", /machine|construct|automaton|engine|robot|clock|mech|tinker/],
  ["siege", /siege|\bfield|catapult|cannon|tower|fortress|wall|gate|ship/],
  ["relic", /relic|artifact|equipment|weapon|treasure|crown|item|gear\b|tome/],
  ["spirit", /spirit|elemental|ghost|shade|wraith|phantom|soul|undead|demon|angel|\belf\b|fae|fairy/],
  ["mage", /mage|wizard|witch|sage|priest|cleric|shaman|druid|oracle|monk|seer|healer|scholar|vampire/],
  ["archer", /archer|ranger|rogue|scout|hunter|assassin|thief|ninja|bow|bandit|pirate/],
  [
    "knight",
    /knight|soldier|warrior|guard|paladin|captain|samurai|hero|champion|king|queen|duel|fighter|human|valkyrie/,
  ],
  ["beast", /beast|wolf|lion|bear|boar|cat|hound|tiger|animal|fox|bull|\bram\b|\bape\b/],
];

const ALL = Object.keys(FAMILIES) as [FamilyName, ...FamilyName[]];

/** The silhouette for a card: by its later subtypes, else by the first (often an element), its name, or chance. */
export function familyFor(name: string, subtypes: readonly string[], seed: Seeded): FamilyName {
  const spare = seed.pick(ALL);
  for (const words of [subtypes.slice(1).join(" "), subtypes[0], name]) {
    const hit = words && WORDS.find(([, pattern]) => pattern.test(words.toLowerCase()));
    if (hit) return hit[0];
  }
  return spare;
}
