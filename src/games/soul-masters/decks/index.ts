import type { StarterDeck } from "../../game-deck";
import { draconian } from "./draconian";
import { necromancer } from "./necromancer";
import { valkyrian } from "./valkyrian";
import { vampyrian } from "./vampyrian";
import { wolven } from "./wolven";

/** Starter decks, one for each commander (SM 0.3). */
export const decks: readonly StarterDeck[] = [
  ...draconian,
  ...wolven,
  ...necromancer,
  ...valkyrian,
  ...vampyrian,
];
