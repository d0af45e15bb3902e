import { disc, flat, limb } from "../shape";
import type { Family } from "./family";

/** Risen from its coil, its head to the left. */
const RISEN = [
  limb(
    "M9,75 19,84 41,88 69,84 81,75 75,63 56,63 41,56 44,44 53,31 53,19 44,16 34,19 28,19",
    ...[2, 6, 12, 16, 16, 16, 16, 14, 12, 12, 12, 12, 7, 3],
  ),
  flat("M41,22 30,30 45,27 Z"),
];
const HORNS = [flat("M45,11 58,2 53,16 Z"), flat("M41,11 47,0 48,13 Z")];

/** Risen from its coil, looped over the ground, or with many heads. */
export const serpent: Family = [
  {
    words: /adder|asp|viper|mourn/,
    body: [...RISEN],
    lights: [disc(42, 16, 1.5)],
    parts: [
      [
        { body: [flat("M47,13 66,19 66,38 56,47 44,38 Z")] },
        { body: HORNS },
        {
          body: [
            flat("M50,13 63,9 56,20 Z"),
            flat("M50,19 63,16 56,25 Z"),
            flat("M50,23 61,20 56,30 Z"),
            flat("M50,28 59,27 56,34 Z"),
            flat("M50,33 59,31 56,41 Z"),
          ],
        },
        {},
      ],
    ],
  },
  {
    words: /coil below|eater|constrict|crawl|eel/,
    body: [
      limb("M28,91 31,75 31,56 34,44 34,31 25,25 16,31 9,31", 10, 14, 12, 12, 12, 12, 6, 3),
      flat("M23,34 13,41 28,39 Z"),
      limb("M38,94 44,69 56,56 69,69 75,94", 16, 14, 16, 14, 16),
      limb("M75,94 78,81 88,75 94,81 94,94", 12, 10, 8, 7, 6),
      limb("M97,91 97,81 97,81", 5, 4, 1),
    ],
    lights: [disc(23, 27, 1.5), disc(56, 61, 1.5), disc(86, 77, 1)],
    parts: [[{}, { body: [flat("M27,23 41,13 34,28 Z"), flat("M22,23 30,13 30,25 Z")] }]],
  },
  {
    words: /hydra|twin|many|python/,
    body: [
      ...RISEN,
      limb("M59,69 44,59 28,56 31,50 31,38 25,31 13,34 6,38", 8, 10, 8, 7, 7, 8, 4, 3),
      flat("M20,39 9,45 25,44 Z"),
      limb("M56,69 69,56 81,44 81,38 81,25 69,22 59,25 56,28", 8, 8, 8, 7, 7, 8, 4, 3),
      flat("M67,30 56,36 72,34 Z"),
    ],
    lights: [disc(42, 16, 1.5), disc(20, 31, 1.5), disc(69, 22, 1.5)],
    parts: [[{}, { body: HORNS }]],
  },
];
