import type { StarterDeck } from "../../game-deck";
import { draconian } from "./draconian";
import { necromancer } from "./necromancer";
import { valkyrian } from "./valkyrian";
import { vampyrian } from "./vampyrian";
import { wolven } from "./wolven";

const factions = [draconian, wolven, necromancer, valkyrian, vampyrian];

/** Starter decks, one for each commander (SM 0.3). Neighbours are of different factions, so that first choices differ. */
export const decks: readonly StarterDeck[] = [0, 1].flatMap((nth) =>
  factions.flatMap((faction) => faction.slice(nth, nth + 1)),
);
