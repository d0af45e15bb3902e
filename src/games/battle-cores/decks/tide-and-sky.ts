import type { StarterDeck } from "../../game-deck";
import { deckOf } from "./list";

export const tideAndSky: StarterDeck = {
  id: "tide-and-sky",
  name: "Tide and Sky",
  theme: "out of reach",
  colours: ["blue", "teal"],
  plan: "Send their Monsters home, fly past those that stay, and draw more cards than they do.",
  cards: deckOf(
    [
      "4 Skimmer Gull",
      "4 Pearl Diver",
      "3 Gale Slinger",
      "2 Tidal Trickster",
      "3 Riptide Ray",
      "3 Cloud Courier",
      "1 Moonfall Visitor",
      "3 Undertow Eel",
      "2 Spyglass Heron",
      "1 Shoal Shepherd",
      "3 Jetstream Falcon",
      "1 Tide Oracle",
      "1 Storm Roc",
      "2 Homeward Tide",
      "1 Swept Away",
      "1 Out of the Blue",
      "1 Veil of Spray",
      "1 Longbow of Feathers",
      "1 Cloud Harbor",
      "2 Gull's Eye Bow",
    ],
    [
      "Leviathan of the Ninth Wave",
      "Auriel, Mother of Sky",
      "Visitor from the Far Blue",
      "The Gathered Storm",
      "The Borrowed Face",
      "The Grand Feast",
    ],
  ),
};
