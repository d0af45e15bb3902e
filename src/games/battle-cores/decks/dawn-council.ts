import type { StarterDeck } from "../../game";
import { deckOf } from "./list";

export const dawnCouncil: StarterDeck = {
  id: "dawn-council",
  name: "Dawn Council",
  theme: "growing by the turn",
  plan: "Heal, freeze what threatens you, and let Knights with True Strike ride in the end.",
  cards: deckOf(
    [
      "3 Morning Page",
      "1 Hoarfrost Novice",
      "1 Candle Bearer",
      "4 Glacier Lancer",
      "2 Oath Recruiter",
      "3 Council Herald",
      "1 Scroll Keeper",
      "2 Rime Scholar",
      "3 Vigil Captain",
      "3 Icewall Matron",
      "3 Sunlit Paladin",
      "3 Aurora Magus",
      "1 High Justicar",
      "2 Morning Muster",
      "1 Mend the Banner",
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
