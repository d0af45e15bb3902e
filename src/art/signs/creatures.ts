import type { Kind } from "../families/family";
import { both, disc, flat, limb, smooth, star } from "../shape";

/** Signs of creatures and parts of them. */
export const CREATURES = {
  dragon: {
    words: /dragon|wyrm|scale|regent's|kiln|tail/,
    parts: [
      [
        {
          body: [
            limb("M50,92 30,80 28,60 48,50 66,40 62,22 44,18 26,26", 1, 8, 14, 16, 16, 15, 14, 6),
            flat("M44,10 66,0 56,18 Z"),
          ],
          back: [flat("M56,60 92,28 84,52 96,58 60,76 Z")],
          lights: [disc(36, 20, 2.5), smooth("M22,28 4,30 0,42 12,40 14,50 28,36 Z")],
        },
        {
          body: [smooth("M2,46 26,20 50,12 74,20 98,46 74,72 50,80 26,72 Z")],
          back: [both(flat("M6,34 8,10 30,22 Z")), both(flat("M6,58 8,82 30,70 Z"))],
          lights: [smooth("M50,16 42,46 50,76 58,46 Z"), both(disc(22, 46, 4))],
        },
      ],
    ],
  },
  wolf: {
    words: /pack|hunt|\bden\b|hackles|herd|stampede|instinct|wolf/,
    parts: [
      [
        {
          body: [flat("M50,84 38,70 18,60 12,34 20,6 36,26 50,30 64,26 80,6 88,34 82,60 62,70 Z")],
          back: [both(flat("M22,14 24,30 34,32 Z"))],
          gear: [flat("M42,66 58,66 50,78 Z")],
          lights: [both(flat("M42,50 28,40 32,52 Z"))],
        },
        {
          body: [
            smooth("M50,52 32,62 26,80 38,90 50,86 62,90 74,80 68,62 Z"),
            both(disc(22, 50, 8)),
            both(disc(38, 34, 9)),
          ],
          lights: [both(flat("M36,22 40,8 43,24 Z")), both(flat("M16,40 14,27 25,40 Z"))],
        },
      ],
    ],
  },
  grave: {
    words: /(?<!grasping )grave|cairn|remembrance/,
    parts: [
      [
        {
          body: [smooth("M24,90 24,40 32,20 50,12 68,20 76,40 76,90 Z")],
          back: [smooth("M2,92 20,80 50,78 80,80 98,92 Z")],
          lights: [flat("M46,28 54,28 54,38 64,38 64,46 54,46 54,68 46,68 46,46 36,46 36,38 46,38 Z")],
        },
        {
          body: [flat("M36,4 64,4 82,30 66,94 34,94 18,30 Z")],
          lights: [flat("M46,18 54,18 54,32 66,32 66,40 54,40 54,70 46,70 46,40 34,40 34,32 46,32 Z")],
        },
      ],
    ],
  },
  skull: {
    words: /death|skull|heads|ruin|gasp|fallen|drain|dark ransom|wither|terrors|unmaking|exile/,
    parts: [
      [
        {
          body: [
            smooth("M50,4 24,12 14,36 24,58 34,62 50,64 66,62 76,58 86,36 76,12 Z"),
            flat("M34,60 66,60 62,84 38,84 Z"),
          ],
          lights: [
            both(disc(37, 38, 8)),
            flat("M50,48 46,56 54,56 Z"),
            flat("M44,68 46,68 46,84 44,84 Z"),
            flat("M54,68 56,68 56,84 54,84 Z"),
          ],
        },
        {
          gear: [limb("M26,98 42,50 56,2", 6, 5, 4), flat("M30,58 50,52 52,58 32,64 Z")],
          lights: [smooth("M54,0 82,4 98,34 76,20 56,18 Z")],
        },
      ],
    ],
  },
  hand: {
    words: /hand|grasp|touch|pluck|stay|cutpurse|compel|\bunder\b|below/,
    body: [
      flat(
        "M38,96 36,68 18,48 24,40 36,50 30,14 38,12 44,44 46,4 54,4 56,44 64,12 71,14 66,50 76,38 84,44 68,70 66,96 Z",
      ),
    ],
    lights: [star(50, 62, 6, 9, 4)],
  },
  eye: {
    words: /eye|sight|view|watch|study|interrog|audit|truth|evil/,
    body: [smooth("M2,46 26,22 50,14 74,22 98,46 74,70 50,78 26,70 Z")],
    lights: [disc(50, 46, 20)],
    gear: [disc(50, 46, 10)],
  },
  heart: {
    words: /heart|mercy|life|prayer|mend|hearth/,
    lights: [smooth("M50,28 40,12 20,10 8,30 16,54 50,88 84,54 92,30 80,10 60,12 Z")],
    gear: [star(50, 46, 4, 16, 5)],
  },
} as const satisfies Record<string, Kind>;
