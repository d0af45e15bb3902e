import type { Family } from "./family";

/** A shade with a torn hem, a living flame, a whirl, or a cowled one with a lantern. */
export const spirit: Family = [
  [
    /shade|wraith|phantom|regent|face|nhal/,
    "(W8OCMKKWGgIuOiSwWicueimsmgiWgKeC~=KQ7EW68S54K1|.=TH4*Ag624*sB624",
    ["~=SC5O64O01", "*W6G97"],
    ["", "|.WV7"],
  ],
  [/wisp|pyre|comet|sun|fire/, "(W0SCKOGGEWKmWqimoWmKiQaE*DAC54*sB944|.=TW4/RdWebdWj.DA4.sB3"],
  [
    /zephyr|storm|geyser|wind|whirl|choir/,
    "~CG2MKAgKCuC1~KO2SSAiSCuM1~KW2SaAeaCoW1~Kg2OkAWiCge1~Oq2SsAWqCcm1~W64WEQWWEWu3/=OCK0U8|.=TF4",
    ["|*WRB44", "|*WRB45"],
  ],
  [
    /lantern|ferry|usher|caller|cantor|page|ghost/,
    "(W4Q8OKKWGuSqWwgqmukWgK~OQ8GS7AS5/9AAACvAv~AA3E63KA2/GCOCOKEK|.JH8.=UF3",
  ],
];
