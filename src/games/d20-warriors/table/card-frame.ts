import type { CardFrame } from "../../game-cards";

export const cardFrame = (type: string | undefined): CardFrame => ({
  shape: type === "flash" ? "spell" : "figure",
});
