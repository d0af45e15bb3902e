import type { Seeded } from "../seed";
import { archer } from "./archer";
import { beast } from "./beast";
import { bird } from "./bird";
import { drake } from "./drake";
import type { Family } from "./family";
import { fish } from "./fish";
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
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;

/** Words of subtypes and names that call for a silhouette. The first family with a hit draws the card. */
const WORDS: readonly (readonly [FamilyName, RegExp])[] = [
  ["rune", /\b(flash|spell|magic|trick|rune|sigil|storm|burst|bolt)/i],
  ["drake", /drake|dragon|wyrm|wyvern/i],
  ["serpent", /serpent|snake|viper|naga|worm|hydra|eel/i],
  ["bird", /bird|avian|hawk|eagle|falcon|owl|raven|crow|phoenix|griffin|harpy|wing|heron/i],
  ["insect", /insect|beetle|mantis|moth|spider|wasp|scorpion|hive|swarm|\bant\b/i],
  ["fish", /fish|shark|whale|kraken|squid|tide|deep|sea\b|merfolk|leviathan/i],
  ["plant", /plant|tree|thorn|root|bloom|vine|grove|treant|moss|fungus|briar/i],
  ["golem", /golem|giant|stone|titan|elemental|colossus|ogre|troll|earth/i],
  ["machine", /machine|construct|automaton|gear|engine|robot|clock|mech|tinker/i],
  ["siege", /siege|catapult|cannon|tower|fortress|wall|gate|ship/i],
  ["relic", /relic|artifact|equipment|weapon|treasure|crown|item|trap|tome/i],
  ["spirit", /spirit|ghost|shade|wraith|phantom|soul|undead|demon|angel|\belf\b|fae|fairy/i],
  ["mage", /mage|wizard|witch|sage|priest|cleric|shaman|druid|oracle|monk|seer|healer|scholar/i],
  ["archer", /archer|ranger|rogue|scout|hunter|assassin|thief|ninja|bow|bandit|pirate/i],
  [
    "knight",
    /knight|soldier|warrior|guard|paladin|captain|samurai|hero|champion|king|queen|duel|fighter|human/i,
  ],
  ["beast", /beast|wolf|lion|bear|boar|cat|hound|tiger|animal|fox|bull|\bram\b|\bape\b/i],
];

const ALL = Object.keys(FAMILIES) as [FamilyName, ...FamilyName[]];

/** The silhouette for a card: by its subtypes, else by its name, else by chance. */
export function familyFor(name: string, subtypes: readonly string[], seed: Seeded): FamilyName {
  const spare = seed.pick(ALL);
  for (const words of [subtypes.join(" "), name]) {
    const hit = words && WORDS.find(([, pattern]) => pattern.test(words));
    if (hit) return hit[0];
  }
  return spare;
}
