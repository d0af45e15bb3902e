import { disc, flat, limb } from "../shape";
import type { Family, Part } from "./family";

const LEGS = [
  limb("M38,63 38,75 38,84 38,88 34,88", 12, 8, 6, 6, 2),
  limb("M44,63 47,75 44,84 44,88 41,88", 12, 8, 6, 6, 2),
  limb("M69,63 75,75 66,84 63,88 59,88", 14, 8, 6, 6, 2),
  limb("M75,63 75,75 75,84 75,88 72,88", 12, 8, 6, 6, 2),
];

const MANE: Part = {
  words: /mane|blaze|wildfire|pack/,
  body: [
    flat("M23,38 27,20 30,44 Z"),
    flat("M27,39 33,20 34,45 Z"),
    flat("M31,41 38,27 38,47 Z"),
    flat("M34,42 44,25 42,48 Z"),
    flat("M39,44 48,31 45,50 Z"),
    flat("M44,45 55,30 50,52 Z"),
    flat("M47,45 59,36 55,53 Z"),
  ],
};

/** Hound, cat, bear or boar, hare, lizard; mane, horns or tusks. */
export const beast: Family = [
  {
    words: /hound|wolf|pack|runner|chaser|\bfox|fang/,
    body: [
      ...LEGS,
      limb("M84,53 75,56 56,56 44,50 31,44 25,38 13,41 6,44", 5, 16, 16, 24, 16, 12, 8, 4),
      flat("M30,38 31,23 36,39 Z"),
      flat("M22,34 20,23 28,34 Z"),
      limb("M81,53 94,44 97,31 94,19", 6, 7, 8, 1),
    ],
    lights: [disc(19, 39, 1.5)],
    parts: [[{}, { body: [limb("M38,50 44,50 50,50", 16, 22, 10)] }], MANE],
  },
  {
    words: /lynx|mane|lion|tiger|\bcat|cub|panther/,
    body: [
      ...LEGS,
      limb("M88,50 81,56 63,56 44,56 31,50 25,44 16,44 13,47", 5, 16, 16, 20, 16, 16, 12, 5),
      flat("M30,41 34,27 38,44 Z"),
      flat("M20,38 19,27 27,36 Z"),
    ],
    lights: [disc(17, 39, 1.5)],
    parts: [
      MANE,
      [
        { body: [limb("M84,50 94,50 97,31 91,19 88,25", 5, 4, 4, 5, 1)] },
        { body: [limb("M81,53 94,44 97,31 94,19", 6, 7, 8, 1)] },
      ],
    ],
  },
  {
    words: /bear|boar|toll|bull|\bram\b/,
    body: [
      limb("M88,56 75,50 59,50 44,50 31,50 19,56 9,59", 8, 26, 32, 32, 24, 14, 8),
      flat("M28,44 33,34 38,45 Z"),
      flat("M22,47 23,39 30,44 Z"),
      limb("M38,63 38,75 38,84 38,88 34,88", 16, 12, 8, 8, 2),
      limb("M44,63 47,75 44,84 44,88 41,88", 16, 12, 8, 8, 2),
      limb("M69,63 75,75 66,84 63,88 59,88", 18, 12, 8, 8, 2),
      limb("M75,63 75,75 75,84 75,88 72,88", 16, 12, 8, 8, 2),
    ],
    lights: [disc(19, 48, 1.5)],
    parts: [
      [{}, { body: [limb("M25,44 31,34 19,25 13,31", 5, 5, 3, 1), limb("M31,44 38,38 41,25", 5, 4, 1)] }],
      [
        { body: [limb("M88,50 94,56 94,63", 6, 5, 1)] },
        { body: [limb("M81,53 94,44 97,31 94,19", 6, 7, 8, 1)] },
      ],
    ],
  },
  {
    words: /hare|rabbit/,
    body: [
      ...LEGS,
      limb("M81,69 75,59 56,63 44,56 34,44 25,38 19,41 13,44", 8, 28, 20, 16, 12, 12, 8, 3),
      flat("M27,36 30,5 34,6 33,41 Z"),
      flat("M22,36 17,6 23,6 27,34 Z"),
    ],
    lights: [disc(19, 38, 1.5)],
  },
  {
    words: /salamander|lizard|ferret|newt/,
    body: [
      ...LEGS,
      limb("M88,69 75,69 56,69 38,69 25,63 16,63 6,66", 7, 16, 20, 16, 14, 10, 3),
      flat("M25,56 38,45 39,58 Z"),
      flat("M48,61 53,52 58,61 Z"),
    ],
    lights: [disc(19, 58, 1.5)],
  },
];
