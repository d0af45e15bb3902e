import type { CardData } from "../games/card-set";
import type { Game } from "../games/game";
import type { Workshop } from "../games/workshop";
import type { PrintedCard } from "../language";
import { validateCards } from "../language/validate";
import { type DataFault, readCardData } from "./card-data";

/** A fault of one card of a set. */
export interface CardFault extends DataFault {
  /** Index of the card in the set. */
  readonly card: number;
}

export interface JudgedCards {
  /** The cards without faults, in order. */
  readonly cards: readonly PrintedCard[];
  /** Their data. */
  readonly data: readonly CardData[];
  readonly faults: readonly CardFault[];
}

/** Reads and builds the cards of a set for a game, and says what is wrong with the others. */
export function judgeCards(game: Game, workshop: Workshop, values: readonly unknown[]): JudgedCards {
  const { vocabulary } = game.cards;
  const taken = new Set(Object.keys(game.cards.pool));
  const cards: PrintedCard[] = [];
  const sound: CardData[] = [];
  const faults: CardFault[] = [];
  for (const [card, value] of values.entries()) {
    const read = readCardData(workshop.kinds, value);
    if ("faults" in read) {
      faults.push(...read.faults.map((fault) => ({ card, ...fault })));
      continue;
    }
    const { data } = read;
    if (taken.has(data.name)) {
      faults.push({ card, place: "name", message: `There is already a card called “${data.name}”.` });
      continue;
    }
    taken.add(data.name);
    const built = workshop.card(data, card + 1);
    const problems = vocabulary === undefined ? [] : validateCards(vocabulary, [built]);
    faults.push(...problems.map(({ message }) => ({ card, place: "abilities", message })));
    if (problems.length > 0) continue;
    cards.push(built);
    sound.push(data);
  }
  return { cards, data: sound, faults };
}
