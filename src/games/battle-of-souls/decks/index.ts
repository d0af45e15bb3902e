import type { StarterDeck } from "../../game";

type Counts = Readonly<Record<string, number>>;

const list = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name));

const SUN: Counts = {
  "Jaguar Recruit": 4,
  "Reed Spearman": 4,
  "Drum Caller": 2,
  "Blood Priest": 2,
  "Feather Scout": 3,
  "Obsidian Duelist": 3,
  "Marked Captive": 2,
  "Trophy Hunter": 3,
  "Eagle Knight": 2,
  "Star Reader": 1,
  "Speaker of the Stones": 1,
  "Tlacali, Burning Sun": 1,
  "Cacao Feast": 2,
  Macuahuitl: 2,
  "Skull Rack": 1,
  "Smoke of Copal": 3,
  "Pyramid of the Sun": 1,
  "Pyramid of the Moon": 1,
  Pitfall: 1,
  "Muster Roll": 1,
};

const IRON: Counts = {
  Ashigaru: 4,
  "Gate Guard": 3,
  "Calm Archer": 2,
  "Wandering Blade": 4,
  "Tea Master": 2,
  "Shadow Runner": 2,
  "Oath Keeper": 3,
  "Battle Nun": 2,
  Hatamoto: 2,
  "Storm Monk": 1,
  "Daimyo of the North": 1,
  "Aomori, Last Shogun": 1,
  Whetstone: 3,
  Kabuto: 2,
  "Clan Standard": 1,
  "Feigned Retreat": 2,
  "Broken Seal": 1,
  "Wall of Spears": 1,
  "Council of War": 1,
  "Iron Pass": 1,
  "Hall of Trophies": 1,
};

export const decks: readonly StarterDeck[] = [
  {
    id: "burning-sun",
    name: "Burning Sun",
    theme: "Aztec attack",
    plan: "Strike early, collect kill tokens, and turn sacrifices into damage.",
    cards: list(SUN),
  },
  {
    id: "iron-pass",
    name: "Iron Pass",
    theme: "Samurai defence",
    plan: "Hold the line with high RST, answer attacks, and promote who survives.",
    cards: list(IRON),
  },
];
