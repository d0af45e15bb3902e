import { kw } from "../card";
import { aura, OWN_UNIT, own, pump, ready, resources, skill, target } from "../parts";
import { commanderOf } from "../series";

const shared = { faction: "wolven", attributes: ["wolf"] } as const;

export const commanders = [
  ...commanderOf({ ...shared, resources: 6, coreEnergy: 6, mercenaries: 4 }, [
    { name: "Hroda, Pack Mother", stats: [2, 17, 2, 3], keywords: [kw("conjure")] },
    { name: "Hroda, Winter Howl", stats: [3, 13, 2, 2], keywords: [kw("conjure"), kw("initiative")] },
    {
      name: "Hroda, Moon Devourer",
      stats: [4, 7, 2, 2],
      keywords: [kw("conjure", 2)],
      abilities: [
        skill([resources(1)], target({ ...OWN_UNIT, being: "resting" }, ready("target")), [
          "your-turn",
          "once-per-round",
        ]),
      ],
    },
  ]),
  ...commanderOf({ ...shared, resources: 5, coreEnergy: 7, mercenaries: 3 }, [
    { name: "Skarn, Riftrunner", stats: [2, 12, 1, 3], keywords: [kw("conjure")] },
    {
      name: "Skarn, Between Moons",
      stats: [3, 11, 2, 2],
      keywords: [kw("conjure")],
      abilities: [skill([resources(1)], pump(2), ["once-per-round"])],
    },
    {
      name: "Skarn, Who Hunts All",
      stats: [4, 7, 2, 2],
      keywords: [kw("conjure", 2)],
      abilities: [aura(own("wolf"), "atk", 1)],
    },
  ]),
];
