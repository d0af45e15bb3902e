import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

/** A gingerbread guard, a cake of tiers, a fruit on legs. */
export const food: Family = [
  {
    words: /ginger|bread/,
    body: [
      disc(50, 23, 15),
      limb("M50,31 50,50 50,69 50,75", 16, 28, 24, 8),
      both(limb("M44,69 34,81 31,88", 16, 16, 8)),
      limb("M41,44 25,44 16,38", 14, 12, 12),
      limb("M59,44 75,47 84,50", 14, 12, 12),
      flat("M11,66 13,8 17,5 19,8 17,66 Z"),
    ],
    lights: [
      both(disc(45, 20, 1.5)),
      limb("M44,25 50,31 56,25", 1, 2, 1),
      disc(50, 44, 2),
      disc(50, 52, 2),
      disc(50, 61, 2),
      limb("M22,41 19,50", 2, 2),
      limb("M78,44 81,56", 2, 2),
      both(limb("M31,75 41,81", 2, 2)),
    ],
  },
  {
    words: /cake|feast/,
    body: [
      both(flat("M50,31 38,31 34,50 50,50 Z")),
      both(flat("M50,50 31,50 25,66 50,66 Z")),
      both(flat("M50,63 22,63 19,81 50,81 Z")),
      both(flat("M39,33 39,19 42,19 42,33 Z")),
      flat("M48,33 48,19 52,19 52,33 Z"),
      both(limb("M31,53 19,50 13,34", 7, 6, 6)),
      flat("M13,84 88,84 81,89 19,89 Z"),
    ],
    lights: [
      both(limb("M41,19 41,13 41,6", 3, 4, 1)),
      limb("M50,19 50,13 50,6", 3, 4, 1),
      both(disc(45, 56, 1.5)),
      limb("M34,50 44,50 50,50 56,50 66,50", 1, 3, 2, 3, 1),
    ],
  },
  {
    words: /orchard|nut|fruit/,
    body: [
      smooth("M50,25 34,22 22,34 25,56 38,75 50,69 63,75 75,56 78,34 66,22 Z"),
      both(limb("M44,69 41,81 38,88", 8, 7, 8)),
      limb("M28,50 19,56 13,44", 7, 6, 6),
      limb("M72,50 81,56 91,63", 7, 6, 6),
      limb("M50,31 50,19 56,9", 4, 4, 3),
      limb("M53,19 66,9 81,13", 2, 12, 1),
    ],
    lights: [both(disc(45, 44, 1.5)), flat("M41,55 59,55 55,61 45,61 Z")],
    parts: [[{ words: /nut/, gear: [star(50, 47, 17, 31.5, 23)], lights: [star(50, 17, 5, 7, 3)] }]],
  },
];
