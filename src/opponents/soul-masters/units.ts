import { type Card, hasTrait, type Reader, readStat, type Seat } from "../../kernel";
import { cards, printed } from "./board";
import type { Weights } from "./weights";

/** The value of any unit. */
const UNIT = 0.6;

export const unitsOf = (g: Reader, seat: Seat): Card[] =>
  cards(g, "battleground", seat).filter((card) => hasTrait(g, card, "unit"));

function skillsOf(g: Reader, { def }: Card): number {
  const card = printed(g, def);
  let keywords = 0;
  for (const stat in card?.stats) if (stat.startsWith("kw-")) keywords++;
  return keywords + (card?.abilities.length ?? 0);
}

export const unitValue = (g: Reader, card: Card, w: Weights): number =>
  UNIT +
  w.atk * readStat(g, card.id, "atk") +
  w.health * readStat(g, card.id, "health") +
  w.skill * skillsOf(g, card);
