import type { Kind } from "../families/family";
import { flat, limb, smooth } from "../shape";

/** Signs of ways, traps and time. */
export const WAYS = {
  hourglass: {
    words: /hour|glass|clock|moment|instant|second|once|noon|stasis|last|still|final/,
    gear: [flat("M22,2 78,2 78,12 22,12 Z"), flat("M22,82 78,82 78,92 22,92 Z")],
    body: [flat("M28,12 72,12 54,47 72,82 28,82 46,47 Z")],
    lights: [flat("M36,26 64,26 50,47 Z"), flat("M50,58 66,82 34,82 Z")],
  },
  gate: {
    words: /gate|door|passage|crossing|curtain|return|homeward|recall|foundation/,
    gear: [flat("M14,94 14,36 30,12 50,4 70,12 86,36 86,94 70,94 70,44 62,28 50,22 38,28 30,44 30,94 Z")],
    lights: [smooth("M34,94 34,48 42,34 50,30 58,34 66,48 66,94 Z")],
  },
  stakes: {
    words: /net|trap\b|pit|stakes|ditch|trapdoor/,
    body: [
      flat("M4,90 16,32 28,90 Z"),
      flat("M24,90 38,12 52,90 Z"),
      flat("M48,90 64,20 78,90 Z"),
      flat("M72,90 86,38 98,90 Z"),
    ],
    lights: [limb("M14,48 40,60 64,50 88,58", 1, 3, 3, 1)],
  },
  arrows: {
    words: /march|rise|lifting|raise|ascension|orders/,
    lights: [flat("M44,92 44,36 30,36 50,4 70,36 56,36 56,92 Z")],
    gear: [
      flat("M12,92 12,54 4,54 18,30 32,54 24,54 24,92 Z"),
      flat("M76,92 76,54 68,54 82,30 96,54 88,54 88,92 Z"),
    ],
  },
  retreat: {
    words: /retreat|fall back|slip|(?<!riftrunner's )feint|countermarch|turncoat/,
    lights: [limb("M84,86 90,50 70,26 36,30", 8, 12, 13, 12), flat("M40,4 40,58 4,30 Z")],
  },
  crossroads: {
    words: /cross|choice|switch|change|paths|cups|aside/,
    gear: [
      limb("M12,90 34,62 66,30 82,14", 10, 10, 10, 10),
      limb("M88,90 66,62 34,30 18,14", 10, 10, 10, 10),
    ],
    lights: [flat("M70,2 96,0 92,28 Z"), flat("M30,2 4,0 8,28 Z")],
  },
} as const satisfies Record<string, Kind>;
