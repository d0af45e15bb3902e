/** Every sound of the table, by what it is for. */
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
