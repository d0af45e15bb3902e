import type { CardData } from "../games/card-set";
import type { Game } from "../games/game";
import type { Workshop } from "../games/workshop";
import { judgeCards } from "./judge";

/** The cards of a set that can be played with: those with a fault are left out. */
export function soundCards(game: Game, workshop: Workshop, cards: readonly unknown[]): readonly CardData[] {
  const { data, faults } = judgeCards(game, workshop, cards);
  if (faults.length === 0) return data;
  const faulty = new Set(faults.map(({ card }) => card));
  const others = cards.filter((_, at) => !faulty.has(at));
  return others.length < cards.length ? soundCards(game, workshop, others) : [];
}
