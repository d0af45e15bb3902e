import type { CardData } from "../../card-set";
import type { SoulsCard } from "../cards/card";

/**
 * What a printed card of Battle of Souls is written as. Undefined for a token.
 * @param cultures that a card may have.
 */
export function dataOf(card: SoulsCard, cultures: readonly string[]): CardData | undefined {
  const { name, type, subtypes = [], stats, stay, keywords = [], abilities, token } = card;
  if (token) return undefined;
  const [culture] = subtypes.filter((subtype) => cultures.includes(subtype));
  const head = { kind: type, name, ...(culture !== undefined && { culture }) };
  const isPlayed = type === "equipment" || type === "tactic" || type === "battlefield";
  const [play] = isPlayed ? abilities : [];
  const others = play?.kind === "play" ? abilities.slice(1) : abilities;
  return {
    ...head,
    ...(stay && { stay }),
    ...(!isPlayed && { atk: stats.atk, rst: stats.rst, ...(keywords.length > 0 && { keywords }) }),
    ...(play?.kind === "play" && { effect: play.effect, ...(play.cost && { cost: play.cost }) }),
    ...(others.length > 0 && { abilities: others }),
  };
}
