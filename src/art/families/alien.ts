import type { Family } from "./family";

/** A great-eyed visitor, a saucer, a drifting eye with many arms. */
export const alien: Family = [
  [
    /visitor|oracle|stalker/,
    "(W2K6KGSSWUaSiGi6~WS7WaGWgC~=We8Qm6Su6Ou3~SW6Kc5CW48O6~aW6ie5mm4qq5~=Q43M02G04|(=MGSIUMOK.Wa4.8L6",
  ],
  [
    /orbit|gunner/,
    "~0U1GSCWSKmSC-S1(KSOGWCeGiS~=OW4Kc3Gg1|/=ROSHWFWO.=JS3.=9T2/SaaaguMu",
    [/gunner/, "/TVZVXhUh|*WlG56"],
    ["", "|/SaaaguMu"],
  ],
  [
    /trick|shepherd/,
    "(W4K8EKIWWakWoKi8~KW8Ge7Im5Cq1~SW8Qe7Sm5Ou1~aW8ce7am5eq1~iW8me7km5su1~=M84K43G05|(KKWEiKWS~=KS3IS3",
  ],
];
