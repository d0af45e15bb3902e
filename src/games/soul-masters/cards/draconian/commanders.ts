import { kw } from "../card";
import { aura, OWN_UNIT, prevent, resources, skill, strike } from "../parts";
import { commanderOf } from "../series";

const shared = { faction: "draconian", attributes: ["dragon"] } as const;

export const commanders = [
  ...commanderOf({ ...shared, resources: 5, coreEnergy: 6, mercenaries: 4 }, [
    { name: "Vharaxes, Ember Regent", stats: [2, 13, 2, 3], keywords: [kw("conjure")] },
    {
      name: "Vharaxes, Flame Sovereign",
      stats: [3, 9, 2, 2],
      keywords: [kw("conjure")],
      abilities: [skill([resources(2)], strike(2), ["once-per-round"])],
    },
    { name: "Vharaxes, Last Wyrm", stats: [4, 5, 3, 1], keywords: [kw("conjure", 2), kw("armor")] },
  ]),
  ...commanderOf({ ...shared, resources: 7, coreEnergy: 7, mercenaries: 3 }, [
    { name: "Ysolde, Hoard Warden", stats: [1, 13, 2, 3], keywords: [kw("conjure")] },
    {
      name: "Ysolde, Scale Matron",
      stats: [2, 10, 2, 2],
      keywords: [kw("conjure")],
      abilities: [skill([resources(1)], prevent(2), ["once-per-round"])],
    },
    {
      name: "Ysolde, Mountain's Heart",
      stats: [3, 7, 2, 2],
      keywords: [kw("conjure", 2)],
      abilities: [aura(OWN_UNIT, "health", 1)],
    },
  ]),
];
