import { kw } from "../card";
import {
  aura,
  costing,
  DEAD_UNIT,
  OWN_UNIT,
  on,
  resources,
  skill,
  target,
  toHand,
  token,
  YOUR_TURN,
} from "../parts";
import { commanderOf } from "../series";

const shared = { faction: "necromancer", attributes: ["undead"] } as const;

export const commanders = [
  ...commanderOf({ ...shared, resources: 8, coreEnergy: 6, mercenaries: 3 }, [
    { name: "Morwen, Gravecaller", stats: [3, 26, 2, 3], keywords: [kw("conjure")] },
    {
      name: "Morwen, Mother of Bones",
      stats: [3, 20, 2, 2],
      keywords: [kw("conjure")],
      abilities: [skill([resources(1)], token, ["your-turn", "once-per-round"])],
    },
    {
      name: "Morwen, the Open Tomb",
      stats: [4, 13, 2, 2],
      keywords: [kw("conjure", 2)],
      abilities: [on(["on-upkeep"], token)],
    },
  ]),
  ...commanderOf({ ...shared, resources: 6, coreEnergy: 6, mercenaries: 4 }, [
    { name: "Ossric, Bone Tyrant", stats: [2, 12, 2, 3], keywords: [kw("conjure")] },
    {
      name: "Ossric, Crowned in Ash",
      stats: [3, 11, 2, 2],
      keywords: [kw("conjure")],
      abilities: [
        skill([resources(2)], target(costing(DEAD_UNIT, 2), toHand("target")), [
          "your-turn",
          "once-per-round",
        ]),
      ],
    },
    {
      name: "Ossric, King of Nothing",
      stats: [3, 8, 2, 2],
      keywords: [kw("conjure", 2)],
      abilities: [aura(OWN_UNIT, "atk", 1, YOUR_TURN)],
    },
  ]),
];
