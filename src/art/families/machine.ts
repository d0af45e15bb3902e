import type { Family } from "./family";

/** A walker, an orb, an automaton, an engine on tracks. */
export const machine: Family = [
  [/walker|runner/, "~=Oa66S5Ci4Au2~=Sa6GS5Ki4Ku2/IaKMWGiMkaegOg/VJV7X7XJ|.WTC.=NX3", ["*W8CA8", "*W8CAC"]],
  [/core|dynamo/, ".WTi/=KW4M8W4eKa/TjZjXuVu|.WTG.Wp5", ["*WTuj8", "*WTujB"]],
  [
    /automaton|warden|sentry|marshal|brawl|\bbot/,
    "/=WKWeOcKKSG*WCII3/V6V1X1X6/=KKCMCY8gCiGaKS/=UeSmWuKuOmOc|/SBaBaDSD*WSAA3",
    ["", "*lJKG9*HJKG9", "/=KK6480OM"],
  ],
  [
    /siege|engine|crane|ram/,
    "~AqGWqIsqG/CmGWWWaMmMqm/bMbBZ8h8gBgM|.=Cp7.=Qp7/dQlQlVdV",
    ["/IWEe0mCm/1O6M7X2X", "~OY6KK56C4/4B8BAM3M", "/Ga4Q0SGg"],
  ],
];
