import type { StarterDeck } from "../../game-deck";
import { aztec } from "./aztec";
import { egyptian } from "./egyptian";
import { mongol } from "./mongol";
import { norse } from "./norse";
import { roman } from "./roman";
import { samurai } from "./samurai";

/** The starter decks, one for each culture. */
export const decks: readonly StarterDeck[] = [aztec, samurai, norse, roman, mongol, egyptian];
