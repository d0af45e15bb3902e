import type { Kind } from "../families/family";
import { both, disc, flat, limb, smooth, star } from "../shape";

/** Signs of weather, fire and light. */
export const ELEMENTS = {
  lightning: {
    words: /lightning|thunder/,
    lights: [flat("M62,0 24,50 44,50 32,94 78,38 56,38 72,0 Z")],
    back: [disc(50, 46, 34)],
  },
  rain: {
    words: /\brain|cinders/,
    lights: [
      limb("M24,4 20,30", 1, 7),
      limb("M46,20 42,46", 1, 7),
      limb("M70,2 66,28", 1, 7),
      limb("M86,30 82,56", 1, 7),
      limb("M14,52 10,78", 1, 7),
      limb("M60,52 56,78", 1, 7),
    ],
    gear: [limb("M32,60 28,86", 1, 8), limb("M76,66 72,92", 1, 8)],
  },
  tide: {
    words: /tide|tidal|wave|flood|riptide|undertow|boarding|wreck/,
    parts: [
      [
        {
          body: [smooth("M4,88 8,50 26,22 56,12 82,26 88,46 76,56 74,40 60,34 52,48 60,66 96,88 Z")],
          lights: [limb("M14,84 18,56 34,32 56,22 72,28", 1, 4, 5, 4, 1), disc(88, 60, 3), disc(94, 48, 2)],
        },
        {
          body: [
            limb("M4,34 22,20 42,34 62,20 80,34 98,22", 2, 9, 9, 9, 9, 2),
            limb("M4,82 22,68 42,82 62,68 80,82 98,70", 2, 9, 9, 9, 9, 2),
          ],
          lights: [limb("M4,58 22,44 42,58 62,44 80,58 98,46", 2, 9, 9, 9, 9, 2)],
        },
      ],
    ],
  },
  whirl: {
    words: /whirl|wind|gale|breath|swept|scatter/,
    lights: [
      limb(
        "M50,46 58,40 64,50 54,62 38,58 32,42 44,26 66,26 82,44 78,70 56,86",
        2,
        4,
        6,
        7,
        8,
        9,
        10,
        9,
        8,
        6,
        1,
      ),
    ],
    back: [limb("M4,36 22,12 52,4", 1, 6, 1), limb("M96,66 88,84 70,94", 1, 6, 1)],
  },
  frost: {
    words: /frost|frozen|snow|winter|white|avalanche|chill|\bice\b|numb/,
    parts: [
      [
        {
          lights: [
            flat("M47,-2 53,-2 53,96 47,96 Z"),
            flat("M7,27 10,21 93,66 90,72 Z"),
            flat("M90,21 93,27 10,72 7,66 Z"),
            flat("M34,6 50,20 66,6 66,14 50,28 34,14 Z"),
            flat("M34,88 50,74 66,88 66,80 50,66 34,80 Z"),
          ],
          back: [star(50, 47, 6, 30, 17)],
        },
        {
          back: [flat("M0,0 100,0 100,8 0,8 Z")],
          lights: [
            flat("M4,6 24,6 15,56 Z"),
            flat("M28,6 48,6 38,88 Z"),
            flat("M52,6 70,6 62,66 Z"),
            flat("M74,6 96,6 86,46 Z"),
          ],
        },
      ],
    ],
  },
  sunburst: {
    words: /sunburst|dawn|radiant|light|benediction|morning|beam|consecrat|flash|blind/,
    parts: [
      [
        {
          lights: [star(50, 46, 12, 46, 24)],
          gear: [disc(50, 46, 19)],
        },
        {
          lights: [
            smooth("M20,66 26,42 50,30 74,42 80,66 Z"),
            flat("M48,22 52,22 54,2 46,2 Z"),
            both(flat("M30,32 25,36 8,18 14,12 Z")),
            both(flat("M14,50 13,57 -6,52 -4,44 Z")),
          ],
          gear: [flat("M2,70 98,70 98,77 2,77 Z"), flat("M18,84 82,84 82,90 18,90 Z")],
        },
      ],
    ],
  },
  star: {
    words: /star|meteor|falling/,
    lights: [
      star(36, 60, 5, 30, 12),
      limb("M46,50 70,26 98,2", 20, 10, 1),
      limb("M56,64 80,48 98,36", 9, 6, 1),
    ],
  },
  fire: {
    words: /fire|flame|flare|blaze|coal|torch|stoke|backdraft|ember|molten|smolder|\bash/,
    parts: [
      [
        {
          lights: [smooth("M50,0 40,22 22,40 20,64 34,84 50,88 66,84 80,64 76,44 66,50 64,26 Z")],
          body: [smooth("M50,40 42,54 36,66 42,80 50,84 60,78 64,66 56,56 Z")],
        },
        {
          gear: [limb("M8,92 50,76 92,66", 9, 10, 9), limb("M92,92 50,78 8,66", 9, 10, 9)],
          lights: [flat("M50,4 58,28 72,18 74,42 86,40 78,70 22,70 14,42 28,46 30,20 42,34 Z")],
        },
        {
          lights: [smooth("M30,44 60,20 98,-2 84,24 98,26 76,46 84,54 56,78 30,88 12,70 14,54 Z")],
          body: [disc(36, 64, 14)],
        },
        {
          gear: [flat("M10,58 90,58 78,72 60,74 56,96 44,96 40,74 22,72 Z")],
          lights: [smooth("M50,-2 36,18 26,34 34,56 66,56 74,34 66,26 60,34 Z")],
        },
      ],
    ],
  },
  fog: {
    words: /fog|mist|veil|spray|blue/,
    body: [smooth("M8,60 10,38 28,36 36,16 60,14 70,32 88,34 94,54 86,66 20,68 Z")],
    lights: [limb("M14,78 40,74 86,78", 2, 5, 1), limb("M26,90 56,86 78,90", 1, 5, 1)],
  },
} as const satisfies Record<string, Kind>;
