import type { CardFrame, FrameShape } from "../../game-cards";
import type { SoulCard } from "../cards/card";

const SHAPES: Readonly<Record<SoulCard["type"], FrameShape>> = {
  commander: "leader",
  unit: "figure",
  token: "figure",
  spell: "spell",
  ability: "skill",
  feat: "skill",
  core: "source",
  resource: "source",
  weapon: "gear",
  armor: "gear",
  battlefield: "place",
};

export const cardFrame = ({ type, rarity }: SoulCard): CardFrame => ({
  shape: SHAPES[type],
  gem: rarity === "common" ? undefined : rarity,
});
