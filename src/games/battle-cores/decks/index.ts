import type { StarterDeck } from "../../game-deck";
import { dawnCouncil } from "./dawn-council";
import { emberRush } from "./ember-rush";
import { greenTide } from "./green-tide";
import { ironBastion } from "./iron-bastion";
import { nightfall } from "./nightfall";
import { tideAndSky } from "./tide-and-sky";

/** Six ready-made decks, one for each theme. */
export const decks: readonly StarterDeck[] = [
  emberRush,
  greenTide,
  ironBastion,
  nightfall,
  tideAndSky,
  dawnCouncil,
];
