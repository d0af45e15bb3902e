import { both, disc, flat, star } from "../shape";
import type { Family } from "./family";

/** Blocks that walk, or a hill that wakes. */
export const golem: Family = [
  {
    words: /watch|sentinel|giant|keystone|coloss|king|crusher/,
    body: [
      both(flat("M50,28 50,59 38,63 25,50 25,31 41,25 Z")),
      both(flat("M50,61 50,70 41,69 41,63 Z")),
      both(flat("M50,69 47,88 31,88 31,75 38,69 Z")),
      both(flat("M23,30 16,33 13,48 20,52 25,44 Z")),
    ],
    lights: [both(disc(47, 20, 1.5))],
    parts: [
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
    words: /sleeper|boulder|rubble|wall/,
    body: [
      flat("M50,19 31,22 19,38 9,59 13,88 88,88 94,63 81,38 69,19 Z"),
      both(flat("M13,56 0,66 0,88 22,88 25,69 Z")),
      flat("M31,28 19,9 41,22 Z"),
      flat("M59,22 75,6 75,31 Z"),
    ],
    lights: [
      both(flat("M45,45 38,44 39,48 45,50 Z")),
      flat("M50,30 55,34 50,41 45,34 Z"),
      flat("M34,66 50,59 64,67 56,66 48,64 Z"),
    ],
  },
];
