import type { Family } from "./family";

/** Robed, with a staff and something that shines over the other hand. */
export const mage: Family = [
  [
    /./,
    "(WKQOOaGuWwmueacO~SQAKWAGWCCa4~aQAiSAmOCqS4/DvEAFAEv|.=UH2",
    ["(W6SCQKWOcKaC", "/KKSGW8c0a8aGiKaKSK.WKC", ".WGG~=SC4O85Q42"],
    [".F7C|.F76", "*F6G64", "~GC3C84C44I43G81"],
    ["|.oHC", "|*oHI54", "|*oHH76"],
  ],
];
