import { both, disc, flat, limb, smooth } from "../shape";
import type { Family } from "./family";

/** A leaping great fish, many arms, a ray, an eel. */
export const fish: Family = [
  {
    words: /whale|behemoth|leviathan|minnow/,
    body: [
      limb("M13,44 19,38 31,31 50,38 69,50 81,69 81,75", 3, 14, 28, 28, 16, 7, 5),
      flat("M81,69 69,88 81,81 97,88 88,69 Z"),
      flat("M38,22 50,6 63,25 Z"),
      flat("M31,44 31,66 44,50 Z"),
      flat("M56,48 58,66 66,55 Z"),
      flat("M9,45 16,48 23,44 19,56 9,52 Z"),
    ],
    lights: [disc(23, 34, 2)],
    parts: [[{}, { body: [limb("M31,25 22,13 13,19", 3, 2, 1)], lights: [disc(9, 19, 3)] }]],
  },
  {
    words: /ray|manta/,
    body: [
      smooth("M50,16 38,25 19,38 0,31 16,50 38,63 50,69 63,63 84,50 97,31 81,38 63,25 Z"),
      both(flat("M45,19 41,6 38,23 Z")),
      limb("M50,66 50,75 44,84 50,94", 6, 4, 3, 1),
    ],
    lights: [both(disc(42, 28, 2)), both(limb("M34,44 25,44 19,44", 2, 3, 1))],
  },
  {
    words: /eel|serpent|under/,
    body: [
      limb("M6,31 19,25 31,31 44,41 56,50 72,44 81,28 91,22 97,28", 3, 14, 12, 12, 14, 12, 8, 6, 1),
      flat("M19,19 31,13 50,31 66,31 78,19 75,38 56,53 34,38 Z"),
      flat("M9,33 19,42 23,31 Z"),
      limb("M9,75 31,69 50,75 75,69 94,78", 2, 5, 7, 5, 1),
    ],
    lights: [disc(16, 25, 2), disc(38, 39, 1.5), disc(50, 47, 1.5), disc(64, 45, 1.5)],
  },
];
