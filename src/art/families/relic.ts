import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

const PLINTH = [both(flat("M50,75 50,88 28,88 31,81 34,81 38,75 Z"))];

const RAYS = [
  both(star(17, 17, 2, 1.5, 1.5)),
  both(star(30, 28, 2, 1.5, 1.5)),
  both(star(44, 17, 2, 1.5, 1.5)),
];

/** A thing of worth on a plinth. */
export const relic: Family = [
  {
    words: /chalice|heart|drum|idol/,
    body: [...PLINTH, both(flat("M50,31 50,72 38,69 44,66 47,56 38,50 31,31 50,31 Z"))],
    lights: [smooth("M50,13 44,22 44,31 50,31 56,31 56,22 Z"), ...RAYS],
  },
  {
    words: /blade|lance|fang|whip/,
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
    words: /tome|scroll|book|mantle/,
    body: [...PLINTH, both(flat("M50,38 50,69 25,66 22,31 38,31 Z"))],
    lights: [
      both(flat("M47,42 30,38 31,41 47,45 Z")),
      both(flat("M47,48 31,45 31,47 47,52 Z")),
      star(50, 17, 4, 10, 3.5),
    ],
  },
  {
    words: /mirror|coin|veil/,
    body: [...PLINTH, star(50, 39, 9, 31, 28), flat("M47,69 53,69 55,75 45,75 Z")],
    lights: [disc(50, 39, 20)],
  },
  {
    words: /bow/,
    body: [...PLINTH, limb("M34,3 44,19 63,31 63,41 63,50 44,66 34,81", 2, 5, 6, 8, 6, 5, 2)],
    lights: [flat("M34,5 38,41 34,78 34,41 Z"), flat("M16,41 75,41 75,38 86,41 75,44 75,42 16,42 Z")],
  },
  {
    words: /hammer|spurs|titan/,
    body: [
      ...PLINTH,
      flat("M47,75 48,34 53,34 53,75 Z"),
      flat("M25,13 69,13 78,19 78,31 69,38 25,38 31,25 Z"),
    ],
    lights: [both(flat("M48,25 41,25 45,19 Z")), ...RAYS],
  },
  {
    words: /shield|bulwark|harness|plat/,
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
    words: /glass|monolith/,
    body: [
      ...PLINTH,
      both(flat("M50,6 31,6 31,13 50,13 Z")),
      both(flat("M50,69 31,69 31,73 50,73 Z")),
      both(flat("M34,11 31,11 31,69 34,69 Z")),
    ],
    lights: [flat("M38,13 63,13 50,41 63,69 38,69 50,41 Z")],
  },
];
