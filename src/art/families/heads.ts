import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Part } from "./family";

const FACE = disc(50, 25, 7);

/** What is on a person's head: by rank, people or trade. */
export const HEAD: Part = [
  {
    words: /jackal/,
    body: [flat("M42,16 58,16 60,26 52,30 38,36 34,32 41,26 Z")],
    gear: [both(flat("M47,17 42,-4 40,20 Z"))],
    lights: [disc(45, 23, 1.5)],
  },
  {
    words:
      /king|queen|sovereign|regent|shogun|duke|countess|marquis|noyan|jarl|khan|tyrant|crown|heir\b|noble/,
    body: [FACE, smooth("M43,27 43,34 50,39 57,34 57,27 Z")],
    gear: [flat("M41,20 38,5 45,12 50,2 55,12 62,5 59,20 Z")],
    lights: [disc(50, 15, 1.5)],
  },
  {
    words: /ashigaru|samurai.*(guard|master|runner|archer)/,
    body: [FACE],
    gear: [flat("M26,24 50,7 74,24 50,27 Z")],
  },
  {
    words: /samurai/,
    body: [FACE],
    gear: [
      smooth("M35,31 42,17 50,12 58,17 65,31 58,25 42,25 Z"),
      limb("M36,1 42,13 50,16 58,13 64,1", 1, 3, 5, 3, 1),
    ],
  },
  {
    words: /aztec/,
    back: [both(flat("M50,24 50,-6 45,-4 45,12 37,0 32,4 39,16 27,10 24,15 36,24 26,26 27,31 42,29 Z"))],
    body: [FACE],
    gear: [flat("M42,22 42,17 58,17 58,22 Z")],
  },
  {
    words: /norse/,
    body: [FACE, smooth("M43,27 41,36 50,46 59,36 57,27 Z")],
    gear: [smooth("M41,24 43,15 50,11 57,15 59,24 Z"), both(limb("M43,19 34,16 31,6", 5, 4, 1))],
  },
  {
    words: /\broman/,
    back: [smooth("M34,20 38,6 50,1 62,6 66,20 58,13 50,11 42,13 Z")],
    body: [FACE],
    gear: [flat("M41,34 41,20 45,14 55,14 59,20 59,34 55,34 55,26 52,25 48,25 45,26 45,34 Z")],
  },
  {
    words: /mongol/,
    body: [FACE, limb("M48,29 45,34 44,40", 2, 2, 1)],
    gear: [flat("M43,19 50,3 57,19 Z"), smooth("M37,23 40,17 50,16 60,17 63,23 50,22 Z")],
  },
  {
    words: /egyptian/,
    body: [FACE],
    gear: [both(flat("M50,14 42,16 34,41 44,38 44,24 50,21 Z"))],
    lights: [disc(50, 15, 2)],
  },
  {
    words: /valkyri/,
    body: [FACE],
    back: [both(flat("M44,20 28,0 34,14 25,9 37,25 Z"))],
    gear: [flat("M42,32 41,19 50,11 59,19 58,32 55,25 45,25 Z")],
  },
  {
    words: /undead|skeleton|bone|lich/,
    body: [disc(50, 22, 9), flat("M44,27 56,27 54,35 46,35 Z")],
    lights: [both(disc(46, 22, 2.2)), flat("M49,26 51,26 51,28 49,28 Z")],
  },
  {
    words: /vampire|vampyrian/,
    back: [both(flat("M50,44 37,40 28,10 43,28 Z"))],
    body: [FACE],
    gear: [flat("M42,26 42,16 50,12 58,16 58,26 55,20 50,23 45,20 Z")],
    lights: [both(disc(47, 26, 1))],
  },
  {
    words: /wolven|coat\b|bear/,
    body: [FACE],
    gear: [
      smooth("M38,34 38,20 44,12 50,15 56,12 62,20 62,34 56,22 44,22 Z"),
      both(flat("M42,16 37,4 48,12 Z")),
    ],
  },
  {
    words: /angel|celestial/,
    body: [FACE],
    gear: [smooth("M42,27 41,18 50,13 59,18 58,27 54,20 46,20 Z")],
    lights: [flat("M38,7 50,4 62,7 62,10 50,8 38,10 Z")],
  },
  {
    words: /demon|siren|imp\b/,
    body: [FACE],
    gear: [both(limb("M44,20 34,16 31,4", 6, 4, 1))],
    lights: [both(disc(47, 25, 1.5))],
  },
  {
    words: /fairy/,
    body: [disc(50, 25, 6), disc(50, 15, 4)],
    gear: [smooth("M43,28 42,20 50,16 58,20 57,28 54,22 46,22 Z")],
  },
  {
    words: /sea-folk/,
    body: [FACE, both(flat("M44,20 30,12 35,20 28,25 42,28 Z"))],
    gear: [flat("M46,19 50,3 54,19 Z")],
    lights: [both(disc(47, 25, 1.5))],
  },
  {
    words: /draconian/,
    body: [FACE],
    gear: [flat("M41,32 41,20 47,14 64,4 57,14 70,13 58,22 66,24 58,32 55,25 45,25 Z")],
  },
  {
    words: /witch|magus|hex|scholar|novice/,
    body: [FACE],
    gear: [flat("M30,23 43,19 50,2 60,-2 57,19 70,23 50,26 Z")],
  },
  {
    words: /priest|chaplain|saint|sage|archmage/,
    body: [FACE],
    gear: [both(smooth("M50,2 43,10 42,21 50,22 Z"))],
    lights: [star(50, 13, 4, 4, 1.5)],
  },
  {
    words: /rogue|thief|spy|stalker|walker|monk|hunter|weaver|adept|archer/,
    body: [FACE],
    back: [smooth("M38,36 38,22 50,8 62,22 62,36 56,26 44,26 Z")],
    lights: [both(disc(47, 26, 1))],
  },
  { body: [FACE], gear: [flat("M42,32 41,19 50,5 59,19 58,32 55,25 45,25 Z")] },
  {
    body: [FACE],
    gear: [flat("M42,33 42,16 58,16 58,33 52,33 52,24 48,24 48,33 Z")],
    back: [limb("M50,16 50,5 60,5 68,12", 4, 6, 5, 2)],
  },
  { body: [FACE, smooth("M42,26 41,18 50,13 59,18 61,36 56,24 46,21 Z")] },
  { body: [FACE], gear: [flat("M40,22 44,15 56,15 60,22 66,24 40,24 Z")] },
];
