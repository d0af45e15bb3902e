import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family, Kind, Part } from "./family";
import { rune } from "./rune";

/** What a valuable object stands on. */
const STAND: Part = [
  { back: [both(flat("M50,75 50,88 28,88 31,81 34,81 38,75 Z"))] },
  {
    back: [
      both(flat("M50,74 50,92 10,92 14,80 34,80 36,74 Z")),
      both(flat("M22,80 18,52 22,48 26,52 26,80 Z")),
    ],
  },
  { back: [smooth("M12,92 22,78 44,72 66,74 80,80 90,92 Z")] },
  { back: [smooth("M14,84 24,74 50,76 76,74 86,84 76,92 50,90 24,92 Z")] },
  { back: [limb("M50,-20 30,10 24,50 34,80 50,84 66,80 76,50 70,10 50,-20", 2, 3, 3, 4, 5, 4, 3, 3, 2)] },
];

const RAYS = [
  both(star(17, 17, 2, 1.5, 1.5)),
  both(star(30, 28, 2, 1.5, 1.5)),
  both(star(44, 17, 2, 1.5, 1.5)),
];

const THINGS: Family = [
  {
    words: /harness|plat|cuirass|coat|carapace|hide\b|shroud|mantle|velvet core/,
    gear: [both(flat("M50,16 42,16 38,8 24,12 8,26 14,46 24,42 26,74 50,80 Z"))],
    body: [both(flat("M50,30 34,28 32,60 50,68 Z"))],
    lights: [star(50, 46, 4, 12, 4), ...RAYS],
  },
  {
    words: /mirror|coin|veil|amulet|wheel|lantern|halo|scales/,
    body: [star(50, 39, 9, 31, 28), flat("M47,69 53,69 55,75 45,75 Z")],
    lights: [disc(50, 39, 20)],
  },
  {
    words: /bow|quarrel/,
    body: [limb("M34,3 44,19 63,31 63,41 63,50 44,66 34,81", 2, 5, 6, 8, 6, 5, 2)],
    lights: [flat("M34,5 38,41 34,78 34,41 Z"), flat("M16,41 75,41 75,38 86,41 75,44 75,42 16,42 Z")],
  },
  {
    words: /sickle|bill|scythe/,
    body: [flat("M55,75 58,20 63,20 61,75 Z"), smooth("M63,25 50,6 31,6 16,22 13,41 25,25 44,22 56,31 Z")],
    lights: [limb("M19,31 28,19 44,19", 1, 2, 1), ...RAYS],
  },
  {
    words: /axe\b/,
    body: [
      flat("M47,75 48,10 53,10 53,75 Z"),
      smooth("M53,14 68,8 80,20 80,36 68,46 53,38 Z"),
      smooth("M47,18 38,15 32,24 38,34 47,34 Z"),
    ],
    lights: [limb("M72,14 78,27 72,40", 1, 2, 1), ...RAYS],
  },
  {
    words: /kabuto/,
    body: [
      both(flat("M50,14 36,20 29,36 29,60 38,68 42,56 42,46 50,46 Z")),
      both(flat("M34,22 20,6 24,30 Z")),
    ],
    lights: [both(flat("M46,50 40,47 40,52 45,55 Z")), star(50, 20, 4, 6, 2)],
  },
  {
    words: /chest|trophies/,
    body: [both(flat("M50,38 24,38 24,72 50,72 Z")), both(smooth("M50,20 30,22 22,36 50,38 Z"))],
    lights: [flat("M46,40 54,40 54,50 50,54 46,50 Z"), star(50, 10, 6, 7, 3)],
  },
  {
    words: /whetstone|stone/,
    body: [smooth("M24,58 30,40 48,32 68,36 78,52 74,66 50,70 30,68 Z")],
    lights: [limb("M34,50 50,44 66,48", 1, 3, 1), star(60, 24, 5, 8, 3), star(38, 22, 4, 5, 2)],
  },
  {
    words: /core\b|rage|focus|bleed|crux/,
    body: [flat("M50,8 68,28 64,58 50,70 36,58 32,28 Z")],
    lights: [flat("M50,14 60,30 50,40 40,30 Z"), flat("M50,44 59,34 58,54 50,64 42,54 41,34 Z"), ...RAYS],
  },
];

const onStand = (kind: Kind): Kind => ({ ...kind, parts: [STAND, ...(kind.parts ?? [])] });

/** A valuable object on a stand. What has no drawing of its own is drawn like the sign of a spell of its name. */
export const relic: Family = [
  onStand(THINGS[0]),
  ...THINGS.slice(1).map(onStand),
  ...rune.map((sign) => onStand({ ...sign, named: true })),
];
