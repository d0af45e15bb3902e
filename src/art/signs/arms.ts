import type { Kind } from "../families/family";
import { both, disc, flat, limb, smooth, star } from "../shape";

const BLADE = flat("M46,66 46,14 50,2 54,14 54,66 Z");
const HILT = [flat("M34,64 66,64 66,70 34,70 Z"), flat("M47,70 53,70 53,86 47,86 Z")];

/** Signs of weapons, strength and rule. */
export const ARMS = {
  lance: {
    words: /lance|spear/,
    gear: [limb("M10,92 50,46 76,16", 5, 5, 5), flat("M66,14 96,-6 84,28 76,20 Z")],
    lights: [smooth("M58,46 80,34 94,6 98,40 80,62 60,72 Z")],
  },
  fist: {
    words: /resolve|steel|grudge|fighting|bold/,
    body: [smooth("M20,26 34,16 68,16 80,28 80,54 68,64 66,94 34,94 32,66 20,56 Z")],
    lights: [
      limb("M36,18 36,40", 2, 2),
      limb("M50,16 50,40", 2, 2),
      limb("M64,18 64,40", 2, 2),
      limb("M22,46 50,48 58,56", 2, 3, 2),
    ],
  },
  crossed: {
    words: /riposte|crossed|arms|feud|battle|strike|fight/,
    gear: [flat("M82,86 90,78 28,10 14,2 20,18 Z"), flat("M18,86 10,78 72,10 86,2 80,18 Z")],
    body: [flat("M58,62 74,46 80,52 64,70 Z"), flat("M42,62 26,46 20,52 36,70 Z")],
  },
  broken: {
    words: /sunder|break|broken|disarm/,
    gear: [flat("M40,96 44,52 50,46 58,56 56,96 Z"), flat("M42,40 50,4 60,36 52,46 46,36 Z")],
    body: [flat("M30,60 70,60 70,66 30,66 Z")],
    lights: [star(50, 46, 5, 13, 4), disc(76, 30, 3), disc(22, 36, 3)],
  },
  blade: {
    words: /\bedge|blade|sword|needle|tongue|macuahuitl|verdict of steel|opening|answering|weighted/,
    gear: [BLADE, ...HILT],
    lights: [flat("M49,18 50,8 51,18 51,60 49,60 Z")],
  },
  shield: {
    words: /shield|ranks|bulwark|pavise|ward|guard|aegis|armor|plating|stand\b|parry|line\b|wall/,
    parts: [
      [
        {
          gear: [both(flat("M50,4 16,14 16,46 30,72 50,90 Z"))],
          body: [both(flat("M50,14 25,21 25,45 36,66 50,78 Z"))],
          lights: [star(50, 44, 4, 18, 5)],
        },
        {
          gear: [disc(50, 46, 42)],
          body: [disc(50, 46, 33)],
          lights: [star(50, 46, 8, 28, 9)],
        },
        {
          gear: [flat("M22,4 78,4 82,12 82,78 50,92 18,78 18,12 Z")],
          lights: [flat("M46,16 54,16 54,38 72,38 72,46 54,46 54,78 46,78 46,46 28,46 28,38 46,38 Z")],
        },
      ],
    ],
  },
  lock: {
    words: /bind|seal|lock|disarming|stillness/,
    gear: [flat("M20,44 80,44 80,90 20,90 Z")],
    body: [limb("M30,46 30,22 50,8 70,22 70,46", 9, 9, 9, 9, 9)],
    lights: [disc(50, 62, 7), flat("M47,64 53,64 55,80 45,80 Z")],
  },
  crown: {
    words: /king|crown|triumph|tyrant/,
    gear: [flat("M12,80 4,20 30,48 50,6 70,48 96,20 88,80 Z")],
    lights: [disc(50, 62, 6), disc(26, 64, 4), disc(74, 64, 4)],
  },
  hammer: {
    words: /hammer|maul|spurs|titan|foundry/,
    gear: [flat("M12,8 78,8 90,18 90,34 78,44 12,44 Z")],
    body: [flat("M42,44 56,44 58,96 40,96 Z")],
    lights: [star(84, 64, 5, 8, 3), star(18, 62, 5, 6, 2)],
  },
} as const satisfies Record<string, Kind>;
