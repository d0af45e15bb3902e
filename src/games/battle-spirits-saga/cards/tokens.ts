import { type SagaCard, token } from "./card";

/** Tokens that card effects make. They are not cards and never in a deck (BSS 4-12). */
export const tokens: readonly SagaCard[] = [
  token({
    name: "Grub Token",
    colours: ["green"],
    families: ["insect", "token"],
    levels: [{ cores: 1, bp: 1000 }],
  }),
];
