import type { StarterDeck } from "../../game-deck";
import { deckOf } from "./list";

export const dawnCouncil: StarterDeck = {
  id: "dawn-council",
  name: "Dawn Council",
  theme: "growing by the turn",
  colours: ["yellow", "white"],
  plan: "Heal, freeze what threatens you, and let Knights with True Strike ride in the end.",
  cards: deckOf(
    [
      "4 Morning Page",
      "4 Glacier Lancer",
      "3 Oath Recruiter",
      "4 Council Herald",
      "4 Vigil Captain",
      "3 Wayfaring Duelist",
      "3 Icewall Matron",
      "4 Sunlit Paladin",
      "1 Aurora Magus",
      "1 High Justicar",
      "2 Morning Muster",
      "2 Frozen Instant",
      "2 Sunlit Lance",
      "1 Hall of First Light",
      "2 Lawgiver's Blade",
    ],
    [
      "High Marshal Ilven",
      "Archmage of the Long Winter",
      "The Seventh Sun",
      "Keeper of the Oath Stone",
      "Monolith of the Crossroads",
      "Old Toll-Taker",
    ],
  ),
};
