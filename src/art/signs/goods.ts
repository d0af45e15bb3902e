import type { Kind } from "../families/family";
import { both, disc, flat, limb, smooth, star } from "../shape";

/** Signs of things of value. */
export const GOODS = {
  dice: {
    words: /\bdice|throw more/,
    gear: [flat("M8,40 44,30 54,64 18,74 Z")],
    body: [flat("M48,18 82,8 92,42 58,52 Z")],
    lights: [
      disc(31, 52, 4),
      disc(20, 44, 3),
      disc(42, 60, 3),
      disc(60, 20, 3),
      disc(70, 30, 3),
      disc(80, 40, 3),
    ],
  },
  coins: {
    words: /coin|tithe|price|bargain|ransom|purse|tribute|pay\b|hired|claim|supplies|cache/,
    parts: [
      [
        {
          gear: [disc(38, 60, 28), disc(66, 34, 26)],
          body: [disc(38, 60, 20), disc(66, 34, 18)],
          lights: [star(38, 60, 4, 14, 5), star(66, 34, 4, 12, 4)],
        },
        {
          body: [smooth("M38,34 16,58 20,86 50,92 80,86 84,58 62,34 Z")],
          gear: [flat("M34,24 66,24 62,34 38,34 Z"), smooth("M36,24 24,8 50,14 76,8 64,24 Z")],
          lights: [star(50, 64, 4, 17, 6)],
        },
      ],
    ],
  },
  cup: {
    words: /vintage|feast|idol|milk|cup|chalice|copal|offering|smoke/,
    gear: [smooth("M18,12 82,12 76,40 56,54 44,54 24,40 Z"), flat("M46,52 54,52 56,78 74,90 26,90 44,78 Z")],
    lights: [smooth("M22,10 50,4 78,10 50,18 Z")],
  },
  prism: {
    words: /prism|charm|mirror|reprisal|echo/,
    gear: [flat("M50,2 82,34 70,78 50,94 30,78 18,34 Z")],
    lights: [flat("M50,10 66,36 50,52 34,36 Z"), flat("M50,58 62,46 62,72 50,86 Z")],
  },
  mask: {
    words: /mask|paint|dirty|come off|feigned/,
    gear: [smooth("M10,16 50,24 90,16 88,48 70,78 50,90 30,78 12,48 Z")],
    lights: [both(smooth("M42,44 30,36 20,42 30,50 Z")), limb("M32,66 50,74 68,66", 1, 5, 1)],
  },
} as const satisfies Record<string, Kind>;
