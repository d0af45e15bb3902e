/** Every sound of the table, by its purpose. */
export const SOUNDS = [
  "draw",
  "shuffle",
  "place",
  "play",
  "move",
  "flip",
  "tumble",
  "settle",
  "clash",
  "hit",
  "block",
  "heal",
  "won",
  "lost",
  "turn",
  "count",
  "respond",
  "refuse",
  "victory",
  "defeat",
  "even",
] as const;

export type Sound = (typeof SOUNDS)[number];
