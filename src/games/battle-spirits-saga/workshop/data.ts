import type { CardData } from "../../card-set";
import { NUMBERED, type SagaCard } from "../cards/card";
import type { Colour, GameSymbol } from "../rules/colours";

const numbered: readonly string[] = NUMBERED;

/** The keywords, each once: the fields of a card cannot say at which levels or in whose turn one works. */
function keywordsOf({ has }: SagaCard) {
  const first = has.filter(({ keyword }, at) => has.findIndex((one) => one.keyword === keyword) === at);
  return first.map(({ keyword, n = 1, colours: of }) => ({
    keyword,
    ...(numbered.includes(keyword) && { n }),
    ...(of && { of }),
  }));
}

const colourOf = (symbol: GameSymbol): Colour | undefined =>
  typeof symbol === "string" ? symbol : symbol[0];

/**
 * What a printed card of Battle Spirits Saga is written as. Undefined for a token. A symbol of several colours becomes
 * one of its first colour.
 */
export function dataOf(card: SagaCard): CardData | undefined {
  const { name, type, colours, stats, reduction, symbols, levels, printed, ascend, token } = card;
  // What effects grant is kept as a card without colours.
  if (token || colours.length === 0) return undefined;
  const keywords = keywordsOf(card);
  return {
    kind: type,
    name,
    colours,
    cost: stats.cost,
    reduction,
    ...(type !== "magic" && { symbols: symbols.map(colourOf), levels }),
    ...(type === "nexus" && card.subtypes?.length && { families: card.subtypes }),
    ...(type === "spirit" && { families: card.subtypes, ...(keywords.length > 0 && { keywords }) }),
    ...(printed.length > 0 && { effects: printed }),
    ...(ascend && { ascend }),
  };
}
