import type { StarterDeck } from "../../game-deck";
import { deckOf } from "./list";

export const greenTide: StarterDeck = {
  id: "green-tide",
  name: "Green Tide",
  theme: "a swarm of Tokens",
  colours: ["green"],
  plan: "Fill the field with small bodies, then make all of them stronger at once.",
  cards: deckOf(
    [
      "3 Thicket Mite",
      "4 Seedpod Runner",
      "3 Burrow Ant",
      "2 Pollen Dancer",
      "1 Gingerbread Guard",
      "3 Bramble Mother",
      "2 Hive Herald",
      "3 Compost Crawler",
      "1 Twinblade Mantis",
      "2 Acorn Sage",
      "2 Leafcutter Captain",
      "2 Canopy Warden",
      "1 Wasp Queen",
      "1 Overgrowth Titan",
      "2 Seed Rain",
      "2 Second Flowering",
      "2 Bramble Snare",
      "1 Bark Mantle",
      "2 Seedbed",
      "1 Hedger's Billhook",
    ],
    [
      "Mother of Thickets",
      "Hive-Queen Ssarith",
      "The Walking Orchard",
      "Ten Thousand Wings",
      "The Borrowed Face",
      "The Grand Feast",
    ],
  ),
};
