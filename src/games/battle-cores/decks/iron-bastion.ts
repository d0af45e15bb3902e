import type { StarterDeck } from "../../game";
import { deckOf } from "./list";

export const ironBastion: StarterDeck = {
  id: "iron-bastion",
  name: "Iron Bastion",
  theme: "walls, Gear and Counters",
  plan: "Stand behind Defenders, arm yourself, and spend your Counters when the others are spent.",
  cards: deckOf(
    [
      "1 Second Heart",
      "2 Shed Plating",
      "2 Level the Board",
      "1 Call to the Foundry",
      "3 Rivet Sentry",
      "3 Clay Watchman",
      "2 Scrap Collector",
      "3 Wrench Warden",
      "2 Piston Brawler",
      "3 Gate Runner",
      "1 Dynamo Core",
      "2 Stonewall Giant",
      "2 Salvage Crane",
      "1 Foundry Marshal",
      "3 Quarry Crusher",
      "1 Siege Engine",
      "1 Throw the Switch",
      "1 Riveted Bulwark",
      "1 Sunlit Lance",
      "1 Assembly Hall",
      "1 Copper Spires",
      "2 Siege Hammer",
      "1 Lawgiver's Blade",
    ],
    [
      "Colossus Ninefold",
      "The Engine That Waits",
      "Quarry King",
      "Armory Titan",
      "Monolith of the Crossroads",
      "The Seventh Sun",
    ],
  ),
};
