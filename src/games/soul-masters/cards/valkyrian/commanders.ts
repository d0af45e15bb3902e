import { kw } from "../card";
import { aura, OWN_UNIT, prevent, pump, resources, skill } from "../parts";
import { commanderOf } from "../series";

const shared = { faction: "valkyrian", attributes: ["valkyrie"] } as const;

export const commanders = [
  ...commanderOf({ ...shared, resources: 6, coreEnergy: 6, mercenaries: 3 }, [
    { name: "Brynna, Dawnlance", stats: [2, 15, 2, 3], keywords: [kw("conjure")] },
    {
      name: "Brynna, Noonlance",
      stats: [3, 12, 2, 2],
      keywords: [kw("conjure")],
      abilities: [skill([resources(1)], pump(2), ["once-per-round"])],
    },
    { name: "Brynna, Last Light", stats: [3, 8, 3, 2], keywords: [kw("conjure", 2), kw("duelist")] },
  ]),
  ...commanderOf({ ...shared, resources: 5, coreEnergy: 7, mercenaries: 4 }, [
    { name: "Eira, Still Blade", stats: [1, 16, 2, 3], keywords: [kw("conjure")] },
    {
      name: "Eira, Drawn Blade",
      stats: [2, 13, 2, 2],
      keywords: [kw("conjure")],
      abilities: [skill([resources(1)], prevent(2), ["once-per-round"])],
    },
    {
      name: "Eira, Broken Blade",
      stats: [3, 9, 2, 2],
      keywords: [kw("conjure", 2)],
      abilities: [aura({ ...OWN_UNIT, being: "resting" }, "health", 1)],
    },
  ]),
];
