import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

/** A great-eyed visitor, a saucer, a drifting eye with many arms. */
export const alien: Family = [
  {
    words: /visitor|oracle|stalker/,
    body: [
      smooth("M50,3 31,9 31,25 44,44 50,47 56,44 69,25 69,9 Z"),
      limb("M50,44 50,56 50,66", 7, 16, 12),
      both(limb("M50,63 41,75 44,88 38,88", 8, 6, 6, 3)),
      limb("M44,50 31,59 19,50 13,38", 6, 5, 4, 6),
      limb("M56,50 69,63 75,75 81,81", 6, 5, 4, 5),
      both(limb("M41,6 34,0 25,0", 3, 2, 4)),
    ],
    lights: [both(smooth("M34,25 44,28 47,34 38,31 Z")), disc(50, 56, 2), disc(13, 33, 3)],
  },
  {
    words: /orbit|gunner/,
    body: [
      limb("M0,47 25,44 50,44 75,44 97,44", 1, 12, 20, 12, 1),
      smooth("M31,44 38,25 50,19 63,25 69,44 Z"),
      both(limb("M38,50 31,59 25,66", 4, 3, 1)),
    ],
    lights: [
      both(flat("M42,38 44,27 50,23 50,38 Z")),
      both(disc(30, 44, 1.5)),
      both(disc(14, 45, 1)),
      flat("M44,56 56,56 66,88 34,88 Z"),
    ],
    parts: [
      [
        { words: /gunner/, gear: [flat("M45,48 55,48 52,67 47,67 Z")], lights: [star(50, 73, 6, 8, 2.5)] },
        {},
        { lights: [flat("M44,56 56,56 66,88 34,88 Z")] },
      ],
    ],
  },
  {
    words: /trick|shepherd|kraken/,
    body: [
      smooth("M50,6 31,13 22,31 28,50 50,56 72,50 78,31 69,13 Z"),
      limb("M31,50 25,63 28,75 19,81", 8, 7, 5, 1),
      limb("M44,50 41,63 44,75 38,88", 8, 7, 5, 1),
      limb("M56,50 59,63 56,75 63,81", 8, 7, 5, 1),
      limb("M69,50 75,63 72,75 84,88", 8, 7, 5, 1),
      both(limb("M34,13 31,6 25,0", 4, 3, 5)),
    ],
    lights: [smooth("M31,31 50,22 69,31 50,44 Z"), both(limb("M31,44 28,44", 3, 3))],
  },
];
