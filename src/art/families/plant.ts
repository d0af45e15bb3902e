import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

/** A walking tree, a bloom, a toadstool, a thicket. */
export const plant: Family = [
  {
    words: /tree|root|titan|grove|canopy|acorn/,
    body: [
      limb("M50,88 50,69 50,56 50,38", 22, 20, 16, 20),
      both(limb("M44,75 31,81 19,88", 8, 6, 2)),
      both(limb("M47,75 44,81 38,88", 8, 6, 2)),
      limb("M44,50 31,50 19,59 13,69", 8, 7, 5, 2),
      limb("M56,50 72,44 81,56 88,66", 8, 7, 5, 2),
    ],
    lights: [both(smooth("M44,44 50,44 47,50 Z")), flat("M45,58 50,56 55,58 50,63 Z")],
    parts: [
      [
        { body: [smooth("M50,6 34,9 19,19 19,34 31,44 50,38 69,44 81,34 81,19 66,9 Z")] },
        { body: [both(flat("M50,0 38,19 44,19 31,31 38,31 25,44 50,44 Z"))] },
        { body: [both(disc(28, 25, 12)), disc(50, 20, 17), both(disc(38, 14, 10))] },
      ],
    ],
  },
  {
    words: /bloom|seed|sprout|ivy|flower/,
    body: [
      limb("M50,88 44,69 56,56 50,41", 12, 10, 8, 10),
      both(limb("M44,75 31,81 19,88", 8, 6, 2)),
      both(limb("M47,75 44,81 38,88", 8, 6, 2)),
      both(limb("M44,34 31,31 19,31", 7, 12, 2)),
      both(limb("M44,31 34,25 25,19", 7, 12, 2)),
      both(limb("M47,31 44,19 41,9", 7, 12, 2)),
      limb("M47,75 31,69 16,75", 4, 12, 1),
      limb("M53,66 69,59 88,66", 4, 12, 1),
    ],
    lights: [disc(48, 34, 6), disc(30, 70, 1.5), disc(70, 61, 1.5)],
  },
  {
    words: /toadstool|mushroom|fung/,
    body: [
      smooth("M50,6 31,13 13,38 16,44 38,44 63,44 84,44 88,38 69,13 Z"),
      limb("M50,38 50,56 50,75 50,81", 18, 20, 26, 20),
      both(limb("M44,81 38,84 31,88", 8, 8, 4)),
      both(limb("M41,56 31,63 22,53", 6, 6, 5)),
    ],
    lights: [
      disc(34, 23, 4),
      disc(56, 19, 3.5),
      disc(70, 31, 4),
      disc(50, 33, 2),
      both(disc(45, 56, 1.5)),
      flat("M45,66 55,66 50,69 Z"),
    ],
  },
  {
    words: /bramble|thicket|thorn|hedge|mother/,
    body: [
      smooth("M50,31 34,25 25,34 13,50 16,69 6,88 94,88 84,69 88,50 75,34 66,25 Z"),
      both(flat("M34,31 25,9 44,25 Z")),
      both(flat("M25,41 6,28 19,50 Z")),
      both(flat("M16,59 0,58 16,70 Z")),
      flat("M44,30 48,9 55,30 Z"),
      both(limb("M38,75 19,69 6,81 9,88", 5, 8, 5, 2)),
    ],
    lights: [
      both(limb("M44,44 38,44", 5, 3)),
      both(flat("M50,63 39,58 42,66 50,69 Z")),
      star(30, 38, 5, 3.5, 1.5),
      star(73, 42, 5, 3, 1.5),
    ],
  },
];
