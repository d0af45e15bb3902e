import type { CardData } from "../games/card-set";
import type { Game } from "../games/game";
import type { Workshop } from "../games/workshop";
import type { PrintedCard, Vocabulary } from "../language";
import { fault } from "../language/faults";
import { endlessEvents } from "../language/loops";
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

/** Events that triggers of the printed cards and of these could cause without end, but those of the printed cards alone not. */
function endlessWith(game: Game, vocabulary: Vocabulary, cards: readonly PrintedCard[]): readonly string[] {
  const printed = Object.values(game.cards.pool);
  const known = new Set(endlessEvents(vocabulary, printed));
  return [...endlessEvents(vocabulary, [...printed, ...cards])].filter((event) => !known.has(event));
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
      faults.push({ card, place: "name", message: fault("fault.name-taken", { name: data.name }) });
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
  if (vocabulary !== undefined && endlessWith(game, vocabulary, cards).length > 0) {
    // The first card with which it begins.
    const last = cards.findIndex((_, i) => endlessWith(game, vocabulary, cards.slice(0, i + 1)).length > 0);
    const card = values.findIndex((value) => Reflect.get(Object(value), "name") === cards[last]?.name);
    const [event] = endlessWith(game, vocabulary, cards);
    faults.push({
      card,
      place: "abilities",
      message: fault("fault.cards-without-end", { event: event ?? "" }),
    });
  }
  return { cards, data: sound, faults };
}
