import type { Message } from "../../../kernel";
import type { CardPrint } from "../../game-cards";
import type { SoulCard } from "../cards/card";
import { message } from "./messages";

/** The four values by which a commander limits its deck, and its conversion price (SM 1.26, SM 2.16). */
const LEADING = ["resources", "core-energy", "mercenaries", "conversion"] as const;

function leading({ type, stats }: SoulCard): Message[] {
  if (type !== "commander") return [];
  return LEADING.map((stat) => message(`soul-masters.print.${stat}`, { n: stats[stat] ?? 0 }));
}

/** Further printed data of a card: a commander's values, its deck restriction, rarity and number. */
export function cardPrint(card: SoulCard): CardPrint {
  const { only } = card;
  const bound = only === undefined ? [] : [message("soul-masters.print.only", { card: only })];
  const own = card.number === 0 ? [] : [message(`soul-masters.print.${card.rarity}`, { n: card.number })];
  return { signs: [], rows: [...leading(card), ...bound, ...own] };
}
