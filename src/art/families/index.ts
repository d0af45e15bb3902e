import type { ArtFamily, DrawnCard } from "../../language";
import type { Material } from "../palette";
import { inWords, type WordList } from "../words";

export type FamilyName = ArtFamily;

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
const KINDS: WordList<FamilyName> = [
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
  ["folk", /undead|skeleton|demon|angel|fairy|vampire|sea-folk/],
  ["spirit", /spirit|elemental/],
  ["mage", /mage|sage|monk|scholar/],
  ["archer", /archer|rogue|hunter/],
  ["knight", /knight|human|valkyrie/],
  ["beast", /beast|wolf/],
];

/** Words of names that name the figure itself, whatever its subtypes say. */
const NAMED: WordList<FamilyName> = [
  ["bird", /\b(crane|heron|falcon|owl|gull)\b/],
  ["insect", /\b(moth|beetle|spider|wasp|mantis|hornet)\b/],
  ["alien", /\bkraken\b/],
];

/** Words of names that select a figure when the subtypes do not. */
const NAMES: WordList<FamilyName> = [
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

/** What figures are made of, by their words: hue (or the faction's), chroma, and how much lighter than others. */
export const MATERIALS: WordList<Material> = [
  [[90, 0.03, 0.16], /undead|bone|skeleton|skull|ossuary|marrow|marble/],
  [[null, 0.05, 0.12], /spirit|ghost|wraith|angel|mist/],
  [[45, 0.17, 0.14], /elemental.*(pyre|comet|sun)|ember sprite|walking pyre|fire elemental/],
  [[85, 0.11, 0.06], /gold|gilded|crown|halo|honey|bronze|triumph|sun\b/],
  [[250, 0.02, 0.06], /robot|machine|metal|iron|steel|silver|tin\b|knight|plate/],
  [[null, 0.1, -0.26], /vampire|vampyrian/],
  [[20, 0.16], /blood|crimson|scarlet|red\b/],
  [[145, 0.12], /plant|tree|leaf|thorn|moss|serpent|insect|swamp|marsh/],
  [[70, 0.02], /golem|giant|stone|rock|wall|boulder/],
  [[230, 0.05, 0.14], /ice|frost|snow|winter|glacier/],
  [[255, 0.03, 0.05], /wolf|hound|pup\b/],
  [[55, 0.08], /beast|siege|wood|bear|boar|hide/],
];

/** What is behind a figure, where it is not of the faction's accent: feathers are white, bat wings dark. */
export const BACKS: WordList<Material> = [
  [[80, 0.02, 0.42], /angel|valkyr|celestial|feather|gryphon|gull/],
  [[350, 0.08, -0.1], /demon|bats|vampyrian/],
];

/** Whether the card is shown as a sign rather than as a figure in a landscape. */
export function isSpell(subject: DrawnCard): boolean {
  return familyFor(subject) === "rune" && subject.type !== "warrior";
}

/** The silhouette for a card: by its later subtypes, otherwise the first (often an element), its type, or its name. */
export function familyFor({ name, type, subtypes = [], family: chosen }: DrawnCard): FamilyName {
  if (chosen) return chosen;
  const [first = "", ...later] = subtypes;
  const words = name.toLowerCase();
  const family =
    inWords(KINDS, later.join(" ").toLowerCase()) ??
    inWords(KINDS, first.toLowerCase()) ??
    BY_TYPE[type] ??
    inWords(NAMES, words) ??
    "knight";
  return /rune|relic|place/.test(family) ? family : (inWords(NAMED, words) ?? family);
}
