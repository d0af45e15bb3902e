import { starter } from "./starter";

export const roman = starter(
  {
    id: "iron-triumph",
    name: "Iron Triumph",
    theme: "Roman drill",
    colours: ["red", "brown"],
    plan: "Hold one line, drill your Warriors, and promote them sooner than anybody.",
  },
  {
    "Line Recruit": 4,
    "Veteran Spear": 4,
    "Drill Master": 1,
    "Standard Bearer": 3,
    "Gate Cohort": 3,
    "Javelin Thrower": 4,
    "Recalled Veteran": 4,
    "Siege Prefect": 3,
    "Field Surgeon": 1,
    "Centurion of the Vow": 1,
    "Legate of the Ninth": 2,
    "Aurelia, Iron Triumph": 1,
    "Battle Honours": 2,
    "Triumphal Order": 2,
    "Siege Ditch": 1,
    "Short Sword": 2,
    "Marching Camp": 1,
    "Hour of Ascension": 1,
  },
  {
    "Tunnel Digger": 2,
    "Decree of Silence": 2,
    "Paved Road": 1,
    "Toll Bridge": 1,
    "Muster Roll": 1,
    "Close Ranks": 1,
  },
);
