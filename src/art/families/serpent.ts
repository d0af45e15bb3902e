import type { Family } from "./family";

/** Risen from its coil, looped over the ground, or with many heads. */
export const serpent: Family = [
  [
    /adder|asp|viper|mourn/,
    "~6m2Cs6QuCisGqmGmeGaeGQaESSCYKCYCCSACMC7IC3/QEJJTH|.RA3",
    ["/U8gCgOaUSO", "/T7b1YA/Q7U0V8", "/W8e6aD/WCeAaG/WFdDaJ/WIcHaM/WLcKaQ", ""],
  ],
  [
    /coil below|eater|constrict|crawl|eel/,
    "~IwAKmEKaCMSCMKCGGCAK66K3/FM8QIP~OyGSiEaaGiiEmyG~myCoqAum8yq7yy6~-w5-q4-q1|.FH3.ad3.tn2",
    ["", "/HFQ8MI/EFJ8JG"],
  ],
  [
    /hydra|twin|many|python/,
    "~6m2Cs6QuCisGqmGmeGaeGQaESSCYKCYCCSACMC7IC3/QEJJTH~ci8ScAIa8KW7KO7GK88M44O3/DP6TGS~ai8ia8qS8qO7qG7iE8cG4aI3/hJaNkM|.RA3.DK3.iE3",
    ["", "/T7b1YA/Q7U0V8"],
  ],
];
