import type { PrintedCard } from "../../../language";
import { flash } from "./card";

export const FLASH_CARDS: readonly PrintedCard[] = [
  flash(61, "Second Wind", { do: "choose", from: { face: "down", of: "you" }, then: { do: "flip", card: "it", face: "up" } }),
  flash(62, "Fresh Orders", { do: "draw", who: "you", count: 2 }),
  flash(63, "Loaded Die", { do: "word", word: "reroll", args: { for: "yours", which: "all" } }),
];
