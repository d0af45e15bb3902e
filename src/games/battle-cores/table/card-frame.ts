import type { CardFrame, FrameShape } from "../../game-cards";
import type { BattleCard, Category } from "../cards/card";

const SUPPORT: Readonly<Record<Category, FrameShape>> = {
  boost: "spell",
  trap: "skill",
  item: "source",
  gear: "gear",
  field: "place",
};

export function cardFrame({ type, category }: BattleCard): CardFrame {
  if (type === "legend") return { shape: "leader", gem: "legendary" };
  return { shape: category === undefined ? "figure" : SUPPORT[category] };
}
