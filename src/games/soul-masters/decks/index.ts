import type { StarterDeck } from "../../game";

type Counts = Readonly<Record<string, number>>;

const list = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name));

/** The eight Reserve cards of both decks. */
const RESERVE: Counts = {
  "Wyrmtooth Spear": 1,
  "Banner of Iron": 1,
  "Runed Aegis": 1,
  "Mantle of Mercy": 1,
  "Crystal Span": 1,
  "Warren of Echoes": 1,
  "Decisive Hour": 1,
  "Rallying Cry": 1,
};

const EMBER: Counts = {
  "Vharaxes, Ember Regent": 1,
  "Cinder Whelp": 4,
  "Scale Guard": 3,
  "Ashwing Raider": 4,
  "Roost Warden": 2,
  "Drake Lancer": 3,
  "Molten Hulk": 2,
  "Ember Oracle": 2,
  "Skyfang Duelist": 2,
  "Brood Matron": 1,
  "Furnace Sentinel": 2,
  Dragonfire: 4,
  "Tithe of Scales": 2,
  "Smoldering Ground": 1,
  "Flare Up": 4,
  "Searing Verdict": 2,
  "Second Flight": 1,
  "Dampening Ward": 3,
  "Field Study": 2,
  "Magma Core": 3,
  "Hoard Core": 2,
  "Plain Core": 1,
  Scales: 5,
  ...RESERVE,
};

const MOON: Counts = {
  "Hroda, Pack Mother": 1,
  "Trail Scout": 2,
  "Frenzied Cub": 3,
  "Moonlit Stalker": 3,
  Bristleback: 2,
  "Howling Ravager": 2,
  "Alpha Hunter": 2,
  "Spirit Wolf": 2,
  "Ambush Lynx": 2,
  "Rift Pup": 2,
  "Rift Fang": 2,
  "Rift Sire": 1,
  "Den Keeper": 2,
  "Call of the Pack": 3,
  "Silver Reprisal": 3,
  "Howling Wind": 2,
  Hackles: 4,
  "Pit of Stakes": 3,
  "Dampening Ward": 2,
  "Field Study": 2,
  "Rage Core": 3,
  "Rift Golem": 2,
  "Plain Core": 1,
  Rage: 6,
  ...RESERVE,
};

/** Decks to begin with (SM 0.3). */
export const decks: readonly StarterDeck[] = [
  {
    id: "ember-court",
    name: "Ember Court",
    theme: "Fire and resources",
    plan: "Attack with your commander for Scales, and spend them on fire and Reserve cards.",
    cards: list(EMBER),
  },
  {
    id: "moon-pack",
    name: "Moon Pack",
    theme: "Tricks in combat",
    plan: "Slip past Taunt, swap units in the middle of an attack, and let traps lie among your energy.",
    cards: list(MOON),
  },
];
