import type { Kind } from "../families/family";
import { both, disc, flat, limb, smooth, star } from "../shape";

/** Signs of calls, words and judgement. */
export const CALLS = {
  horn: {
    words: /horn|call from|rally|muster|cry\b|charge|reinforc|summit|together/,
    gear: [smooth("M2,26 8,18 30,30 56,34 78,24 94,4 100,40 96,76 80,58 54,54 26,44 Z")],
    back: [smooth("M40,50 46,84 58,84 56,52 Z")],
    lights: [smooth("M94,8 88,38 96,72 99,40 Z")],
  },
  bell: {
    words: /bell|toll|warning|midnight/,
    gear: [smooth("M14,72 26,56 28,32 40,14 50,8 60,14 72,32 74,56 86,72 Z"), disc(50, 6, 6)],
    body: [flat("M10,70 90,70 90,78 10,78 Z")],
    lights: [disc(50, 84, 7)],
  },
  tome: {
    words: /tome|roll\b|ledger|book|chart|rite|plans|account|study/,
    gear: [both(flat("M50,24 30,16 4,20 4,74 30,70 50,80 Z"))],
    lights: [
      both(flat("M44,34 14,28 14,32 44,38 Z")),
      both(flat("M44,46 14,40 14,44 44,50 Z")),
      both(flat("M44,58 14,52 14,56 44,62 Z")),
    ],
  },
  decree: {
    words: /order|decree|levy|pact|honours|council|\blaw/,
    gear: [smooth("M16,10 84,10 80,20 84,76 90,86 22,86 16,76 20,20 Z")],
    lights: [
      flat("M30,28 70,28 70,32 30,32 Z"),
      flat("M30,40 70,40 70,44 30,44 Z"),
      flat("M30,52 58,52 58,56 30,56 Z"),
    ],
    back: [disc(68, 72, 10), flat("M62,78 74,78 76,96 68,90 60,96 Z")],
  },
  scales: {
    words: /weigh|judg|verdict|measure|level|settle/,
    gear: [
      limb("M50,94 50,50 50,4", 8, 5, 5),
      flat("M8,16 92,16 92,22 8,22 Z"),
      flat("M30,92 70,92 70,98 30,98 Z"),
    ],
    body: [smooth("M-4,58 14,70 32,58 Z"), smooth("M68,50 86,62 104,50 Z")],
    lights: [
      limb("M14,22 4,56", 1, 1),
      limb("M14,22 26,56", 1, 1),
      limb("M86,22 76,48", 1, 1),
      limb("M86,22 98,48", 1, 1),
      disc(14, 54, 5),
    ],
  },
  silence: {
    words: /silence|hush|words|lost/,
    gear: [disc(50, 46, 40)],
    lights: [disc(50, 46, 31)],
    body: [flat("M18,66 70,12 80,22 28,78 Z"), star(50, 46, 6, 12, 12)],
  },
  banner: {
    words: /banner|truce|standard/,
    gear: [limb("M20,98 22,50 24,-2", 5, 5, 4)],
    back: [smooth("M24,6 50,14 74,4 96,12 92,54 70,48 48,56 24,50 Z")],
    lights: [star(58, 30, 5, 12, 5)],
  },
  hymn: {
    words: /hymn|verse|chord|lullaby|melody|refrain|chant|descant|note|choir|dirge|applause/,
    parts: [
      [
        {
          gear: [flat("M36,16 84,6 84,22 44,30 44,74 36,74 Z"), flat("M76,14 84,10 84,62 76,62 Z")],
          body: [
            smooth("M14,76 24,64 44,66 44,78 32,88 18,86 Z"),
            smooth("M54,64 64,52 84,54 84,66 72,76 58,74 Z"),
          ],
        },
        {
          gear: [flat("M50,4 58,4 66,22 84,34 80,50 62,36 58,76 50,76 Z")],
          body: [smooth("M22,80 34,66 58,66 58,80 44,94 28,90 Z")],
        },
        {
          gear: [
            limb("M16,10 10,40 22,70 50,84 78,70 90,40 84,10", 10, 8, 9, 10, 9, 8, 10),
            flat("M10,22 90,22 90,28 10,28 Z"),
          ],
          lights: [
            flat("M34,28 36,28 38,80 36,80 Z"),
            flat("M49,28 51,28 51,84 49,84 Z"),
            flat("M64,28 66,28 64,80 62,80 Z"),
          ],
        },
        {
          gear: [smooth("M8,26 20,16 76,40 78,58 20,74 8,64 Z"), limb("M70,48 98,48", 10, 26)],
          lights: [disc(24, 8, 5), disc(58, 14, 4), disc(80, 84, 5)],
        },
      ],
    ],
  },
} as const satisfies Record<string, Kind>;
