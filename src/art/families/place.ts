import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

const DOOR = flat("M46,89 46,75 50,70 54,75 54,89 Z");

/** A place without people: mountain, temple, grove, water, bridge, camp, grave or town. */
export const place: Family = [
  {
    words: /volcan|peak|scorch/,
    body: [flat("M3,89 16,70 30,44 39,30 45,34 55,34 61,30 70,44 84,70 97,89 Z")],
    lights: [
      flat("M45,35 50,40 55,35 55,46 60,58 53,64 57,78 50,89 47,74 42,60 47,48 Z"),
      star(50, 17, 5, 9, 3),
      disc(38, 18, 2),
      disc(63, 14, 2),
    ],
  },
  {
    words: /ridge|canyon|hill|stair|pass\b|warren/,
    body: [
      flat("M3,89 14,55 22,62 34,27 41,38 47,31 58,58 66,47 79,66 84,60 97,89 Z"),
      limb("M50,89 44,78 54,70 47,62", 5, 4, 3, 2),
    ],
    lights: [flat("M34,27 29,42 35,39 39,44 41,38 Z"), star(76, 20, 5, 6, 2.5)],
  },
  {
    words: /pyramid|two truths/,
    body: [both(flat("M50,89 6,89 6,78 17,78 17,66 28,66 28,54 38,54 38,40 50,40 Z"))],
    lights: [DOOR, disc(50, 25, 8), both(star(20, 26, 2, 5, 1.5))],
  },
  {
    words: /cathedral|chapel/,
    body: [both(flat("M50,-4 46,24 46,40 36,40 30,14 24,40 24,60 12,60 8,50 4,60 4,89 50,89 Z"))],
    lights: [
      disc(50, 50, 7),
      flat("M44,89 44,74 50,66 56,74 56,89 Z"),
      both(flat("M28,50 32,50 32,66 28,66 Z")),
    ],
  },
  {
    words: /shrine|altar|well\b/,
    gear: [
      both(flat("M50,12 -2,4 4,18 50,24 Z")),
      both(flat("M50,32 10,32 10,39 50,39 Z")),
      both(flat("M22,22 30,22 29,89 18,89 Z")),
    ],
    body: [flat("M36,72 64,72 68,89 32,89 Z")],
    lights: [star(50, 56, 8, 12, 5)],
  },
  {
    words: /observatory|reliquary/,
    body: [smooth("M14,62 18,34 50,16 82,34 86,62 Z"), flat("M8,60 92,60 92,89 8,89 Z")],
    gear: [flat("M52,36 88,0 96,8 62,44 Z")],
    lights: [star(20, 12, 4, 6, 2), flat("M42,89 42,74 58,74 58,89 Z")],
  },
  {
    words: /library|archive|mirrors|hall of covered/,
    body: [smooth("M4,89 4,40 22,12 50,2 78,12 96,40 96,89 Z")],
    gear: [both(flat("M20,34 34,22 34,80 20,80 Z")), flat("M42,20 58,20 58,80 42,80 Z")],
    lights: [
      both(flat("M23,40 31,34 31,54 23,54 Z")),
      both(flat("M23,60 31,60 31,76 23,76 Z")),
      flat("M45,30 55,30 55,52 45,52 Z"),
      flat("M45,58 55,58 55,76 45,76 Z"),
    ],
  },
  {
    words: /forge|foundry|assembly/,
    body: [flat("M4,89 4,52 26,38 26,52 48,38 48,52 70,38 70,52 96,52 96,89 Z")],
    gear: [flat("M74,54 77,4 90,4 92,54 Z"), flat("M58,44 60,14 68,14 70,44 Z")],
    lights: [
      smooth("M83,2 76,-8 84,-18 92,-8 Z"),
      flat("M12,62 26,62 26,76 12,76 Z"),
      flat("M36,62 50,62 50,76 36,76 Z"),
      flat("M60,62 84,62 84,89 60,89 Z"),
    ],
  },
  {
    words: /arena|court|parade/,
    body: [smooth("M-4,89 2,52 24,40 50,36 76,40 98,52 104,89 Z")],
    back: [both(flat("M16,46 16,16 32,22 16,28 18,46 Z"))],
    lights: [
      both(flat("M10,78 10,64 16,58 22,64 22,78 Z")),
      both(flat("M28,78 28,62 34,56 40,62 40,78 Z")),
      flat("M45,80 45,62 50,56 55,62 55,80 Z"),
    ],
  },
  {
    words: /gallows|sighs|tollgate/,
    body: [smooth("M0,92 18,80 50,74 82,80 100,92 Z"), flat("M30,80 30,8 72,8 72,14 46,14 37,24 37,80 Z")],
    gear: [limb("M66,12 66,34", 2, 2), limb("M66,34 60,42 66,48 72,42 66,34", 2, 2, 2, 2, 2)],
    lights: [disc(14, 70, 3)],
  },
  {
    words: /hall/,
    body: [
      both(flat("M50,22 9,40 9,47 50,47 Z")),
      both(flat("M50,82 6,82 6,89 50,89 Z")),
      both(flat("M14,47 21,47 21,82 14,82 Z")),
      both(flat("M30,47 37,47 37,82 30,82 Z")),
    ],
    lights: [disc(50, 36, 4), flat("M45,82 45,58 50,53 55,58 55,82 Z")],
  },
  {
    words: /throne/,
    body: [
      both(flat("M50,16 40,20 34,8 33,62 24,62 24,68 27,68 27,89 50,89 Z")),
      both(flat("M50,84 18,84 18,89 50,89 Z")),
    ],
    lights: [star(50, 31, 4, 8, 3), both(disc(34, 60, 2)), both(flat("M50,66 38,66 38,69 50,69 Z"))],
  },
  {
    words: /grove|garden|orchard|thicket/,
    body: [
      flat("M3,89 20,80 50,76 80,80 97,89 Z"),
      flat("M46,80 47,56 53,56 54,80 Z"),
      smooth("M50,14 33,24 28,42 36,56 50,60 64,56 72,42 67,24 Z"),
      flat("M19,84 20,66 24,66 25,84 Z"),
      smooth("M22,44 12,54 14,66 22,70 31,66 32,54 Z"),
      flat("M77,84 78,64 82,64 83,84 Z"),
      smooth("M80,42 70,52 72,64 80,69 89,64 90,52 Z"),
    ],
    lights: [disc(43, 34, 2.5), disc(58, 40, 2.5), disc(50, 49, 2), disc(21, 58, 2), disc(80, 55, 2)],
  },
  {
    words: /meadow|steppe|plain|hollow|seedbed|ground\b/,
    body: [
      smooth("M-10,89 14,74 40,78 62,68 88,76 110,89 Z"),
      limb("M28,80 26,62 20,50", 2, 2, 1),
      limb("M30,80 32,58 38,46", 2, 2, 1),
      limb("M70,74 68,54 62,44", 2, 2, 1),
      limb("M72,74 75,52 82,42", 2, 2, 1),
    ],
    lights: [disc(20, 49, 3), disc(38, 45, 3), disc(62, 43, 3), disc(82, 41, 3), star(50, 26, 8, 10, 5)],
  },
  {
    words: /lighthouse/,
    body: [
      flat("M40,82 43,30 57,30 60,82 Z"),
      flat("M38,30 38,26 62,26 62,30 Z"),
      flat("M43,26 43,16 50,10 57,16 57,26 Z"),
      smooth("M8,89 24,80 50,78 76,80 92,89 Z"),
    ],
    lights: [flat("M46,24 46,18 54,18 54,24 Z"), flat("M54,20 92,8 92,34 Z"), flat("M46,20 8,34 8,8 Z")],
  },
  {
    words: /river|fjord|coral|harbor|shipyard|drowned|sunken|well\b|water/,
    body: [
      flat("M14,66 86,66 76,82 24,82 Z"),
      limb("M50,66 50,22", 3, 2),
      smooth("M53,24 76,42 70,60 53,62 Z"),
      smooth("M47,30 28,46 33,60 47,62 Z"),
      smooth("M-6,92 20,84 50,88 80,84 106,92 Z"),
    ],
    lights: [limb("M10,76 30,72 50,76 70,72 90,76", 1, 2, 1, 2, 1), star(50, 16, 4, 5, 2)],
  },
  {
    words: /road|aqueduct|span|crossing|gate|tollgate/,
    body: [
      flat("M2,52 98,52 98,60 2,60 Z"),
      flat("M8,60 18,60 18,89 8,89 Z"),
      flat("M34,60 44,60 44,89 34,89 Z"),
      flat("M56,60 66,60 66,89 56,89 Z"),
      flat("M82,60 92,60 92,89 82,89 Z"),
      flat("M18,60 34,60 26,66 Z"),
      flat("M44,60 56,60 50,66 Z"),
      flat("M66,60 82,60 74,66 Z"),
      both(flat("M10,52 10,42 16,42 16,52 Z")),
    ],
    lights: [both(star(13, 36, 4, 5, 2)), limb("M20,86 50,82 80,86", 1, 2, 1)],
  },
  {
    words: /camp|market/,
    body: [
      both(flat("M50,36 47,38 20,89 50,89 Z")),
      limb("M50,40 50,22", 2, 2),
      flat("M51,22 68,26 51,31 Z"),
      both(flat("M16,60 4,89 27,89 Z")),
    ],
    lights: [flat("M50,56 43,89 57,89 Z"), disc(16, 82, 2), disc(84, 82, 2)],
  },
  {
    words: /crypt|cairn|cemetery|burial|bone|crow|sigh/,
    body: [
      smooth("M2,89 22,80 50,77 78,80 98,89 Z"),
      both(flat("M50,26 42,29 37,38 37,80 50,80 Z")),
      flat("M16,84 16,60 22,54 28,60 28,82 Z"),
      flat("M72,82 72,58 78,52 84,58 84,84 Z"),
    ],
    lights: [
      flat("M48,36 52,36 52,42 57,42 57,46 52,46 52,60 48,60 48,46 43,46 43,42 48,42 Z"),
      both(disc(22, 66, 2)),
    ],
  },
  {
    words: /city|fort|keep|rampart|spire|windmill|mirror|fortress/,
    body: [
      flat("M6,88 6,56 13,44 19,56 19,88 Z"),
      flat("M22,88 25,38 19,38 31,13 44,38 38,38 41,88 Z"),
      flat("M38,88 38,59 63,59 66,88 Z"),
      flat("M63,88 63,28 59,28 69,6 81,28 75,28 75,88 Z"),
      flat("M75,88 75,63 88,50 94,63 97,88 Z"),
    ],
    lights: [
      flat("M30,42 31,38 33,42 33,50 30,50 Z"),
      flat("M69,33 70,30 72,33 72,42 69,42 Z"),
      flat("M48,89 48,75 52,70 55,75 55,89 Z"),
    ],
  },
];
