import { both, disc, flat, limb, star } from "../shape";
import type { Family } from "./family";

/** Catapult, ram tower or great gun. */
export const siege: Family = [
  {
    words: /throw|catapult/,
    body: [
      limb("M75,69 50,50 31,22 25,16 19,13", 8, 5, 5, 12, 6),
      flat("M14,70 86,70 88,80 13,80 Z"),
      flat("M41,72 50,41 56,41 66,72 59,72 56,50 47,72 Z"),
      both(disc(25, 80, 10)),
    ],
    lights: [both(disc(25, 80, 3)), star(20, 6, 6, 4.5, 2)],
  },
  {
    words: /ram|watch/,
    body: [
      flat("M31,81 34,31 31,31 31,22 69,22 69,31 66,31 69,81 Z"),
      both(flat("M30,23 30,16 38,16 38,23 Z")),
      flat("M42,23 42,16 50,16 50,23 Z"),
      flat("M55,23 55,16 63,16 63,23 Z"),
      flat("M48,16 48,5 52,5 66,9 52,13 52,16 Z"),
      limb("M75,63 44,63 22,63 13,63", 8, 8, 8, 4),
      both(disc(38, 80, 9)),
    ],
    lights: [flat("M45,38 50,33 55,38 55,45 45,45 Z"), both(disc(38, 80, 2.5))],
  },
  {
    words: /cannon|ballista/,
    body: [
      flat("M75,69 75,50 19,25 13,31 9,41 13,44 Z"),
      flat("M44,75 56,50 81,56 88,81 34,81 Z"),
      disc(41, 77, 12),
      disc(73, 77, 13),
    ],
    lights: [disc(41, 77, 3.5), disc(73, 77, 4), star(13, 34, 5, 6.5, 2.5)],
  },
];
