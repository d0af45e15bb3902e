import { both, disc, flat, limb, star } from "../shape";
import type { Family, Part } from "./family";

const ARMOUR = [
  both(flat("M50,31 50,63 38,63 38,50 31,44 31,34 44,31 Z")),
  both(flat("M38,31 31,31 25,38 31,44 41,41 Z")),
  flat("M44,19 50,13 56,19 56,25 56,31 44,31 44,25 Z"),
  limb("M31,41 25,50 19,56", 8, 8, 6),
  limb("M72,41 75,50 75,56", 8, 8, 6),
];

const VISOR = [both(flat("M45,23 48,25 48,27 45,27 Z"))];

/** Legs, crest, cape and shield. */
const WORN: readonly Part[] = [
  [
    { body: [both(flat("M50,59 50,88 31,88 31,75 38,56 Z"))] },
    { body: [both(flat("M50,59 44,75 44,88 28,88 31,75 38,56 Z"))] },
    { body: [both(flat("M48,59 48,89 38,89 41,75 38,58 Z"))] },
    {
      body: [flat("M50,59 44,75 38,88 25,88 31,69 38,56 Z"), flat("M50,59 63,56 75,66 75,88 63,88 66,75 Z")],
    },
  ],
  [
    { body: [flat("M47,16 50,5 53,16 Z")] },
    { body: [both(flat("M45,19 39,6 42,20 Z"))] },
    { body: [limb("M50,16 50,6 59,6 66,9", 4, 6, 5, 2)] },
  ],
  [{}, { body: [flat("M56,31 69,44 75,88 63,81 56,88 Z")] }],
  [
    {},
    { body: [flat("M69,44 88,44 88,63 78,75 69,63 Z")], lights: [disc(78, 56, 2)] },
    { body: [star(78, 56, 4, 11, 11)], lights: [disc(78, 56, 2)] },
  ],
];

/** Armoured, standing: sword, spear, axe or banner. */
export const knight: Family = [
  {
    words: /justicar|duelist|paladin|oath|page/,
    body: [...ARMOUR, flat("M19,61 22,16 23,9 27,16 23,61 Z"), flat("M16,53 30,55 30,56 16,56 Z")],
    lights: VISOR,
    parts: [...WORN],
  },
  {
    words: /lance|matron|captain|warden/,
    body: [...ARMOUR, flat("M20,89 22,13 23,13 23,89 Z"), flat("M23,2 27,13 23,17 19,13 Z")],
    lights: VISOR,
    parts: [...WORN],
  },
  {
    words: /axe|marshal|keeper/,
    body: [...ARMOUR, flat("M20,84 22,17 25,17 23,84 Z"), flat("M23,17 33,13 36,23 33,34 23,30 Z")],
    lights: VISOR,
    parts: [...WORN],
  },
  {
    words: /banner|recruit|squire/,
    body: [...ARMOUR, flat("M20,89 22,5 23,5 23,89 Z"), flat("M25,6 44,9 38,19 44,25 25,25 Z")],
    lights: VISOR,
    parts: [...WORN],
  },
];
