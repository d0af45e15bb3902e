/** How long motion takes at normal speed, in milliseconds. */
export const TIMES = {
  /** A number or a counter changes, a card is rested. */
  pulse: 200,
  /** A card goes from one place to another. */
  move: 400,
  /** Pieces go from one place to another, the first to the last of them. */
  pour: 550,
  /** Cards make room for others, or close up. */
  closeUp: 200,
  /** What a player is playing for changes. */
  life: 300,
  /** A card is played to be carried out. */
  cast: 500,
  /** A battle, from the first move of the attacker to stillness. */
  combat: 900,
  /** Of a battle: the attacker draws back, strikes, returns. */
  strike: [200, 300, 250],
  /** An attack is declared. */
  aim: 450,
  /** Dice come to rest. */
  dice: 780,
  /** They lie still, and their sum is read. */
  sum: 900,
  /** Who has won is read, and seen to strike. */
  verdict: 900,
  /** A number that shows by how much something has changed. */
  amount: 500,
  /** A card is turned over. */
  flip: 400,
  /** A card comes into view in its place, or fades from it. */
  enter: 300,
  /** A panel comes into view. */
  panel: 150,
  /** Between one card of a hand and the next. */
  stagger: 30,
  banner: 900,
  /** All that is left of motion for those who want less of it. */
  fade: 120,
  /** Between one thing that would move and the next, for those. */
  soft: 350,
  /** The longest that the motion of one answer may take: longer ones are played faster. */
  most: 6000,
} as const;

type Bezier = [number, number, number, number];

/** How motion begins and ends: coming into view, moving, leaving. */
export const EASE = {
  enter: [0.05, 0.7, 0.1, 1] as Bezier,
  move: [0.2, 0, 0, 1] as Bezier,
  exit: [0.3, 0, 0.8, 0.15] as Bezier,
} as const;
