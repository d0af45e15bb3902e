import type { PrintedCard } from "../../../language";
import type { CardData } from "../../card-set";
import { DIRECTIONS } from "../rules/board";

/** What a printed card of D20 Warriors is written as. */
export function dataOf({ name, type, subtypes, stats, keywords, abilities }: PrintedCard): CardData {
  const [play] = abilities;
  if (type === "flash")
    return { kind: "flash", name, effect: play?.kind === "play" ? play.effect : undefined };
  return {
    kind: "warrior",
    name,
    subtype: subtypes?.[0],
    numbers: DIRECTIONS.map((direction) => stats[direction] ?? 0),
    ...(keywords && { keywords }),
    ...(abilities.length > 0 && { abilities }),
  };
}
