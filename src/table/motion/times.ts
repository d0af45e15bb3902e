/** Durations of motion at normal speed, in milliseconds. */
export const TIMES = {
  /** A number or a counter changes, or a card is rested. */
  pulse: 200,
  /** A card moves from one place to another. */
  move: 400,
  /** Pieces move from one place to another, from the first to the last of them. */
  pour: 550,
  /** Cards make room for others, or close up. */
  closeUp: 200,
  /** The number that a player is playing for changes. */
  life: 300,
  /** A card is played to be carried out. */
  cast: 500,
  /** A battle, from the first move of the attacker to stillness. */
  combat: 900,
  /** Parts of a battle: the attacker draws back, strikes, returns. */
  strike: [200, 300, 250],
  /** An attack is declared. */
  aim: 450,
  /** Dice come to rest. */
  dice: 780,
  /** The dice are still, and their sum is read. */
  sum: 900,
  /** The winner is read. */
  verdict: 700,
  /** A number shows how much something has changed. */
  amount: 500,
  /** A sign appears where something happens. */
  sign: 600,
  flip: 400,
  /** A card appears or fades in place. */
  enter: 300,
  /** Delay between one card of a hand and the next. */
  stagger: 30,
  banner: 900,
  /** Fades in reduced motion. */
  fade: 120,
  /** Delay between steps in reduced motion. */
  soft: 350,
  /** Maximum duration of one answer's motion. Longer ones are played faster. */
  most: 6000,
} as const;

type Bezier = [number, number, number, number];

/** Easing of motion: entering, moving, leaving. */
export const EASE = {
  enter: [0.05, 0.7, 0.1, 1] as Bezier,
  move: [0.2, 0, 0, 1] as Bezier,
  exit: [0.3, 0, 0.8, 0.15] as Bezier,
} as const;
