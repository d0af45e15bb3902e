import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Drawing, Family, Kind, Part } from "./family";
import { HEAD } from "./heads";
import { ARM, HELD } from "./held";

/** Behind a person: wings by people, or a cloak. */
const BACK: Part = [
  {
    words: /angel|seraph|celestial|archon|valkyrie|feather/,
    back: [both(flat("M46,38 30,30 20,10 6,-2 8,14 0,16 6,28 0,34 10,42 6,50 18,54 20,64 44,56 Z"))],
  },
  {
    words: /demon|night duke|siren|imp\b|horror/,
    back: [both(flat("M46,40 28,26 20,4 2,14 4,40 -4,58 10,52 16,64 26,56 34,68 46,54 Z"))],
  },
  {
    words: /fairy|sprite/,
    back: [both(smooth("M46,42 26,12 6,8 4,28 24,46 Z")), both(smooth("M46,46 22,48 12,64 24,74 42,56 Z"))],
  },
  {
    words: /vampyrian|duke|regent|sovereign|king\b|queen|warlord/,
    back: [both(smooth("M46,34 24,46 16,88 30,84 50,90 Z"))],
  },
  {},
  {},
  { back: [flat("M44,33 60,33 76,84 64,80 56,90 46,80 Z")] },
  { back: [both(smooth("M46,34 28,46 22,84 36,80 50,86 Z"))] },
  { back: [limb("M56,36 76,42 92,34 98,40", 6, 8, 7, 2)] },
];

const CHEST: Drawing = {
  body: [
    limb("M69,40 77,48 76,56", 8, 7, 6),
    both(flat("M50,31 50,63 39,63 38,50 32,44 33,35 44,31 Z")),
    limb("M32,40 26,49 22,54", 8, 7, 7),
  ],
};
const LEGS: Part = [
  { body: [both(flat("M50,59 50,89 34,89 36,75 39,58 Z"))] },
  { body: [both(flat("M48,59 47,74 46,89 32,89 36,74 38,58 Z"))] },
  { body: [both(flat("M50,56 50,68 32,72 38,56 Z")), both(flat("M46,68 44,89 34,89 37,68 Z"))] },
  { body: [limb("M45,60 36,74 31,88 24,88", 13, 10, 7, 3), limb("M55,60 66,70 72,86 66,89", 13, 10, 7, 3)] },
  { body: [limb("M46,60 28,66 28,86 20,88", 14, 11, 7, 3), limb("M54,60 70,74 86,88", 14, 10, 5)] },
];
/** Pauldrons, belt, furs, ribs. */
const ARMOUR: Part = [
  {
    words: /undead|skeleton|bone/,
    lights: [
      limb("M42,42 50,44 58,42", 1, 2, 1),
      limb("M43,49 50,51 57,49", 1, 2, 1),
      limb("M44,56 50,58 56,56", 1, 2, 1),
    ],
  },
  { words: /wolven|norse|bear coat/, gear: [smooth("M30,42 32,32 50,30 68,32 70,42 60,40 50,46 40,40 Z")] },
  {
    words: /samurai/,
    gear: [both(flat("M40,32 24,36 22,50 34,48 Z")), both(flat("M50,56 38,56 32,72 50,70 Z"))],
  },
  {
    words: /\broman|egyptian/,
    gear: [both(flat("M50,31 40,31 36,38 50,44 Z")), both(flat("M50,58 40,58 38,72 50,74 Z"))],
  },
  { gear: [both(flat("M40,30 30,32 26,40 32,45 41,41 Z"))] },
  { gear: [flat("M37,52 63,52 63,57 37,57 Z")], lights: [disc(50, 54, 2)] },
  { gear: [both(flat("M50,34 42,33 42,50 50,56 Z"))], lights: [star(50, 42, 4, 4, 1.5)] },
  {},
];

const rider: Kind = {
  named: true,
  words: /rider|horse|cavalier|charioteer|outrider|lancer|courier|nokor|envoy|wing commander/,
  body: [
    limb("M84,58 92,66 94,80", 5, 6, 2),
    limb("M42,68 34,78 38,90", 9, 6, 4),
    limb("M48,68 50,80 44,90", 9, 6, 4),
    limb("M80,64 86,76 80,90", 11, 6, 4),
    limb("M76,64 72,78 76,90", 10, 6, 4),
    limb("M86,62 74,60 58,62 42,60 32,50 26,40 14,44 8,48", 10, 22, 22, 22, 14, 11, 9, 5),
    flat("M30,38 32,28 36,40 Z"),
    ...(CHEST.body ?? []),
    limb("M50,58 44,66 46,76", 12, 9, 6),
  ],
  back: [flat("M34,36 44,44 42,58 34,52 Z")],
  lights: [disc(23, 40, 1.5)],
  parts: [BACK, HEAD, HELD],
};

