import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

const BLADE = flat("M46,66 46,14 50,2 54,14 54,66 Z");
const HILT = [flat("M34,64 66,64 66,70 34,70 Z"), flat("M47,70 53,70 53,86 47,86 Z")];

/** The sign of a spell. */
export const rune: Family = [
  {
    words: /dice|throw/,
    gear: [flat("M8,40 44,30 54,64 18,74 Z")],
    body: [flat("M48,18 82,8 92,42 58,52 Z")],
    lights: [
      disc(31, 52, 4),
      disc(20, 44, 3),
      disc(42, 60, 3),
      disc(60, 20, 3),
      disc(70, 30, 3),
      disc(80, 40, 3),
    ],
  },
  {
    words: /lance|spear/,
    gear: [limb("M10,92 50,46 76,16", 5, 5, 5), flat("M66,14 96,-6 84,28 76,20 Z")],
    lights: [smooth("M58,46 80,34 94,6 98,40 80,62 60,72 Z")],
  },
  {
    words: /dragon|wyrm|scale|regent's|kiln|tail/,
    body: [
      limb("M50,92 30,80 28,60 48,50 66,40 62,22 44,18 26,26", 1, 8, 14, 16, 16, 15, 14, 6),
      flat("M44,10 66,0 56,18 Z"),
    ],
    back: [flat("M56,60 92,28 84,52 96,58 60,76 Z")],
    lights: [disc(36, 20, 2.5), smooth("M22,28 4,30 0,42 12,40 14,50 28,36 Z")],
  },
  {
    words: /bats|wings|flight|feather/,
    gear: [both(flat("M50,50 30,24 0,14 2,30 8,34 4,44 14,48 12,58 26,60 30,68 46,68 Z"))],
    body: [smooth("M50,30 44,44 46,72 50,84 54,72 56,44 Z")],
  },
  {
    words: /pack|hunt|den\b|hackles|herd|stampede|instinct|wolf/,
    body: [flat("M50,84 38,70 18,60 12,34 20,6 36,26 50,30 64,26 80,6 88,34 82,60 62,70 Z")],
    back: [both(flat("M22,14 24,30 34,32 Z"))],
    gear: [flat("M42,66 58,66 50,78 Z")],
    lights: [both(flat("M42,50 28,40 32,52 Z"))],
  },
  {
    words: /bone|ossuary|exhume/,
    gear: [
      limb("M22,78 50,48 78,18", 9, 7, 9),
      disc(16, 74, 8),
      disc(26, 84, 8),
      disc(74, 12, 8),
      disc(84, 22, 8),
    ],
    body: [
      limb("M22,18 50,48 78,78", 9, 7, 9),
      disc(16, 22, 8),
      disc(26, 12, 8),
      disc(74, 84, 8),
      disc(84, 74, 8),
    ],
  },
  {
    words: /(?<!grasping )grave|cairn|remembrance/,
    body: [smooth("M24,90 24,40 32,20 50,12 68,20 76,40 76,90 Z")],
    back: [smooth("M2,92 20,80 50,78 80,80 98,92 Z")],
    lights: [flat("M46,28 54,28 54,38 64,38 64,46 54,46 54,68 46,68 46,46 36,46 36,38 46,38 Z")],
  },
  {
    words: /death|skull|heads|ruin|gasp|fallen|drain|dark ransom|wither|terrors|unmaking|exile/,
    body: [
      smooth("M50,4 24,12 14,36 24,58 34,62 50,64 66,62 76,58 86,36 76,12 Z"),
      flat("M34,60 66,60 62,84 38,84 Z"),
    ],
    lights: [
      both(disc(37, 38, 8)),
      flat("M50,48 46,56 54,56 Z"),
      flat("M44,68 46,68 46,84 44,84 Z"),
      flat("M54,68 56,68 56,84 54,84 Z"),
    ],
  },
  {
    words: /lightning|thunder/,
    lights: [flat("M62,0 24,50 44,50 32,94 78,38 56,38 72,0 Z")],
    back: [disc(50, 46, 34)],
  },
  {
    words: /\brain|cinders/,
    lights: [
      limb("M24,4 20,30", 1, 7),
      limb("M46,20 42,46", 1, 7),
      limb("M70,2 66,28", 1, 7),
      limb("M86,30 82,56", 1, 7),
      limb("M14,52 10,78", 1, 7),
      limb("M60,52 56,78", 1, 7),
    ],
    gear: [limb("M32,60 28,86", 1, 8), limb("M76,66 72,92", 1, 8)],
  },
  {
    words: /tide|tidal|wave|flood|riptide|undertow|boarding|wreck/,
    body: [smooth("M4,88 8,50 26,22 56,12 82,26 88,46 76,56 74,40 60,34 52,48 60,66 96,88 Z")],
    lights: [limb("M14,84 18,56 34,32 56,22 72,28", 1, 4, 5, 4, 1), disc(88, 60, 3), disc(94, 48, 2)],
  },
  {
    words: /whirl|wind|gale|breath|swept|scatter/,
    lights: [
      limb(
        "M50,46 58,40 64,50 54,62 38,58 32,42 44,26 66,26 82,44 78,70 56,86",
        2,
        4,
        6,
        7,
        8,
        9,
        10,
        9,
        8,
        6,
        1,
      ),
    ],
    back: [limb("M4,36 22,12 52,4", 1, 6, 1), limb("M96,66 88,84 70,94", 1, 6, 1)],
  },
  {
    words: /resolve|steel|grudge|fighting|bold/,
    body: [smooth("M20,26 34,16 68,16 80,28 80,54 68,64 66,94 34,94 32,66 20,56 Z")],
    lights: [
      limb("M36,18 36,40", 2, 2),
      limb("M50,16 50,40", 2, 2),
      limb("M64,18 64,40", 2, 2),
      limb("M22,46 50,48 58,56", 2, 3, 2),
    ],
  },
  {
    words: /hand|grasp|touch|pluck|stay|cutpurse|compel|\bunder\b|below/,
    body: [
      flat(
        "M38,96 36,68 18,48 24,40 36,50 30,14 38,12 44,44 46,4 54,4 56,44 64,12 71,14 66,50 76,38 84,44 68,70 66,96 Z",
      ),
    ],
    lights: [star(50, 62, 6, 9, 4)],
  },
  {
    words: /eye|sight|view|watch|study|interrog|audit|truth|evil/,
    body: [smooth("M2,46 26,22 50,14 74,22 98,46 74,70 50,78 26,70 Z")],
    lights: [disc(50, 46, 20)],
    gear: [disc(50, 46, 10)],
  },
  {
    words: /riposte|crossed|arms|feud|battle|strike|fight/,
    gear: [flat("M82,86 90,78 28,10 14,2 20,18 Z"), flat("M18,86 10,78 72,10 86,2 80,18 Z")],
    body: [flat("M58,62 74,46 80,52 64,70 Z"), flat("M42,62 26,46 20,52 36,70 Z")],
  },
  {
    words: /sunder|break|broken|disarm/,
    gear: [flat("M40,96 44,52 50,46 58,56 56,96 Z"), flat("M42,40 50,4 60,36 52,46 46,36 Z")],
    body: [flat("M30,60 70,60 70,66 30,66 Z")],
    lights: [star(50, 46, 5, 13, 4), disc(76, 30, 3), disc(22, 36, 3)],
  },
  {
    words: /\bedge|blade|sword|needle|tongue|macuahuitl|verdict of steel|opening|answering|weighted/,
    gear: [BLADE, ...HILT],
    lights: [flat("M49,18 50,8 51,18 51,60 49,60 Z")],
  },
  {
    words: /shield|ranks|bulwark|pavise|ward|guard|aegis|armor|plating|stand\b|parry|line\b|wall/,
    gear: [both(flat("M50,4 16,14 16,46 30,72 50,90 Z"))],
    body: [both(flat("M50,14 25,21 25,45 36,66 50,78 Z"))],
    lights: [star(50, 44, 4, 18, 5)],
  },
  {
    words: /horn|call from|rally|muster|cry\b|charge|reinforc|summit|together/,
    gear: [smooth("M2,26 8,18 30,30 56,34 78,24 94,4 100,40 96,76 80,58 54,54 26,44 Z")],
    back: [smooth("M40,50 46,84 58,84 56,52 Z")],
    lights: [smooth("M94,8 88,38 96,72 99,40 Z")],
  },
  {
    words: /bell|toll|warning|midnight/,
    gear: [smooth("M14,72 26,56 28,32 40,14 50,8 60,14 72,32 74,56 86,72 Z"), disc(50, 6, 6)],
    body: [flat("M10,70 90,70 90,78 10,78 Z")],
    lights: [disc(50, 84, 7)],
  },
  {
    words: /tome|roll\b|ledger|book|chart|rite|plans|account|study/,
    gear: [both(flat("M50,24 30,16 4,20 4,74 30,70 50,80 Z"))],
    lights: [
      both(flat("M44,34 14,28 14,32 44,38 Z")),
      both(flat("M44,46 14,40 14,44 44,50 Z")),
      both(flat("M44,58 14,52 14,56 44,62 Z")),
    ],
  },
  {
    words: /order|decree|levy|pact|honours|council|\blaw/,
    gear: [smooth("M16,10 84,10 80,20 84,76 90,86 22,86 16,76 20,20 Z")],
    lights: [
      flat("M30,28 70,28 70,32 30,32 Z"),
      flat("M30,40 70,40 70,44 30,44 Z"),
      flat("M30,52 58,52 58,56 30,56 Z"),
    ],
    back: [disc(68, 72, 10), flat("M62,78 74,78 76,96 68,90 60,96 Z")],
  },
  {
    words: /root|entangle|bramble|growth|snare|undergrowth/,
    body: [
      limb("M10,92 24,66 14,44 34,28 56,32 60,52 46,62 40,50", 12, 9, 8, 8, 7, 6, 5, 1),
      limb("M90,92 78,70 86,48 76,22 60,8", 11, 8, 7, 5, 1),
    ],
    back: [
      flat("M16,44 0,36 22,36 Z"),
      flat("M34,30 36,12 44,30 Z"),
      flat("M86,48 100,40 82,38 Z"),
      flat("M78,70 62,72 82,78 Z"),
    ],
    lights: [disc(62, 8, 4), disc(40, 50, 3)],
  },
  {
    words: /spore|fungal|hatch/,
    body: [smooth("M50,8 18,22 6,48 50,54 94,48 82,22 Z")],
    gear: [smooth("M40,52 36,90 64,90 60,52 Z")],
    lights: [disc(34, 32, 7), disc(62, 26, 5), disc(72, 42, 4)],
  },
  {
    words: /seed|sap\b|loam|season|flower|harvest/,
    body: [smooth("M50,2 22,28 16,56 34,78 50,84 66,78 84,56 78,28 Z")],
    gear: [
      limb("M50,98 50,60 50,16", 4, 3, 1),
      both(limb("M50,62 36,50 28,48", 3, 2, 1)),
      both(limb("M50,44 38,34 32,32", 3, 2, 1)),
    ],
  },
  {
    words: /frost|frozen|snow|winter|white|avalanche|chill|\bice\b|numb/,
    lights: [
      flat("M47,-2 53,-2 53,96 47,96 Z"),
      flat("M7,27 10,21 93,66 90,72 Z"),
      flat("M90,21 93,27 10,72 7,66 Z"),
      flat("M34,6 50,20 66,6 66,14 50,28 34,14 Z"),
      flat("M34,88 50,74 66,88 66,80 50,66 34,80 Z"),
    ],
    back: [star(50, 47, 6, 30, 17)],
  },
  {
    words: /hour|glass|clock|moment|instant|second|once|noon|stasis|last|still|final/,
    gear: [flat("M22,2 78,2 78,12 22,12 Z"), flat("M22,82 78,82 78,92 22,92 Z")],
    body: [flat("M28,12 72,12 54,47 72,82 28,82 46,47 Z")],
    lights: [flat("M36,26 64,26 50,47 Z"), flat("M50,58 66,82 34,82 Z")],
  },
  {
    words: /gate|door|passage|crossing|curtain|return|homeward|recall|foundation/,
    gear: [flat("M14,94 14,36 30,12 50,4 70,12 86,36 86,94 70,94 70,44 62,28 50,22 38,28 30,44 30,94 Z")],
    lights: [smooth("M34,94 34,48 42,34 50,30 58,34 66,48 66,94 Z")],
  },
  {
    words: /bind|seal|lock|disarming|stillness/,
    gear: [flat("M20,44 80,44 80,90 20,90 Z")],
    body: [limb("M30,46 30,22 50,8 70,22 70,46", 9, 9, 9, 9, 9)],
    lights: [disc(50, 62, 7), flat("M47,64 53,64 55,80 45,80 Z")],
  },
  {
    words: /net|trap\b|pit|stakes|ditch|trapdoor/,
    body: [
      flat("M4,90 16,32 28,90 Z"),
      flat("M24,90 38,12 52,90 Z"),
      flat("M48,90 64,20 78,90 Z"),
      flat("M72,90 86,38 98,90 Z"),
    ],
    lights: [limb("M14,48 40,60 64,50 88,58", 1, 3, 3, 1)],
  },
  {
    words: /fang|bite|teeth|dines|frenzy|feral/,
    body: [
      smooth("M4,20 26,8 50,14 74,8 96,20 84,34 50,30 16,34 Z"),
      smooth("M12,80 30,92 50,88 70,92 88,80 76,70 50,74 24,70 Z"),
    ],
    gear: [
      flat("M20,30 34,30 28,60 Z"),
      flat("M66,30 80,30 72,60 Z"),
      flat("M38,30 48,30 43,44 Z"),
      flat("M52,30 62,30 57,44 Z"),
      flat("M36,73 48,74 41,54 Z"),
      flat("M54,74 64,73 60,54 Z"),
    ],
  },
  {
    words: /claw|tear|unravel|rift|surge|lash/,
    lights: [
      limb("M22,8 30,44 22,88", 1, 11, 1),
      limb("M48,2 56,46 46,94", 1, 12, 1),
      limb("M74,8 82,44 74,86", 1, 11, 1),
    ],
    back: [smooth("M12,40 50,10 90,40 50,84 Z")],
  },
  {
    words: /king|crown|triumph|tyrant/,
    gear: [flat("M12,80 4,20 30,48 50,6 70,48 96,20 88,80 Z")],
    lights: [disc(50, 62, 6), disc(26, 64, 4), disc(74, 64, 4)],
  },
  {
    words: /coin|tithe|price|bargain|ransom|purse|tribute|pay\b|hired|claim|supplies|cache/,
    gear: [disc(38, 60, 28), disc(66, 34, 26)],
    body: [disc(38, 60, 20), disc(66, 34, 18)],
    lights: [star(38, 60, 4, 14, 5), star(66, 34, 4, 12, 4)],
  },
  {
    words: /weigh|judg|verdict|measure|level|settle/,
    gear: [
      limb("M50,94 50,50 50,4", 8, 5, 5),
      flat("M8,16 92,16 92,22 8,22 Z"),
      flat("M30,92 70,92 70,98 30,98 Z"),
    ],
    body: [smooth("M-4,58 14,70 32,58 Z"), smooth("M68,50 86,62 104,50 Z")],
    lights: [
      limb("M14,22 4,56", 1, 1),
      limb("M14,22 26,56", 1, 1),
      limb("M86,22 76,48", 1, 1),
      limb("M86,22 98,48", 1, 1),
      disc(14, 54, 5),
    ],
  },
  {
    words: /march|rise|lifting|raise|ascension|orders/,
    lights: [flat("M44,92 44,36 30,36 50,4 70,36 56,36 56,92 Z")],
    gear: [
      flat("M12,92 12,54 4,54 18,30 32,54 24,54 24,92 Z"),
      flat("M76,92 76,54 68,54 82,30 96,54 88,54 88,92 Z"),
    ],
  },
  {
    words: /retreat|fall back|slip|aside|feint|countermarch|turncoat/,
    lights: [limb("M84,86 90,50 70,26 36,30", 8, 12, 13, 12), flat("M40,4 40,58 4,30 Z")],
  },
  {
    words: /cross|choice|switch|change|paths|cups/,
    gear: [
      limb("M12,90 34,62 66,30 82,14", 10, 10, 10, 10),
      limb("M88,90 66,62 34,30 18,14", 10, 10, 10, 10),
    ],
    lights: [flat("M70,2 96,0 92,28 Z"), flat("M30,2 4,0 8,28 Z")],
  },
  {
    words: /mask|paint|trick|dirty|come off|feigned/,
    gear: [smooth("M10,16 50,24 90,16 88,48 70,78 50,90 30,78 12,48 Z")],
    lights: [both(smooth("M42,44 30,36 20,42 30,50 Z")), limb("M32,66 50,74 68,66", 1, 5, 1)],
  },
  {
    words: /blood|vein|bleed|exsang|crimson/,
    lights: [smooth("M50,0 36,28 24,54 30,80 50,90 70,80 76,54 64,28 Z")],
    gear: [limb("M36,56 38,72 48,80", 2, 4, 1)],
  },
  {
    words: /vintage|feast|idol|milk|cup|chalice|copal|offering|smoke/,
    gear: [smooth("M18,12 82,12 76,40 56,54 44,54 24,40 Z"), flat("M46,52 54,52 56,78 74,90 26,90 44,78 Z")],
    lights: [smooth("M22,10 50,4 78,10 50,18 Z")],
  },
  {
    words: /moon|night|rest denied|dusk|dark|sleep|eclipse|bargain at/,
    lights: [
      smooth("M62,2 32,10 14,38 22,70 48,88 78,82 52,70 40,48 44,22 Z"),
      star(76, 34, 5, 10, 4),
      star(88, 60, 5, 6, 2.5),
    ],
  },
  {
    words: /sunburst|dawn|radiant|light|benediction|morning|beam|consecrat|flash|dazzl|blind/,
    lights: [star(50, 46, 12, 46, 24)],
    gear: [disc(50, 46, 19)],
  },
  {
    words: /star|meteor|falling/,
    lights: [
      star(36, 60, 5, 30, 12),
      limb("M46,50 70,26 98,2", 20, 10, 1),
      limb("M56,64 80,48 98,36", 9, 6, 1),
    ],
  },
  {
    words: /fire|flame|flare|blaze|coal|torch|stoke|backdraft|ember|molten|smolder|\bash/,
    parts: [
      [
        {
          lights: [smooth("M50,0 40,22 22,40 20,64 34,84 50,88 66,84 80,64 76,44 66,50 64,26 Z")],
          body: [smooth("M50,40 42,54 36,66 42,80 50,84 60,78 64,66 56,56 Z")],
        },
        {
          gear: [limb("M8,92 50,76 92,66", 9, 10, 9), limb("M92,92 50,78 8,66", 9, 10, 9)],
          lights: [flat("M50,4 58,28 72,18 74,42 86,40 78,70 22,70 14,42 28,46 30,20 42,34 Z")],
        },
        {
          lights: [smooth("M30,44 60,20 98,-2 84,24 98,26 76,46 84,54 56,78 30,88 12,70 14,54 Z")],
          body: [disc(36, 64, 14)],
        },
        {
          gear: [flat("M10,58 90,58 78,72 60,74 56,96 44,96 40,74 22,72 Z")],
          lights: [smooth("M50,-2 36,18 26,34 34,56 66,56 74,34 66,26 60,34 Z")],
        },
      ],
    ],
  },
  {
    words: /fog|mist|veil|spray|blue/,
    body: [smooth("M8,60 10,38 28,36 36,16 60,14 70,32 88,34 94,54 86,66 20,68 Z")],
    lights: [limb("M14,78 40,74 86,78", 2, 5, 1), limb("M26,90 56,86 78,90", 1, 5, 1)],
  },
  {
    words: /prism|charm|mirror|reprisal|echo/,
    gear: [flat("M50,2 82,34 70,78 50,94 30,78 18,34 Z")],
    lights: [flat("M50,10 66,36 50,52 34,36 Z"), flat("M50,58 62,46 62,72 50,86 Z")],
  },
  {
    words: /heart|mercy|life|prayer|mend|hearth/,
    lights: [smooth("M50,28 40,12 20,10 8,30 16,54 50,88 84,54 92,30 80,10 60,12 Z")],
    gear: [star(50, 46, 4, 16, 5)],
  },
  {
    words: /silence|hush|words|lost/,
    gear: [disc(50, 46, 40)],
    lights: [disc(50, 46, 31)],
    body: [flat("M18,66 70,12 80,22 28,78 Z"), star(50, 46, 6, 12, 12)],
  },
  {
    words: /banner|truce|standard/,
    gear: [limb("M20,98 22,50 24,-2", 5, 5, 4)],
    back: [smooth("M24,6 50,14 74,4 96,12 92,54 70,48 48,56 24,50 Z")],
    lights: [star(58, 30, 5, 12, 5)],
  },
  {
    words: /hammer|maul|spurs|titan|foundry/,
    gear: [flat("M12,8 78,8 90,18 90,34 78,44 12,44 Z")],
    body: [flat("M42,44 56,44 58,96 40,96 Z")],
    lights: [star(84, 64, 5, 8, 3), star(18, 62, 5, 6, 2)],
  },
  {
    words: /riders|mounts|relay|herds|path|road/,
    gear: [smooth("M50,4 20,18 14,52 26,90 40,90 32,52 36,30 50,22 64,30 68,52 60,90 74,90 86,52 80,18 Z")],
    lights: [both(disc(24, 40, 3)), both(disc(26, 62, 3)), both(disc(36, 18, 3))],
  },
  {
    words: /hymn|verse|chord|lullaby|melody|refrain|chant|descant|note|choir|dirge|applause/,
    parts: [
      [
        {
          gear: [flat("M36,16 84,6 84,22 44,30 44,74 36,74 Z"), flat("M76,14 84,10 84,62 76,62 Z")],
          body: [
            smooth("M14,76 24,64 44,66 44,78 32,88 18,86 Z"),
            smooth("M54,64 64,52 84,54 84,66 72,76 58,74 Z"),
          ],
        },
        {
          gear: [flat("M50,4 58,4 66,22 84,34 80,50 62,36 58,76 50,76 Z")],
          body: [smooth("M22,80 34,66 58,66 58,80 44,94 28,90 Z")],
        },
        {
          gear: [
            limb("M16,10 10,40 22,70 50,84 78,70 90,40 84,10", 10, 8, 9, 10, 9, 8, 10),
            flat("M10,22 90,22 90,28 10,28 Z"),
          ],
          lights: [
            flat("M34,28 36,28 38,80 36,80 Z"),
            flat("M49,28 51,28 51,84 49,84 Z"),
            flat("M64,28 66,28 64,80 62,80 Z"),
          ],
        },
        {
          gear: [smooth("M8,26 20,16 76,40 78,58 20,74 8,64 Z"), limb("M70,48 98,48", 10, 26)],
          lights: [disc(24, 8, 5), disc(58, 14, 4), disc(80, 84, 5)],
        },
      ],
    ],
  },
];
