import type { CardFrame } from "../../game-cards";
import type { SoulsCard, SoulsType } from "../cards/card";

const FRAMES: Readonly<Record<SoulsType, CardFrame>> = {
  token: { shape: "figure" },
  warrior: { shape: "figure" },
  elite: { shape: "figure", gem: "rare" },
  warlord: { shape: "leader", gem: "epic" },
  legendary: { shape: "leader", gem: "legendary" },
  equipment: { shape: "gear" },
  tactic: { shape: "spell" },
  battlefield: { shape: "place" },
};

export const cardFrame = ({ type }: SoulsCard): CardFrame => FRAMES[type];
