/** Spirit types in the pool (BSS 2-5). */
export const FAMILIES = [
  "dragon",
  "beast",
  "demon",
  "undead",
  "machine",
  "knight",
  "angel",
  "sage",
  "fairy",
  "insect",
  "plant",
  "sea-folk",
  "giant",
  "token",
] as const;
