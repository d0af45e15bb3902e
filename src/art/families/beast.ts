import type { Choice, Family } from "./family";

const LEGS = "~OeCOm8Os6Ou6Mu2~SeCUm8Ss6Su6Qu2~ieEmm8gs6eu6cu2~meCmm8ms6mu6ku2";
const MANE: Choice = [/mane|blaze|wildfire|pack/, "/FOHDJS/HPLDMT/KQOHOU/MRSGRV/PSVKTW/STZJWX/UTcNZY"];

/** Hound, cat, bear or boar, hare, lizard; mane, horns or tusks. */
export const beast: Family = [
  [
    /hound|wolf|pack|runner|chaser|\bfox|fang/,
    `${LEGS}~sY5maGaaGSWOKSGGOC8Q84S4/JOKFNP/EMDFIM~qY6yS7-K8yC1|.CP3`,
    ["", "~OWGSWMWWA"],
    MANE,
  ],
  [
    /lynx|mane|lion|tiger|\bcat|cub|panther/,
    `${LEGS}~uW5qaGeaGSaKKWGGSGASC8U5/JQMHOS/DOCHHN|.BP3`,
    MANE,
    ["~sW5yW4-K4wC5uG1", "~qY6yS7-K8yC1"],
  ],
  [
    /bear|boar|toll|bull|\bram\b/,
    "~ua8mWQcWWSWWKWOCaE6c8/ISLMOT/EUFPJS~OeGOmCOs8Ou8Mu2~SeGUmCSs8Su8Qu2~ieImmCgs8eu8cu2~meGmmCms8mu8ku2|.CV3",
    ["", "~GS5KM5CG38K1~KS5OO4QG1"],
    ["~uW6ya5ye1", "~qY6yS7-K8yC1"],
  ],
  [/hare|rabbit/, `${LEGS}~qi8mcSaeKSaGMSCGOCCQ88S3/HNJ3M4LQ/ENB4F4HM|.CO3`],
  [/salamander|lizard|ferret|newt/, `${LEGS}~ui7miGaiKOiGGeEAeA4g3/GaOTPb/VdYXbd|.Cb3`],
];
