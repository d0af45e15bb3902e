import type { Choice, Family } from "./family";

const ARMOUR = "/=WKWeOeOWKSKMSK/=OKKKGOKSQQ/SCW8aCaGaKSKSG~KQ8GW8Ca6~kQ8mW8ma6";
const VISOR = "/=TFVGVHTH";

/** Legs, crest, cape and shield. */
const WORN: readonly Choice[] = [
  ["/=WcWuKuKmOa", "/=WcSmSuIuKmOa", "/=VcVvOvQmOb", "/WcSmOuGuKiOa/Wceamgmueugm"],
  ["/UAW3YA", "/=TCP4RD", "~WA4W46c45g62"],
  ["", "/aKiSmueqau"],
  ["", "/iSuSueomie|.oa4", "*oaMM4|.oa4"],
];

/** Armoured, standing: sword, spear, axe or banner. */
export const knight: Family = [
  [/justicar|duelist|paladin|oath|page/, `${ARMOUR}/CdEAF6HAFd/AYJZJaAa|${VISOR}`, ...WORN],
  [/lance|matron|captain|warden/, `${ARMOUR}/DvE8F8Fv/F1H8FBC8|${VISOR}`, ...WORN],
  [/axe|marshal|keeper/, `${ARMOUR}/DsEBGBFs/FBL8NFLMFJ|${VISOR}`, ...WORN],
  [/banner|recruit|squire/, `${ARMOUR}/DvE3F3Fv/G4S6OCSGGG|${VISOR}`, ...WORN],
];
