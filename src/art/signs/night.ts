import type { Kind } from "../families/family";
import { both, disc, flat, limb, smooth, star } from "../shape";

/** Signs of the night, as only Soul Masters has them. */
export const NIGHT = {
  wings: {
    words: /bats|wings|flight|feather/,
    gear: [both(flat("M50,50 30,24 0,14 2,30 8,34 4,44 14,48 12,58 26,60 30,68 46,68 Z"))],
    body: [smooth("M50,30 44,44 46,72 50,84 54,72 56,44 Z")],
  },
  bones: {
    words: /bone|ossuary|exhume/,
    parts: [
      [
        {
          gear: [
            limb("M22,78 50,48 78,18", 9, 7, 9),
            disc(16, 74, 8),
            disc(26, 84, 8),
            disc(74, 12, 8),
            disc(84, 22, 8),
          ],
          body: [
            limb("M22,18 50,48 78,78", 9, 7, 9),
            disc(16, 22, 8),
            disc(26, 12, 8),
            disc(74, 84, 8),
            disc(84, 74, 8),
          ],
        },
        {
          gear: [
            limb("M50,2 50,94", 5, 4),
            both(limb("M50,20 26,20 14,34 22,44", 6, 6, 5, 2)),
            both(limb("M50,42 28,42 18,54 26,64", 6, 6, 5, 2)),
            both(limb("M50,64 32,64 26,74 32,82", 6, 5, 4, 2)),
          ],
        },
      ],
    ],
  },
  fangs: {
    words: /fang|bite|teeth|dines|frenzy|feral/,
    body: [
      smooth("M4,20 26,8 50,14 74,8 96,20 84,34 50,30 16,34 Z"),
      smooth("M12,80 30,92 50,88 70,92 88,80 76,70 50,74 24,70 Z"),
    ],
    gear: [
      flat("M20,30 34,30 28,60 Z"),
      flat("M66,30 80,30 72,60 Z"),
      flat("M38,30 48,30 43,44 Z"),
      flat("M52,30 62,30 57,44 Z"),
      flat("M36,73 48,74 41,54 Z"),
      flat("M54,74 64,73 60,54 Z"),
    ],
  },
  claws: {
    words: /claw|tear|unravel|rift|surge|lash/,
    lights: [
      limb("M22,8 30,44 22,88", 1, 11, 1),
      limb("M48,2 56,46 46,94", 1, 12, 1),
      limb("M74,8 82,44 74,86", 1, 11, 1),
    ],
    back: [smooth("M12,40 50,10 90,40 50,84 Z")],
  },
  blood: {
    words: /blood|vein|bleed|exsang|crimson/,
    lights: [smooth("M50,0 36,28 24,54 30,80 50,90 70,80 76,54 64,28 Z")],
    gear: [limb("M36,56 38,72 48,80", 2, 4, 1)],
  },
  moon: {
    words: /moon|night|rest denied|dusk|dark|sleep|eclipse|bargain at/,
    lights: [
      smooth("M62,2 32,10 14,38 22,70 48,88 78,82 52,70 40,48 44,22 Z"),
      star(76, 34, 5, 10, 4),
      star(88, 60, 5, 6, 2.5),
    ],
  },
} as const satisfies Record<string, Kind>;
