import type { StarterDeck } from "../../game-deck";

export const windAndFate: StarterDeck = {
  id: "wind-and-fate",
  name: "Wind and Fate",
  theme: "dice and movement",
  colours: ["teal", "purple"],
  plan: "Let your birds pick the place of each battle and your mages its dice.",
  cards: [
    "Fate Weaver",
    "Hex Scholar",
    "Marsh Witch",
    "Star Reader",
    "Gale Falcon",
    "Homing Heron",
    "Storm Raven",
    "Lookout Owl",
    "Evil Eye",
    "Weighted Edge",
    "Loaded Dice",
    "Marching Orders",
  ],
};
