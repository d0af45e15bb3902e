import { both, disc, flat, limb, star } from "../shape";
import type { Family } from "./family";

/** A walker, an orb, an automaton, an engine on tracks. */
export const machine: Family = [
  {
    words: /walker|runner/,
    body: [
      both(limb("M38,56 9,44 19,69 16,88", 6, 5, 4, 2)),
      both(limb("M44,56 25,44 31,69 31,88", 6, 5, 4, 2)),
      flat("M28,56 31,34 50,25 69,34 72,56 63,66 38,66 Z"),
      flat("M48,30 48,11 52,11 52,30 Z"),
    ],
    lights: [disc(50, 45, 6), both(disc(36, 52, 1.5))],
    parts: [[{ body: [star(50, 13, 8, 6, 5)] }, { body: [star(50, 13, 12, 6, 5)] }]],
  },
  {
    words: /core|dynamo/,
    body: [
      disc(50, 45, 22),
      both(flat("M31,50 6,34 13,50 6,63 31,56 Z")),
      flat("M45,70 55,70 52,88 48,88 Z"),
    ],
    lights: [disc(50, 45, 8), disc(50, 80, 2.5)],
    parts: [[{ body: [star(50, 45, 8, 28, 22.5)] }, { body: [star(50, 45, 11, 28, 22.5)] }]],
  },
  {
    words: /automaton|warden|sentry|marshal|brawl|\bbot/,
    body: [
      both(flat("M50,31 50,63 38,59 31,31 44,25 Z")),
      star(50, 19, 3, 9, 9),
      flat("M48,9 48,2 52,2 52,9 Z"),
      both(flat("M31,31 19,34 19,53 13,66 19,69 25,56 31,44 Z")),
      both(flat("M47,63 44,75 50,88 31,88 38,75 38,59 Z")),
    ],
    lights: [flat("M44,17 56,17 56,20 44,20 Z"), star(50, 44, 3, 5, 5)],
    parts: [
      [
        {},
        { body: [star(73, 30, 9, 10, 8), star(27, 30, 9, 10, 8)] },
        { body: [both(flat("M31,31 9,6 13,0 38,34 Z"))] },
      ],
    ],
  },
  {
    words: /siege|engine|crane|ram/,
    body: [
      limb("M16,81 50,81 84,81", 16, 18, 16),
      flat("M19,75 25,50 50,50 56,34 75,34 81,75 Z"),
      flat("M58,34 58,17 55,13 67,13 66,17 66,34 Z"),
    ],
    lights: [both(disc(19, 80, 3.5)), both(disc(41, 80, 3.5)), flat("M61,41 73,41 73,48 61,48 Z")],
    parts: [
      [
        { body: [flat("M28,50 22,63 0,75 19,75 Z"), flat("M2,38 9,34 11,52 3,52 Z")] },
        { body: [limb("M38,53 31,31 9,19", 6, 5, 4), flat("M6,17 13,17 16,34 5,34 Z")] },
        { body: [flat("M25,56 6,41 0,44 25,66 Z")] },
      ],
    ],
  },
];
