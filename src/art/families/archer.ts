import { both, disc, flat, limb } from "../shape";
import type { Family } from "./family";

/** Hooded, bow drawn or blades out. */
export const archer: Family = [
  {
    words: /./,
    body: [
      limb("M50,59 44,75 38,88", 12, 8, 6),
      limb("M56,59 63,72 69,88", 12, 8, 6),
      limb("M50,31 50,44 53,63", 12, 16, 12),
      flat("M50,31 63,34 75,75 66,69 63,81 56,59 Z"),
      flat("M41,31 44,19 50,13 59,19 63,31 50,38 Z"),
      limb("M50,41 34,41 25,38", 8, 6, 5),
      limb("M56,41 66,47 56,44", 8, 6, 4),
    ],
    lights: [both(disc(47, 27, 1))],
    parts: [
      [
        {
          body: [
            limb("M31,9 19,19 19,38 19,56 31,69", 1, 3, 4, 3, 1),
            flat("M31,9 51,41 31,69 49,41 Z"),
            flat("M56,39 16,38 16,41 56,41 Z"),
            flat("M19,34 6,39 19,44 Z"),
          ],
          lights: [disc(9, 39, 2)],
        },
        { body: [both(flat("M31,44 13,63 9,75 19,69 31,50 Z")), limb("M66,44 72,44 75,50", 7, 6, 4)] },
      ],
    ],
  },
];
