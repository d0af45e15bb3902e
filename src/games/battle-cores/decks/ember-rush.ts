import type { StarterDeck } from "../../game-deck";
import { deckOf } from "./list";

export const emberRush: StarterDeck = {
  id: "ember-rush",
  name: "Ember Rush",
  theme: "speed and Burn",
  colours: ["red", "orange"],
  plan: "Strike from the first turn on, and let Burn finish what the Attacks have begun.",
  cards: deckOf(
    [
      "4 Kindle Cub",
      "4 Spark Hare",
      "4 Cinder Hound",
      "3 Pyre Whelp",
      "1 Scorch Salamander",
      "3 Blaze Chaser",
      "3 Ashfang Runner",
      "2 Stormtail Lynx",
      "1 Packmother",
      "1 Wildfire Mane",
      "2 Lava Drake",
      "1 Tempest Wyvern",
      "3 Thrown Torch",
      "1 Stoke the Pack",
      "2 Flash of Fangs",
      "1 Answering Thunder",
      "1 Wolfhide Harness",
      "1 Storm Spurs",
      "1 Scorched Plain",
      "1 Cinder Whip",
    ],
    [
      "Vharos, Crown of Embers",
      "Stormmane, First of the Pack",
      "The Undimmed Pyre",
      "Twin-Bolt Chimera",
      "Old Toll-Taker",
      "The Grand Feast",
    ],
  ),
};
