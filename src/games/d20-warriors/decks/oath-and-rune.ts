import type { StarterDeck } from "../../game-deck";

export const oathAndRune: StarterDeck = {
  id: "oath-and-rune",
  name: "Oath and Rune",
  theme: "standing together",
  colours: ["blue", "yellow"],
  plan: "Keep your knights side by side, so that each makes the others stronger.",
  cards: [
    "Gate Warden",
    "Banner Squire",
    "Oath Guardian",
    "Shieldmate",
    "Lance Captain",
    "Levelling Crown",
    "Tiebreaker Coin",
    "Rune of Warding",
    "Rune of Echoes",
    "Last Stand",
    "Second Wind",
    "Bold Claim",
  ],
};
