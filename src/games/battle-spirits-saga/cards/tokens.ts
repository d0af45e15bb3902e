import { type SagaCard, token } from "./card";

/** Tokens that effects of cards make; they are no cards, and never in a deck (BSS 4-12). */
export const tokens: readonly SagaCard[] = [
  token({
    name: "Grub Token",
    colours: ["green"],
    families: ["insect", "token"],
    levels: [{ cores: 1, bp: 1000 }],
  }),
];
