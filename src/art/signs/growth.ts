import type { Kind } from "../families/family";
import { both, disc, flat, limb, smooth } from "../shape";

/** Signs of what grows, and of what grazes. */
export const GROWTH = {
  roots: {
    words: /root|entangle|bramble|growth|snare|undergrowth/,
    parts: [
      [
        {
          body: [
            limb("M10,92 24,66 14,44 34,28 56,32 60,52 46,62 40,50", 12, 9, 8, 8, 7, 6, 5, 1),
            limb("M90,92 78,70 86,48 76,22 60,8", 11, 8, 7, 5, 1),
          ],
          back: [
            flat("M16,44 0,36 22,36 Z"),
            flat("M34,30 36,12 44,30 Z"),
            flat("M86,48 100,40 82,38 Z"),
            flat("M78,70 62,72 82,78 Z"),
          ],
          lights: [disc(62, 8, 4), disc(40, 50, 3)],
        },
        {
          body: [smooth("M20,86 14,54 34,22 80,6 86,46 62,76 Z")],
          lights: [
            limb("M12,98 40,62 78,14", 4, 3, 1),
            limb("M40,62 38,40", 2, 1),
            limb("M54,44 76,46", 2, 1),
          ],
        },
      ],
    ],
  },
  spores: {
    words: /spore|fungal|hatch/,
    body: [smooth("M50,8 18,22 6,48 50,54 94,48 82,22 Z")],
    gear: [smooth("M40,52 36,90 64,90 60,52 Z")],
    lights: [disc(34, 32, 7), disc(62, 26, 5), disc(72, 42, 4)],
  },
  seed: {
    words: /seed|sap\b|loam|season|flower|harvest/,
    body: [smooth("M50,2 22,28 16,56 34,78 50,84 66,78 84,56 78,28 Z")],
    gear: [
      limb("M50,98 50,60 50,16", 4, 3, 1),
      both(limb("M50,62 36,50 28,48", 3, 2, 1)),
      both(limb("M50,44 38,34 32,32", 3, 2, 1)),
    ],
  },
  horseshoe: {
    words: /riders|mounts|relay|herds|path|road/,
    gear: [smooth("M50,4 20,18 14,52 26,90 40,90 32,52 36,30 50,22 64,30 68,52 60,90 74,90 86,52 80,18 Z")],
    lights: [both(disc(24, 40, 3)), both(disc(26, 62, 3)), both(disc(36, 18, 3))],
  },
} as const satisfies Record<string, Kind>;
