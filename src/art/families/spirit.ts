import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

/** A shade with a torn hem, a living flame, a whirl, or a cowled figure with a lantern. */
export const spirit: Family = [
  {
    words: /shade|wraith|phantom|regent|face|nhal/,
    body: [
      smooth(
        "M50,13 38,19 34,31 31,50 25,66 28,88 38,69 44,91 50,69 59,88 63,69 75,84 75,66 69,50 66,31 63,19 Z",
      ),
      both(limb("M31,41 22,50 13,44 6,31", 7, 6, 5, 1)),
    ],
    lights: [both(disc(45, 27, 2)), star(16, 66, 4, 3, 1), star(84, 17, 4, 3, 1)],
    parts: [
      [{ body: [both(limb("M44,19 38,9 38,0", 5, 4, 1))] }, { body: [star(50, 9, 7, 8, 4.5)] }],
      [{}, { lights: [disc(50, 48, 3.5)] }],
    ],
  },
  {
    words: /wisp|pyre|comet|sun|fire/,
    body: [
      smooth("M50,0 44,19 31,38 25,25 22,50 31,75 50,81 69,75 78,50 75,31 69,41 56,22 Z"),
      star(20, 16, 4, 6, 2.5),
      star(84, 17, 4, 4.5, 2),
    ],
    lights: [both(disc(45, 50, 2)), flat("M42,61 50,63 58,61 50,70 Z"), disc(20, 16, 2), disc(84, 17, 1.5)],
  },
  {
    words: /zephyr|storm|geyser|wind|whirl|choir/,
    body: [
      limb("M19,25 34,31 66,31 88,19", 2, 10, 12, 1),
      limb("M31,38 44,44 69,44 88,34", 2, 10, 12, 1),
      limb("M31,50 44,56 63,56 78,50", 2, 10, 12, 1),
      limb("M31,66 38,72 50,69 66,63", 2, 10, 12, 1),
      limb("M38,81 44,84 50,81 59,75", 2, 10, 12, 1),
      limb("M50,9 50,22 50,50 50,88", 4, 26, 14, 3),
      both(flat("M38,19 31,0 47,13 Z")),
    ],
    lights: [both(disc(45, 23, 2))],
    parts: [[{ lights: [star(50, 42, 4, 5.5, 2)] }, { lights: [star(50, 42, 5, 5.5, 2)] }]],
  },
  {
    words: /lantern|ferry|usher|caller|cantor|page|ghost/,
    body: [
      smooth("M50,6 41,13 38,31 31,50 25,88 44,81 50,91 66,81 75,88 72,50 66,31 Z"),
      limb("M38,41 25,44 16,44", 8, 7, 5),
      flat("M14,16 16,16 19,89 16,89 Z"),
      limb("M16,16 22,9 31,16", 3, 3, 2),
      flat("M25,19 38,19 38,31 22,31 Z"),
    ],
    lights: [disc(30, 27, 4), both(disc(47, 23, 1.5))],
  },
  {
    words: /siren|drowned|whisper|dancer|mist|veil|singer/,
    body: [
      smooth("M46,16 36,22 36,38 44,46 36,60 22,74 8,76 26,86 46,84 66,72 70,56 62,42 64,24 56,16 Z"),
      limb("M40,46 26,46 18,34", 6, 5, 2),
      limb("M62,44 78,44 86,32", 6, 5, 2),
    ],
    back: [smooth("M50,10 30,18 26,44 38,60 40,30 50,20 60,30 66,56 76,40 70,18 Z")],
    lights: [both(disc(46, 27, 1.5)), star(18, 28, 4, 5, 2)],
  },
  {
    words: /wheel|eyes|seraph|gate/,
    body: [star(50, 45, 16, 34, 28)],
    back: [
      both(flat("M46,40 20,16 -4,12 4,26 -4,34 8,42 2,54 30,52 Z")),
      both(flat("M46,56 24,66 12,88 24,84 32,92 46,72 Z")),
    ],
    gear: [star(50, 45, 12, 22, 18)],
    lights: [disc(50, 45, 8), both(disc(28, 45, 2.5)), disc(50, 20, 2.5), disc(50, 70, 2.5)],
  },
];
