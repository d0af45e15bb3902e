import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

/** Beetle, wasp or bee, moth, spider, ant or mantis. */
export const insect: Family = [
  {
    words: /beetle|compost/,
    body: [
      limb("M50,38 50,56 50,75 50,88", 14, 32, 28, 8),
      limb("M50,25 50,31 50,44", 8, 20, 16),
      both(limb("M44,44 25,38 19,56 13,69", 5, 3, 2, 1)),
      both(limb("M44,56 25,50 19,69 13,78", 5, 3, 2, 1)),
      both(limb("M44,69 25,59 19,81 16,88", 5, 3, 2, 1)),
    ],
    lights: [limb("M50,44 50,66 50,84", 1, 2, 1), both(disc(45, 27, 1.5)), both(limb("M41,56 44,69", 5, 3))],
    parts: [
      [
        { body: [both(limb("M47,28 34,22 41,22 13,19", 4, 2, 2, 1))] },
        { body: [both(limb("M50,31 50,19 53,6 44,0", 8, 6, 4, 1))] },
        { body: [both(limb("M47,28 38,19 38,9 44,3", 5, 5, 3, 1))] },
      ],
    ],
  },
  {
    words: /wasp|\bbee|drone|hive|swarm/,
    body: [
      disc(25, 41, 6),
      limb("M31,44 41,41 53,44", 6, 18, 4),
      limb("M50,44 63,50 75,56 84,69 88,81", 4, 20, 24, 6, 1),
      limb("M44,38 50,19 56,0", 3, 12, 4),
      limb("M47,38 66,25 84,19", 3, 12, 3),
      limb("M25,38 16,25 6,31", 3, 2, 1),
      limb("M38,47 31,59 34,69", 4, 3, 1),
      limb("M44,50 44,63 50,75", 4, 3, 1),
      limb("M47,50 56,59 63,69", 4, 3, 1),
    ],
    lights: [disc(22, 41, 2), limb("M63,41 59,56", 2, 2), limb("M72,44 69,63", 2, 2)],
    parts: [
      { words: /queen/, body: [star(25, 31, 7, 6, 3)] },
      { words: /drone|hive|swarm|bee/, body: [limb("M56,50 63,53 75,56 84,66", 10, 24, 24, 16)] },
    ],
  },
  {
    words: /moth|butterfly|wings|dancer/,
    body: [
      limb("M50,25 50,38 50,50 50,75", 8, 12, 8, 2),
      both(smooth("M50,50 25,50 13,69 25,81 44,66 Z")),
      both(limb("M50,25 44,13 31,6", 2, 3, 1)),
    ],
    lights: [both(limb("M25,31 19,31", 8, 4)), both(limb("M25,66 25,69", 5, 5)), both(disc(48, 23, 1))],
    parts: [
      [
        { body: [both(flat("M50,44 31,13 6,13 9,44 31,56 Z"))] },
        { body: [both(smooth("M50,44 31,13 6,13 9,44 31,56 Z"))] },
      ],
    ],
  },
  {
    words: /spider|weaver|mite|crawler/,
    body: [
      disc(50, 45, 16),
      limb("M50,56 50,63 50,75", 10, 18, 8),
      both(limb("M44,63 31,31 22,50 25,88", 5, 3, 2, 1)),
      both(limb("M44,59 25,41 19,56 19,88", 5, 3, 2, 1)),
      both(limb("M44,56 19,53 13,63 13,88", 5, 3, 2, 1)),
      both(limb("M44,56 13,66 9,69 6,88", 5, 3, 2, 1)),
      both(limb("M47,69 44,78 50,81", 4, 3, 1)),
      limb("M50,0 50,9 50,34", 1, 1, 1),
    ],
    lights: [both(disc(45, 66, 1.5)), both(disc(44, 63, 1))],
    parts: [[{ lights: [star(50, 44, 3, 10, 2.5)] }, { lights: [star(50, 44, 4, 10, 2.5)] }]],
  },
  {
    words: /\bant\b|leaf|burrow/,
    body: [
      limb("M13,50 22,44 31,50", 4, 16, 8),
      limb("M28,50 41,47 56,50", 7, 12, 5),
      limb("M50,53 66,50 81,56 94,63", 5, 24, 20, 2),
      limb("M19,50 6,56 13,63", 5, 4, 1),
      limb("M22,41 16,28 6,31", 3, 2, 1),
      limb("M38,50 28,63 25,88", 5, 4, 2),
      limb("M44,53 44,69 41,88", 5, 4, 2),
      limb("M50,53 63,69 69,88", 5, 4, 2),
    ],
    lights: [disc(20, 45, 2), limb("M63,44 69,44 81,50", 2, 3, 1)],
    parts: [
      { words: /captain/, body: [star(23, 36, 7, 6, 3)] },
      [{}, { body: [limb("M19,44 28,25 50,13", 3, 24, 2)], lights: [limb("M19,41 31,25 44,16", 1, 2, 1)] }],
      {
        words: /leaf/,
        body: [limb("M19,44 28,25 50,13", 3, 24, 2)],
        lights: [limb("M19,41 31,25 44,16", 1, 2, 1)],
      },
    ],
  },
  {
    words: /mantis|blade/,
    body: [
      limb("M81,88 69,72 59,59 50,44 44,31 41,22", 2, 16, 12, 6, 7, 5),
      flat("M31,19 50,13 41,28 Z"),
      limb("M44,38 28,44 19,25 31,31", 5, 7, 4, 1),
      limb("M44,44 31,56 19,44 16,31", 5, 7, 4, 1),
      limb("M56,59 47,69 44,88", 4, 3, 2),
      limb("M63,63 75,56 84,88", 4, 3, 2),
      limb("M50,44 75,59 94,84", 4, 12, 1),
      limb("M44,16 34,6 25,0", 2, 2, 1),
    ],
    lights: [disc(34, 19, 2), limb("M25,38 22,31 19,25", 1, 2, 1), limb("M28,50 19,44 19,34", 1, 2, 1)],
  },
];
