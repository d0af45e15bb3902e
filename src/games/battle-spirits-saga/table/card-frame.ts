import type { CardFrame, FrameShape } from "../../game-cards";
import type { SagaCard } from "../cards/card";

const SHAPES: Readonly<Record<SagaCard["type"], FrameShape>> = {
  spirit: "figure",
  nexus: "place",
  magic: "spell",
};

/** A spirit with more than one symbol counts as much as two others. */
export function cardFrame({ type, symbols, ascend }: SagaCard): CardFrame {
  if (type !== "spirit" || symbols.length < 2) return { shape: SHAPES[type] };
  return { shape: "leader", gem: ascend === undefined ? "rare" : "legendary" };
}
