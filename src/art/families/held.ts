import { disc, flat, limb, smooth, star } from "../shape";
import type { Part } from "./family";

const SHAFT = flat("M21,90 21,6 24,6 24,90 Z");
const SWORD = [
  flat("M20,54 21,16 22,8 24,16 25,54 Z"),
  flat("M15,53 30,53 30,56 15,56 Z"),
  flat("M21,56 24,56 24,63 21,63 Z"),
];
const SPEAR = [SHAFT, flat("M22,-4 27,8 22,14 18,8 Z")];
const HELD_AXE = [SHAFT, smooth("M24,10 34,4 40,14 38,26 32,30 24,24 Z")];

/** What a person holds in the hand, by name or trade. The hand is at 22, 53. */
export const HELD: Part = [
  {
    words: /duelist|fencer|twinblade/,
    held: [...SWORD],
    gear: [flat("M76,56 92,22 95,24 80,58 Z"), flat("M70,52 84,58 83,61 69,55 Z")],
  },
  {
    words: /banner|standard/,
    gear: [SHAFT],
    back: [flat("M25,6 50,9 42,20 50,31 25,31 Z")],
    lights: [disc(34, 19, 3)],
  },
  { words: /halberd|gate|picket/, held: [...SPEAR, smooth("M24,12 36,8 36,26 24,24 Z")] },
  { words: /lance|charioteer|rider|outrider/, held: [...SPEAR], back: [flat("M24,14 42,18 24,24 Z")] },
  { words: /spear|javelin|phalanx|vigil|reed|shieldmaiden|valkyrie/, held: [...SPEAR] },
  {
    words: /sea-folk|tide|reef/,
    held: [SHAFT, flat("M14,20 14,2 18,12 20,12 22,-2 25,12 27,12 31,2 31,20 Z")],
  },
  { words: /axe|berserk|marauder|raider|barrow knight/, held: HELD_AXE },
  {
    words: /smith|engineer|brawler/,
    held: [SHAFT, flat("M10,6 36,6 36,22 10,22 Z")],
  },
  { words: /harvest|reaper/, held: [SHAFT, smooth("M24,4 40,8 48,24 38,16 24,14 Z")] },
  {
    words: /drum/,
    gear: [smooth("M14,50 32,46 38,66 20,72 Z")],
    lights: [smooth("M14,50 22,46 32,46 26,51 Z")],
  },
  { words: /caller|herald|piper/, gear: [limb("M42,30 30,32 18,26 8,12", 2, 4, 7, 12)] },
  {
    words: /scholar|scribe|page|keeper of names|scripture|lich|chancellor|usurer/,
    gear: [flat("M8,48 22,53 36,48 36,66 22,71 8,66 Z")],
    lights: [flat("M12,54 20,57 20,59 12,56 Z"), flat("M24,57 32,54 32,56 24,59 Z")],
  },
  { words: /digger|spade|sweeper/, held: [SHAFT, smooth("M15,8 22,-6 30,8 28,20 17,20 Z")] },
  {
    words: /rope|snare|thrall|chain|jailer|bound/,
    gear: [limb("M22,53 8,44 4,62 16,74 26,66", 3, 3, 3, 3, 2), disc(26, 68, 6)],
  },
  {
    words: /falcon/,
    gear: [
      smooth("M10,48 8,32 16,26 24,34 22,50 Z"),
      flat("M8,31 2,34 10,36 Z"),
      flat("M18,46 30,60 20,56 Z"),
    ],
  },
  {
    words: /scale|justicar|judg|broker|taker|collector|tribute/,
    gear: [
      limb("M22,53 22,30 22,26", 3, 2, 2),
      flat("M4,27 40,27 40,30 4,30 Z"),
      smooth("M-2,42 6,46 14,42 6,40 Z"),
      smooth("M30,42 38,46 46,42 38,40 Z"),
    ],
    lights: [disc(6, 39, 3), disc(38, 39, 3)],
  },
  {
    words: /lantern|candle|watch|vigil|wisp/,
    gear: [SHAFT, flat("M12,10 34,10 30,4 16,4 Z"), flat("M13,28 33,28 33,31 13,31 Z")],
    lights: [flat("M15,11 31,11 31,28 15,28 Z")],
  },
  {
    words: /bell|acolyte/,
    gear: [smooth("M12,68 16,54 22,50 28,54 32,68 Z"), flat("M10,67 34,67 34,70 10,70 Z")],
    lights: [disc(22, 73, 3)],
  },
  {
    words: /thief|rogue|knife|spy|stalker|imp\b/,
    held: [flat("M20,53 22,30 25,53 Z"), flat("M17,52 28,52 28,55 17,55 Z")],
    gear: [flat("M74,56 90,40 78,60 Z")],
  },
  {
    words: /butcher|stitcher|surgeon|embalm/,
    held: [flat("M20,60 20,26 36,28 36,46 24,46 24,60 Z")],
  },
  { words: /oar|rower|boat|deckhand/, held: [SHAFT, smooth("M16,6 22,-8 29,6 26,26 19,26 Z")] },
  {
    words: /jaguar|eagle knight|captor|obsidian/,
    held: [
      flat("M17,46 15,10 22,4 30,10 28,46 24,62 21,62 Z"),
      flat("M14,14 9,18 14,22 10,26 15,30 11,34 16,40 Z"),
    ],
  },
  {
    words: /fire|pyre|ember|cinder|scorch|brand|burning/,
    held: [flat("M20,62 17,34 28,34 25,62 Z")],
    lights: [smooth("M22,8 14,24 18,36 27,36 31,24 Z")],
  },
  {
    words: /poacher|bounty/,
    gear: [flat("M2,50 34,50 34,56 2,56 Z"), limb("M8,36 14,46 14,60 8,70", 2, 4, 4, 2)],
  },
  {
    words: /druid|mourn|widow/,
    held: [limb("M22,66 20,46 24,30", 2, 2, 2)],
    lights: [star(24, 26, 6, 8, 4)],
  },
  {
    words: /tea\b|blood page|noble|guest|patron/,
    gear: [flat("M13,36 31,36 28,46 24,48 24,56 30,60 14,60 20,56 20,48 16,46 Z")],
    lights: [flat("M15,34 29,34 29,37 15,37 Z")],
  },
  { words: /star|moon|vizier|speaker/, gear: [SHAFT], lights: [star(22, 4, 5, 10, 4)] },
  {
    words: /mage|witch|priest|oracle|shaman|sage|monk|adept|acolyte|medic|servant|scribe|carver|weaver/,
    gear: [limb("M24,90 23,50 22,18 28,8 36,14 32,20", 3, 3, 3, 3, 3, 1)],
    lights: [disc(27, 15, 3.5)],
  },
  {
    words: /sword|blade|knight|paladin|oath|hatamoto|avenger|champion|captain|marshal|hero|squire|page/,
    held: SWORD,
  },
  { held: SWORD },
  { held: SPEAR },
  { held: HELD_AXE },
  { held: [SHAFT, star(22, 10, 4, 10, 6)] },
];

/** What a person carries on the other arm. */
export const ARM: Part = [
  { words: /duelist|twin|archer|rogue|thief|spy|monk|scholar|sage|scribe|rope|drum/ },
  {
    words: /\broman/,
    gear: [flat("M66,40 88,38 90,80 66,78 Z")],
    lights: [star(78, 58, 4, 8, 2)],
  },
  {
    words: /norse|mongol|shield/,
    gear: [disc(78, 56, 15)],
    back: [disc(78, 56, 9)],
    lights: [disc(78, 56, 3)],
  },
  {
    words: /guard|sentinel|warden|shell/,
    gear: [flat("M66,40 90,40 90,62 78,80 66,62 Z")],
    lights: [star(78, 54, 4, 7, 2.5)],
  },
  {},
  {},
  { gear: [flat("M67,44 88,44 88,63 78,76 67,63 Z")], lights: [disc(78, 56, 2.5)] },
  { gear: [disc(78, 56, 12)], lights: [star(78, 56, 4, 6, 2)] },
];
