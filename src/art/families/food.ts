import type { Family } from "./family";

/** A gingerbread guard, a cake of tiers, a fruit on legs. */
export const food: Family = [
  [
    /ginger|bread/,
    ".WFU~WKGWWSWiOWm8~=SiGMqGKu8~QSEGSCAOC~cSEmUCsWC/7g85B3C5Bg|.=TD3~SG1WK2aG1.WS4.WX4.Wd4~EQ2CW2~oS2qa2~=Km2Qq2",
  ],
  [
    /cake|feast/,
    "/=WKOKMWWW/=WWKWGgWg/=WeEeCqWq/=PLPCRCRL/VLVCXCXL~=KY7CW68M6/8susqvCv|~=QC3Q84Q41~WC3W84W41.=Ta3~MW1SW3WW2aW3gW1",
  ],
  [
    /orchard|nut|fruit/,
    "(WGMEEMGaOmWiemmaoMgE~=Si8Qq7Ou8~IW7Ca68S6~kW7qa6we6~WK4WC4a63~YC2g6Cq81|.=TS3/QZcZZdTd",
    [/nut/, "*WU_kH|*WBE65"],
  ],
];
