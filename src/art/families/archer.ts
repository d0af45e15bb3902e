import type { Family } from "./family";

/** Hooded, bow drawn or blades out. */
export const archer: Family = [
  [
    /./,
    "~WcCSm8Ou6~acCek8iu6~WKCWSGYeC/WKeMmmgieqac/QKSCW8cCeKWO~WQ8MQ6GO5~aQ8gU6aS4|.=UH2",
    ["~K61CC3CO4Ca3Ki1/K6WQKiWQ/aPAOAQaQ/CM4PCS|.6P4", "/=KS8e6mCiKW~gS7kS6mW4"],
  ],
];
