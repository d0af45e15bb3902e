import type { Family } from "./family";

/** A walking tree, a bloom, a toadstool, a thicket. */
export const plant: Family = [
  [
    /tree|root|titan|grove|canopy|acorn/,
    "~WuMWiKWaGWOK~=Sm8Kq6Cu2~=Um8Sq6Ou2~SW8KW7Cc58i2~aW8kS7qa5ug2|(=SSWSUW/TbWaZbWe",
    ["(W4M6CCCMKSWOiSqMqCg6", "/=W0OCSCKKOKGSWS", ".=IGO.WDY.=O9K"],
  ],
  [
    /bloom|seed|sprout|ivy|flower/,
    "~WuCSiAaa8WQA~=Sm8Kq6Cu2~=Um8Sq6Ou2~=SM7KKCCK2~=SK7MGCGC2~=UK7SCCQ62~Um4KiCAm1~Yg4icCug1|.VMC.Jj3.jd3",
  ],
  [
    /toadstool|mushroom|fung/,
    "(W4K88OASOSeSsSuOi8~WOIWaKWmQWqK~=Sq8Os8Ku4~=Qa6Ke6EY5|.MF8.aC7.jK8.WL4.=Ta3/TgZgWi",
  ],
  [
    /bramble|thicket|thorn|hedge|mother/,
    "(WKMGGM8WAi4uyusiuWmMgG/=MKG6SG/=GQ4ICW/=Ac0bAj/SJV6ZJ~=Om5Ci84q56u2|~=SS5OS3/=WePbRgWi*JO735*lR635",
  ],
];
