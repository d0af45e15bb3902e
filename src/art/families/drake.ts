import type { Family } from "./family";

/** At rest with wings up, reared to the front, or on the wing. */
export const drake: Family = [
  [
    /old |lava|matriarch|oath|chimera/,
    "~WWCOO8KI8GK6CK2/GKCOKK~SWCWeGYiMemIiqCqs7yq4ym2~Si8So6Su5Ou2~emAgq7eu5au2/ckgghl/lppkpp/ttxpyu/WcYMm8qKyGyQ-Ocg/WceMW8eImGmOmOcg|.II3",
    ["/KHTEOK", "/JHJ9NGR8OK", "/LHQCOJ"],
    [/twin|chimera/, "~OSCKK8GG8AG56K2/BI6MCO|.CG3"],
  ],
  [
    /tyrant|crown|gilded|pyre/,
    "/=WSMK844K6WCSGeKaSi~WuEWiSWWKYOCWGAWCCWK6/=TFO3V8~=SmGMqCKu8~aqEmu8wq5yg1|.=UD3~WW2We5Wm2",
  ],
  [
    /wyvern|wing|sky|wyrmling/,
    "~SeCKW8GQ8AS68S2/CS8VFS/GPLHMT~Ma8WaIecCqg6ye3-W1/zb-S-e/SaSIa0iGqCqOuOic/SYKGG2QCWCWY~We8ak5Wq3~ee8ii5eq3|.EP3",
    ["", "/LNDJVM"],
  ],
];
