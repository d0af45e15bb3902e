import type { Config, Problem, Rules } from "../../../kernel";
import { type DeckRules, problemsOf } from "../../deck-rules";
import type { DeckProblem } from "../../game-deck";
import { optionProblems, seatProblems } from "../../table-options";
import type { SagaCard } from "../cards/card";
import { message, refuse } from "../table/messages";

/** Deck size, and the most copies of one name (BSS 5-1-1-1, 5-1-1-1b). */
const DECK = { min: 50, max: 60, copies: 4 } as const;

type Cards = Rules["cards"];

/** Tokens and granted abilities are no cards. */
const isCard = (card: SagaCard | undefined) => card !== undefined && card.token !== true && card.number > 0;

/** Cards with additional names count by their card name (BSS 5-1-1-1-1, 2-1-2). */
export const deckRules: DeckRules<SagaCard> = {
  banned: (name, card) =>
    isCard(card) ? null : refuse("battle-spirits-saga.no-such-card", "BSS 5-1-1", { card: name }),
  sizes: () => [
    {
      section: "main",
      label: message("battle-spirits-saga.zone.deck"),
      least: DECK.min,
      most: DECK.max,
      counts: () => true,
      why: (n) => message("why.battle-spirits-saga.deck-size", { n, min: DECK.min, max: DECK.max }),
      rule: "BSS 5-1-1-1",
    },
  ],
  copies: () => ({
    most: DECK.copies,
    rule: "BSS 5-1-1-1b",
    why: (card, n) => message("why.battle-spirits-saga.copies", { card, n }),
  }),
};

export const deckProblems = (cards: Cards, deck: readonly string[], path: string): DeckProblem[] =>
  problemsOf(deckRules, cards as Readonly<Record<string, SagaCard>>, deck, path);

/** The number of players (BSS 1-1-1). */
export const SEATS = { min: 2, max: 2, rule: "BSS 1-1-1" } as const;

export function configProblems(cards: Cards, config: Config): Problem[] {
  return [
    ...config.seats.flatMap((seat, i) => deckProblems(cards, seat.deck, `seats.${i}.deck`)),
    ...seatProblems(SEATS, config),
    ...optionProblems([], config.options, "BSS 1-1-1"),
  ];
}
