import type { StarterDeck } from "../../game-deck";

export const stoneAndGear: StarterDeck = {
  id: "stone-and-gear",
  name: "Stone and Gear",
  theme: "walls and engines",
  colours: ["brown", "white"],
  plan: "Hold the line with golems and strike from two cells away.",
  cards: [
    "Basalt Golem",
    "Clay Sentinel",
    "Rubble Giant",
    "Stone Thrower",
    "Battering Ram",
    "Watchtower",
    "Ballista Crew",
    "Clockwork Ram",
    "Turntable Engine",
    "Thunderclap",
    "Lightning Line",
    "Desperate Stand",
  ],
};
