import type { Ridge } from "./ridge";
import type { SeededRandom } from "./seed";
import { both, flat, limb, type Outline, smooth } from "./shape";

/** What grows or is built on a ridge, on a board of 100 by 100: feet at y = 89, middle at x = 50. */
const MOTIFS = {
  pine: [flat("M46,94 46,80 20,80 40,55 29,55 50,14 71,55 60,55 80,80 54,80 54,94 Z")],
  oak: [flat("M44,94 46,50 54,50 56,94 Z"), smooth("M50,6 24,16 16,40 34,56 66,56 84,40 76,16 Z")],
  palm: [
    limb("M44,94 48,64 54,30", 7, 6, 4),
    limb("M54,30 34,20 14,38", 3, 9, 1),
    limb("M54,30 76,18 94,36", 3, 9, 1),
    limb("M54,30 42,10 24,10", 3, 7, 1),
    limb("M54,30 70,8 84,8", 3, 7, 1),
  ],
  snag: [
    limb("M48,94 50,62 46,34 52,8", 12, 9, 6, 1),
    limb("M49,60 30,42 12,38", 6, 4, 1),
    limb("M48,48 68,32 86,34", 6, 4, 1),
    limb("M70,32 76,20 74,10", 3, 2, 1),
  ],
  shroom: [flat("M42,94 45,52 55,52 58,94 Z"), smooth("M50,24 22,32 8,56 50,60 92,56 78,32 Z")],
  reed: [
    limb("M30,94 32,50 24,10", 4, 3, 1),
    limb("M50,94 50,44 52,2", 4, 3, 1),
    limb("M68,94 68,56 80,20", 4, 3, 1),
    flat("M48,26 50,4 56,4 54,26 Z"),
  ],
  rock: [flat("M10,94 22,52 38,30 58,24 78,48 90,94 Z")],
  shard: [
    flat("M30,94 40,30 52,2 62,40 66,94 Z"),
    flat("M62,94 74,44 84,94 Z"),
    flat("M12,94 24,58 36,94 Z"),
  ],
  column: [both(flat("M50,94 38,94 40,20 34,14 34,6 50,6 Z")), flat("M76,94 76,52 84,46 88,56 88,94 Z")],
  ruin: [flat("M20,94 20,30 30,22 36,40 64,40 64,12 78,20 80,94 66,94 66,58 34,58 34,94 Z")],
  castle: [
    flat(
      "M8,94 8,40 14,40 14,46 20,46 20,40 28,40 28,46 34,46 34,60 62,60 62,24 68,24 68,30 75,30 75,24 82,24 82,30 90,30 90,94 Z",
    ),
  ],
  spire: [both(flat("M50,0 44,36 40,40 40,60 26,60 20,46 14,60 14,94 50,94 Z"))],
  pagoda: [both(flat("M50,0 44,14 26,24 38,24 38,38 20,48 34,48 34,62 12,74 28,74 28,94 50,94 Z"))],
  torii: [
    both(flat("M50,20 2,12 6,26 50,30 Z")),
    both(flat("M50,40 14,40 14,48 50,48 Z")),
    both(flat("M24,26 33,26 31,94 22,94 Z")),
  ],
  hall: [flat("M2,94 10,60 6,58 50,14 94,58 90,60 98,94 Z"), both(flat("M48,18 40,2 54,12 Z"))],
  tent: [smooth("M6,94 12,60 34,44 50,36 66,44 88,60 94,94 Z"), flat("M47,40 47,26 53,26 53,40 Z")],
  ziggurat: [both(flat("M50,10 36,10 36,28 26,28 26,48 14,48 14,70 2,70 2,94 50,94 Z"))],
  pyramid: [flat("M-20,94 50,8 120,94 Z")],
  obelisk: [flat("M36,94 42,14 50,0 58,14 64,94 Z")],
  grave: [
    smooth("M30,94 30,50 36,36 50,30 64,36 70,50 70,94 Z"),
    flat("M84,94 84,60 76,60 76,54 84,54 84,46 90,46 90,54 98,54 98,60 90,60 90,94 Z"),
  ],
  chimney: [flat("M10,94 10,56 34,44 34,56 56,44 56,60 64,60 66,6 78,6 80,60 92,60 92,94 Z")],
  mast: [
    flat("M10,74 90,74 78,94 22,94 Z"),
    limb("M50,80 50,6", 3, 2),
    smooth("M54,14 84,40 80,62 54,64 Z"),
    smooth("M46,20 22,44 26,62 46,64 Z"),
  ],
  coral: [
    limb("M50,94 50,60 34,34 36,10", 14, 10, 8, 5),
    limb("M50,70 68,50 66,24", 9, 8, 5),
    limb("M44,56 22,52 14,32", 8, 7, 4),
    limb("M60,62 84,54 88,38", 7, 6, 4),
  ],
  flag: [flat("M46,94 46,4 50,4 50,94 Z"), flat("M50,6 90,16 74,26 88,40 50,40 Z")],
} as const satisfies Record<string, readonly Outline[]>;

export type Motif = keyof typeof MOTIFS;

/** What grows or is built at certain places, by the words of names. */
export const PLACES: readonly (readonly [Motif, RegExp])[] = [
  ["reed", /marsh|fen\b|mire|reed/],
  ["grave", /crypt|grave|tomb|barrow|cemetery|burial|lich|pallbearer/],
  ["chimney", /furnace|forge|foundry|kiln|smith|engine|dynamo/],
  ["spire", /chapel|cathedral|choir|hymn|priest|saint|nun\b/],
  ["castle", /keep\b|citadel|gate|throne|rampart|fortress|watch|warden|sentinel|guard/],
  ["oak", /grove|wood|thicket|orchard|canopy/],
  ["mast", /ship|harbor|dock|raider|rower|deckhand/],
  ["coral", /reef|coral|drowned|deep|abyss|sunken|pearl/],
  ["shroom", /toadstool|spore|fungal|compost|rot\b/],
  ["tent", /camp|caravan|market|scout|outrider/],
  ["obelisk", /rune|monolith|oath stone|star reader/],
  ["shard", /crystal|glacier|iceberg|icewall|frost|rift/],
  ["column", /temple|oracle|scholar|archive|library|court|council/],
];

/** A row of things on a ridge, as one path. */
export function scenery(motif: Motif, seed: SeededRandom, land: Ridge, count: number, size: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = ((i + seed.inRange(0.1, 0.9)) / count) * 240;
    const scale = size * seed.inRange(0.65, 1.15);
    const foot = land.at(x);
    d += MOTIFS[motif]
      .map((outline) => outline((px, py) => [x + (px - 50) * scale, foot + (py - 87) * scale]))
      .join("");
  }
  return d;
}
