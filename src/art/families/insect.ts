import type { Family } from "./family";

/** Beetle, wasp or bee, moth, spider, ant or mantis. */
export const insect: Family = [
  [
    /beetle|compost/,
    "~WOEWaWWmSWu8~WG8WKKWSG~=SS5GO3Ca28i1~=Sa5GW3Ci28o1~=Si5Gc3Cq2Au1|~WS1Wg2Ws1.=TH3~=Qa5Si3",
    ["~=UI4ME2QE28C1", "~=WK8WC6Y44S01", "~=UI5OC5O63S21"],
  ],
  [
    /wasp|\bbee|drone|hive|swarm/,
    ".GQC~KS6QQIYS4~WS4eWKmaOsi6uq1~SO3WCCa04~UO3gGCsC3~GO3AG24K1~OU4Kc3Mi1~SW4Se3Wm1~UW4ac3ei1|.EQ4~eQ2ca2~kS2ie2",
    [/queen/, "*GKC67"],
    [/drone|hive|swarm|bee/, "~aWAeYOmaOsgG"],
  ],
  [
    /moth|butterfly|wings|dancer/,
    "~WG8WOCWW8Wm2(=WWGW8iGqSg~=WG2S83K41|~=GK8CK4~=Gg5Gi5.=VF2",
    ["/=WSK8486SKa", "(=WSK8486SKa"],
  ],
  [
    /spider|weaver|mite|crawler/,
    ".WTW~WaAWeIWm8~=Se5KK3EW2Gu1~=Sc5GQ3Ca2Cu1~=Sa5CY38e28u1~=Sa58g36i24u1~=Ui4So3Wq1~W01W61WM1|.=Tg3.=Se2",
    ["|*WSK53", "|*WSK54"],
  ],
  [
    /\bant\b|leaf|burrow/,
    "~8W4ESGKW8~IW7QUCaW5~WY5gWOqaKye2~CW54a48e1~EQ3AI24K1~OW5Ie4Gu2~SY5Si4Qu2~WY5ei4iu2|.DT4~eS2iS3qW1",
    [/captain/, "*FNC67"],
    ["", "~CS3IGOW82|~CQ1KG2SA1"],
    [/leaf/, "~CS3IGOW82|~CQ1KG2SA1"],
  ],
  [
    /mantis|blade/,
    "~qu2ikGccCWS6SK7QE5/KCW8QI~SO5IS7CG4KK1~SS5Ka7CS4AK1~ac4Ui3Su2~ee4ma3su2~WS4mcCys1~SA2M42G01|.MC4~GO1EK2CG1~IW1CS2CM1",
  ],
];
