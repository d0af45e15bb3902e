import type { StarterDeck } from "../../game";
import { deckOf } from "./list";

export const greenTide: StarterDeck = {
  id: "green-tide",
  name: "Green Tide",
  theme: "a swarm of Tokens",
  plan: "Fill the field with small bodies, then make all of them stronger at once.",
  cards: deckOf(
    [
      "4 Thicket Mite",
      "4 Seedpod Runner",
      "3 Burrow Ant",
      "1 Pollen Dancer",
      "3 Bramble Mother",
      "2 Hive Herald",
      "1 Compost Crawler",
      "1 Twinblade Mantis",
      "1 Acorn Sage",
      "3 Leafcutter Captain",
      "2 Canopy Warden",
      "2 Wasp Queen",
      "1 Overgrowth Titan",
      "3 Seed Rain",
      "3 Second Flowering",
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
