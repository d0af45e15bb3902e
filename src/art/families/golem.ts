import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

/** A walking arch, a guard of clay, blocks that walk, or a hill on its fists. */
export const golem: Family = [
  {
    words: /keystone|arch/,
    body: [
      both(flat("M50,10 50,29 41,34 38,48 40,89 19,89 17,44 28,20 Z")),
      both(flat("M15,44 4,52 2,70 11,73 15,60 Z")),
      flat("M42,10 41,2 59,2 58,10 Z"),
    ],
    lights: [
      flat("M44,9 56,9 53,28 47,28 Z"),
      both(disc(28, 42, 2.5)),
      both(flat("M24,62 33,62 33,64 24,64 Z")),
    ],
  },
  {
    words: /clay|watch|sentinel/,
    body: [
      flat("M41,8 59,8 61,24 39,24 Z"),
      flat("M37,27 64,27 60,47 61,60 40,60 41,47 Z"),
      both(flat("M48,62 46,89 34,89 40,62 Z")),
      flat("M66,28 77,34 86,47 80,53 65,40 Z"),
      limb("M83,10 82,50 82,89", 3, 3, 3),
      flat("M83,0 89,13 83,18 77,13 Z"),
      flat("M35,30 12,33 11,56 23,72 35,58 Z"),
    ],
    lights: [flat("M43,14 57,14 57,18 43,18 Z")],
    parts: [
      [{ lights: [disc(23, 48, 5)] }, { lights: [star(23, 48, 4, 8, 3)] }],
      [{}, { body: [flat("M44,9 50,0 56,9 Z")] }],
    ],
  },
  {
    words: /giant|coloss|king|crusher/,
    body: [
      both(flat("M50,28 50,59 38,63 25,50 25,31 41,25 Z")),
      both(flat("M50,61 50,70 41,69 41,63 Z")),
      both(flat("M50,69 47,88 31,88 31,75 38,69 Z")),
      both(flat("M23,30 16,33 13,48 20,52 25,44 Z")),
    ],
    lights: [both(disc(47, 20, 1.5))],
    parts: [
      [{ words: /king/, gear: [flat("M40,14 38,0 45,7 50,-2 55,7 62,0 60,14 Z")] }],
      [{ words: /ninefold/, gear: [both(flat("M27,31 14,26 6,8 22,16 33,28 Z"))] }],
      [
        { body: [both(flat("M19,53 13,50 6,63 6,75 19,78 22,66 Z"))] },
        {
          body: [flat("M19,53 13,50 6,63 6,75 19,78 22,66 Z"), flat("M75,31 88,31 94,16 94,0 81,6 75,19 Z")],
        },
        { body: [both(flat("M13,31 22,31 25,19 19,3 6,3 6,16 Z"))] },
      ],
      [
        { body: [star(50, 20, 3, 8, 8)] },
        { body: [both(flat("M31,31 22,16 38,28 Z")), both(flat("M39,28 36,14 44,27 Z"))] },
        { body: [flat("M44,25 44,16 56,16 56,25 Z")] },
        { body: [flat("M42,27 45,13 50,19 55,13 58,27 Z")] },
      ],
      [
        { lights: [disc(50, 44, 4)] },
        { lights: [flat("M50,38 55,44 45,48 Z")] },
        { lights: [star(50, 44, 2, 5.5, 5.5)] },
        { lights: [star(50, 44, 3, 5.5, 5.5)] },
      ],
    ],
  },
  {
    words: /sleeper|boulder|rubble|wall|basalt/,
    body: [
      smooth("M27,50 28,32 44,20 62,21 75,34 75,52 62,65 40,65 Z"),
      both(flat("M31,32 15,41 12,58 3,74 4,89 26,89 27,75 24,63 32,52 Z")),
      both(flat("M50,62 49,74 49,89 33,89 35,78 38,60 Z")),
    ],
    lights: [both(flat("M46,47 38,44 39,49 45,51 Z")), flat("M42,57 58,57 55,60 45,60 Z")],
    parts: [
      [
        {
          body: [
            flat("M36,26 38,4 47,8 48,22 Z"),
            flat("M50,22 52,0 60,5 61,24 Z"),
            flat("M63,26 68,13 73,36 Z"),
          ],
        },
        { body: [smooth("M32,30 34,16 50,12 58,26 Z"), smooth("M52,24 60,10 72,18 70,36 Z")] },
        {
          body: [
            flat("M46,24 49,8 51,24 Z"),
            both(flat("M49,13 36,4 48,9 Z")),
            both(flat("M36,27 32,17 41,24 Z")),
          ],
        },
      ],
    ],
  },
];
