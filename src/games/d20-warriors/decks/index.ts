import type { StarterDeck } from "../../game-deck";
import { fangAndFlame } from "./fang-and-flame";
import { graveAndRoot } from "./grave-and-root";
import { oathAndRune } from "./oath-and-rune";
import { stoneAndGear } from "./stone-and-gear";
import { swarmAndVenom } from "./swarm-and-venom";
import { windAndFate } from "./wind-and-fate";

export const decks: readonly StarterDeck[] = [
  fangAndFlame,
  oathAndRune,
  windAndFate,
  graveAndRoot,
  swarmAndVenom,
  stoneAndGear,
];