const robed: Kind = {
  words:
    /mage|sage|monk|scholar|priest|witch|oracle|reader|speaker|scribe|servant|embalm|bless|vizier|nun\b|skald|carver|caller|surgeon|medic|fairy|countess|queen|mourn|widow|matron|lady|siren|dancer|acolyte|lich|watcher|tea master|wise/,
  body: [
    limb("M56,41 68,46 76,40 82,46", 10, 10, 9, 4),
    smooth("M50,31 41,38 40,56 28,89 50,91 72,89 60,56 59,38 Z"),
    limb("M44,41 33,50 27,52 22,54", 10, 10, 9, 6),
  ],
  parts: [
    BACK,
    [
      {},
      { back: [flat("M46,36 54,36 56,90 44,90 Z")] },
      { back: [both(flat("M50,60 36,62 28,89 36,90 Z"))] },
      { gear: [limb("M40,54 50,58 60,54", 3, 5, 3)] },
    ],
    HEAD,
    HELD,
    [
      {},
      { lights: [disc(84, 40, 5)] },
      { lights: [star(84, 40, 4, 8, 2.5)] },
      { lights: [star(84, 40, 6, 7, 3)] },
    ],
  ],
};

const drawing: Kind = {
  named: true,
  words: /archer|arrow|javelin thrower|poacher/,
  body: [
    limb("M50,59 44,75 38,88", 12, 8, 6),
    limb("M56,59 66,72 74,88", 12, 8, 6),
    limb("M50,31 50,44 53,63", 14, 17, 13),
    limb("M50,41 34,41 25,38", 8, 6, 5),
    limb("M56,41 68,46 56,44", 8, 6, 4),
  ],
  gear: [
    limb("M31,7 19,19 18,38 19,58 31,71", 2, 4, 5, 4, 2),
    flat("M31,8 33,8 53,41 33,70 31,70 50,41 Z"),
    flat("M56,40 10,38 10,40 56,42 Z"),
    flat("M12,34 2,39 12,44 Z"),
  ],
  parts: [BACK, HEAD],
};

const standing: Kind = {
  words: /guard|sentinel|warden|shield|tower|legate|daimyo|warlord|keeper|bearer|mask|captain|marshal|elder/,
  ...CHEST,
  parts: [BACK, LEGS, ARMOUR, HEAD, HELD, ARM],
};

/** Crouched to leap or to strike, a blade in each hand. */
const leaping: Kind = {
  words: /duelist|rogue|thief|stalker|hunter|scout|spy|runner|raider|walker|knife|diver/,
  body: [
    limb("M48,58 30,64 26,80 14,84", 14, 11, 7, 3),
    limb("M54,58 72,66 88,62 96,72", 14, 11, 7, 3),
    limb("M50,30 48,44 52,62", 14, 19, 13),
    limb("M56,36 72,34 84,22", 9, 7, 5),
    limb("M44,38 30,46 22,53", 9, 7, 6),
  ],
  parts: [BACK, HEAD, HELD, [{ gear: [flat("M82,24 84,20 98,0 88,24 Z")] }, { gear: [disc(86, 18, 7)] }, {}]],
};

/** Both arms raised. */
const calling: Kind = {
  words: /herald|shaman|champion|berserk|first|last|mother|triumph|dawn\b/,
  body: [
    both(flat("M50,31 50,63 39,63 39,50 36,42 36,34 44,31 Z")),
    limb("M62,38 76,30 84,14", 9, 7, 6),
    limb("M38,40 28,48 22,53", 9, 7, 6),
  ],
  lights: [star(86, 8, 8, 7, 3)],
  parts: [BACK, LEGS, ARMOUR, HEAD, HELD],
};

/** Armoured people. */
export const knight: Family = [rider, drawing, standing, leaping, calling];

/** People in robes. */
export const mage: Family = [{ ...robed, words: /./ }];

/** Light-footed people. */
export const archer: Family = [rider, drawing, leaping];

/** The dead who walk, angels, demons, fairies, vampires, people of the sea: by the words of their kind. */
export const folk: Family = [rider, drawing, robed, leaping, calling, standing];
