import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

/** Robed, with a staff and something that shines over the other hand. */
export const mage: Family = [
  {
    words: /./,
    body: [
      smooth("M50,31 41,38 38,56 25,88 50,91 75,88 63,56 59,38 Z"),
      limb("M44,41 31,50 25,50 19,56", 10, 10, 12, 4),
      limb("M56,41 69,44 75,38 81,44", 10, 10, 12, 4),
      flat("M20,89 22,16 23,16 22,89 Z"),
    ],
    lights: [both(disc(47, 27, 1))],
    parts: [
      [
        { body: [smooth("M50,9 44,19 41,31 50,38 59,31 56,19 Z")] },
        { body: [flat("M31,31 44,25 50,13 59,0 56,13 56,25 69,31 56,31 44,31 Z"), disc(50, 31, 6)] },
        { body: [disc(50, 25, 8), both(limb("M44,19 38,13 41,6", 4, 5, 2))] },
      ],
      [
        { body: [disc(23, 11, 6)], lights: [disc(23, 11, 3)] },
        { body: [star(23, 9, 4, 8, 3)] },
        { body: [limb("M25,19 19,13 19,6 28,6 25,13", 3, 4, 4, 3, 1)] },
      ],
      [
        { lights: [disc(78, 27, 6)] },
        { lights: [star(78, 27, 4, 9, 2.5)] },
        { lights: [star(78, 27, 6, 8.5, 3.5)] },
      ],
    ],
  },
];
