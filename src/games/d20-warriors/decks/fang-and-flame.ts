import type { StarterDeck } from "../../game-deck";

export const fangAndFlame: StarterDeck = {
  id: "fang-and-flame",
  name: "Fang and Flame",
  theme: "attack",
  colours: ["red", "orange"],
  plan: "Attack early and often: every battle won makes the next one easier.",
  cards: [
    "Emberwing Drake",
    "Ashen Matriarch",
    "Cinder Wyrmling",
    "Skyfurnace Drake",
    "Packleader Wolf",
    "Cornered Boar",
    "Blooded Hound",
    "Sabre Lynx",
    "Rally Horn",
    "One Throw More",
    "Iron Resolve",
    "Fresh Orders",
  ],
};
