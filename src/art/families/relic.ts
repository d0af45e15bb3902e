import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

const PLINTH = [both(flat("M50,75 50,88 28,88 31,81 34,81 38,75 Z"))];

const RAYS = [
  both(star(17, 17, 2, 1.5, 1.5)),
  both(star(30, 28, 2, 1.5, 1.5)),
  both(star(44, 17, 2, 1.5, 1.5)),
];

/** A valuable object on a plinth. */
export const relic: Family = [
  {
    words: /chalice|heart|drum|idol|feast|milk|vintage/,
    body: [...PLINTH, both(flat("M50,31 50,72 38,69 44,66 47,56 38,50 31,31 50,31 Z"))],
    lights: [smooth("M50,13 44,22 44,31 50,31 56,31 56,22 Z"), ...RAYS],
  },
  {
    words: /blade|sword|lance|spear|fang|whip|needle|claw|tongue|macuahuitl/,
    body: [
      ...PLINTH,
      flat("M45,73 45,22 50,6 55,22 55,73 Z"),
      flat("M34,48 50,44 66,48 64,53 50,50 38,53 Z"),
    ],
    lights: [star(50, 48, 2, 3.5, 3.5), flat("M50,20 50,13 52,20 52,42 50,42 Z"), ...RAYS],
  },
  {
    words: /crown/,
    body: [...PLINTH, both(flat("M50,25 44,50 38,31 31,50 22,25 28,69 50,69 Z"))],
    lights: [both(disc(36, 27, 2)), disc(50, 19, 3), star(50, 61, 2, 4.5, 4.5)],
  },
  {
    words: /tome|scroll|book|mantle|roll\b|order\b|honours|decree/,
    body: [...PLINTH, both(flat("M50,38 50,69 25,66 22,31 38,31 Z"))],
    lights: [
      both(flat("M47,42 30,38 31,41 47,45 Z")),
      both(flat("M47,48 31,45 31,47 47,52 Z")),
      star(50, 17, 4, 10, 3.5),
    ],
  },
  {
    words: /mirror|coin|veil|amulet|wheel|lantern|halo|scales/,
    body: [...PLINTH, star(50, 39, 9, 31, 28), flat("M47,69 53,69 55,75 45,75 Z")],
    lights: [disc(50, 39, 20)],
  },
  {
    words: /bow|quarrel/,
    body: [...PLINTH, limb("M34,3 44,19 63,31 63,41 63,50 44,66 34,81", 2, 5, 6, 8, 6, 5, 2)],
    lights: [flat("M34,5 38,41 34,78 34,41 Z"), flat("M16,41 75,41 75,38 86,41 75,44 75,42 16,42 Z")],
  },
  {
    words: /hammer|spurs|titan|maul/,
    body: [
      ...PLINTH,
      flat("M47,75 48,34 53,34 53,75 Z"),
      flat("M25,13 69,13 78,19 78,31 69,38 25,38 31,25 Z"),
    ],
    lights: [both(flat("M48,25 41,25 45,19 Z")), ...RAYS],
  },
  {
    words: /shield|bulwark|harness|plat|aegis|pavise|cuirass|coat|carapace|hide\b|shroud/,
    body: [...PLINTH, both(flat("M50,6 31,13 25,31 31,56 50,75 Z"))],
    lights: [star(50, 34, 4, 13, 4.5), ...RAYS],
  },
  {
    words: /sickle|bill|scythe/,
    body: [
      ...PLINTH,
      flat("M55,75 58,20 63,20 61,75 Z"),
      smooth("M63,25 50,6 31,6 16,22 13,41 25,25 44,22 56,31 Z"),
    ],
    lights: [limb("M19,31 28,19 44,19", 1, 2, 1), ...RAYS],
  },
  {
    words: /glass|monolith|clock|hour/,
    body: [
      ...PLINTH,
      both(flat("M50,6 31,6 31,13 50,13 Z")),
      both(flat("M50,69 31,69 31,73 50,73 Z")),
      both(flat("M34,11 31,11 31,69 34,69 Z")),
    ],
    lights: [flat("M38,13 63,13 50,41 63,69 38,69 50,41 Z")],
  },
  {
    words: /axe\b/,
    body: [
      ...PLINTH,
      flat("M47,75 48,10 53,10 53,75 Z"),
      smooth("M53,14 68,8 80,20 80,36 68,46 53,38 Z"),
      smooth("M47,18 38,15 32,24 38,34 47,34 Z"),
    ],
    lights: [limb("M72,14 78,27 72,40", 1, 2, 1), ...RAYS],
  },
  {
    words: /banner|standard/,
    body: [...PLINTH, flat("M32,75 32,4 36,4 36,75 Z"), flat("M36,8 76,8 70,21 76,34 70,47 76,56 36,56 Z")],
    lights: [star(52, 31, 5, 10, 4), disc(34, 5, 3)],
  },
  {
    words: /helm|kabuto|mask/,
    body: [
      ...PLINTH,
      both(flat("M50,14 36,20 29,36 29,60 38,68 42,56 42,46 50,46 Z")),
      both(flat("M34,22 20,6 24,30 Z")),
    ],
    lights: [both(flat("M46,50 40,47 40,52 45,55 Z")), star(50, 20, 4, 6, 2)],
  },
  {
    words: /horn\b|call\b/,
    body: [...PLINTH, limb("M76,14 70,34 54,48 36,52 24,44", 4, 9, 14, 18, 22)],
    lights: [smooth("M18,34 14,44 20,55 28,52 30,42 26,34 Z"), ...RAYS],
  },
  {
    words: /chest|rack\b|trophies|cache/,
    body: [...PLINTH, both(flat("M50,38 24,38 24,72 50,72 Z")), both(smooth("M50,20 30,22 22,36 50,38 Z"))],
    lights: [flat("M46,40 54,40 54,50 50,54 46,50 Z"), star(50, 10, 6, 7, 3)],
  },
  {
    words: /whetstone|stone/,
    body: [...PLINTH, smooth("M24,58 30,40 48,32 68,36 78,52 74,66 50,70 30,68 Z")],
    lights: [limb("M34,50 50,44 66,48", 1, 3, 1), star(60, 24, 5, 8, 3), star(38, 22, 4, 5, 2)],
  },
  {
    words: /core\b|rage|focus|bleed|crux/,
    body: [...PLINTH, flat("M50,8 68,28 64,58 50,70 36,58 32,28 Z")],
    lights: [flat("M50,14 60,30 50,40 40,30 Z"), flat("M50,44 59,34 58,54 50,64 42,54 41,34 Z"), ...RAYS],
  },
];
