import { starter } from "./starter";

export const samurai = starter(
  {
    id: "iron-pass",
    name: "Iron Pass",
    theme: "Samurai defence",
    plan: "Hold the line with high RST, answer attacks, and promote who survives.",
  },
  {
    Ashigaru: 4,
    "Gate Guard": 2,
    "Calm Archer": 2,
    "Wandering Blade": 4,
    "Tea Master": 1,
    "Battle Nun": 1,
    "Oath Keeper": 3,
    "Patient Blade": 4,
    Hatamoto: 3,
    "Storm Monk": 2,
    "Daimyo of the North": 2,
    "Aomori, Last Shogun": 1,
    Whetstone: 2,
    Kabuto: 2,
    "Heads Counted": 2,
    "Hour of Ascension": 1,
    "Feigned Retreat": 2,
    "Iron Pass": 1,
    "Hall of Trophies": 1,
  },
  {
    "Broken Seal": 2,
    "Day of Truce": 1,
    "Calm Archer": 1,
    Levy: 1,
    "War Paint": 2,
    "Muster Roll": 1,
  },
);
