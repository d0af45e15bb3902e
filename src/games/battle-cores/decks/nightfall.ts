import type { StarterDeck } from "../../game-deck";
import { deckOf } from "./list";

export const nightfall: StarterDeck = {
  id: "nightfall",
  name: "Nightfall",
  theme: "fallen Monsters that return",
  colours: ["purple"],
  plan: "Let your own Monsters fall at a profit, and call them back from the Ground Zone.",
  cards: deckOf(
    [
      "4 Grave Wisp",
      "3 Hollow Page",
      "4 Barrow Adder",
      "3 Lantern Wraith",
      "3 Catacomb Crawler",
      "3 Mourning Coil",
      "2 Crypt Usher",
      "1 Bone Cantor",
      "2 Devouring Python",
      "1 Soul Ferryman",
      "1 Shadeweaver",
      "2 Tomb Caller",
      "1 World-Eater Asp",
      "1 Pale Regent",
      "2 Open the Barrow",
      "2 Bargain at Dusk",
      "1 Drag Under",
      "1 They Rise at Noon",
      "1 Grave Fang",
      "1 Hollow Cemetery",
      "1 Reaper's Sickle",
    ],
    [
      "Nhal Who Gathers",
      "The Coil Below",
      "Lady of Closed Eyes",
      "Oathless Wyrm",
      "The Borrowed Face",
      "Old Toll-Taker",
    ],
  ),
};
