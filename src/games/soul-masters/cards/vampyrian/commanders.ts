import { kw } from "../card";
import {
  aura,
  discards,
  ENEMY_UNIT,
  heal,
  loses,
  mayPay,
  OWN_UNIT,
  on,
  resources,
  seq,
  shock,
  skill,
  target,
  YOUR_TURN,
} from "../parts";
import { commanderOf } from "../series";

const shared = { faction: "vampyrian", attributes: ["vampire"] } as const;

export const commanders = [
  ...commanderOf({ ...shared, resources: 6, coreEnergy: 6, mercenaries: 4 }, [
    { name: "Ilvane, Crimson Countess", stats: [3, 18, 2, 3], keywords: [kw("conjure")] },
    {
      name: "Ilvane, Unquenched",
      stats: [3, 13, 2, 2],
      keywords: [kw("conjure")],
      abilities: [skill([resources(1)], seq(loses(1), heal(1)), ["your-turn", "once-per-round"])],
    },
    {
      name: "Ilvane, the Red Dawn",
      stats: [4, 11, 2, 2],
      keywords: [kw("conjure", 2)],
      abilities: [aura(OWN_UNIT, "atk", 1, YOUR_TURN)],
    },
  ]),
  ...commanderOf({ ...shared, resources: 5, coreEnergy: 6, mercenaries: 3 }, [
    { name: "Radu, Nightsower", stats: [2, 21, 2, 3], keywords: [kw("conjure")] },
    {
      name: "Radu, Dreamless",
      stats: [3, 15, 2, 2],
      keywords: [kw("conjure")],
      abilities: [on(["on-attack"], mayPay([resources(1)], discards(1)))],
    },
    {
      name: "Radu, the Long Night",
      stats: [4, 9, 3, 2],
      keywords: [kw("conjure", 2)],
      abilities: [skill([resources(1)], target(ENEMY_UNIT, shock("target")), ["once-per-round"])],
    },
  ]),
];
