import type { Config, Problem, Rules } from "../../../kernel";
import { optionProblems, seatProblems } from "../../table-options";
import type { SagaCard } from "../cards/card";
import { message } from "../table/messages";

/** Deck size, and the most copies of one name (BSS 5-1-1-1, 5-1-1-1b). */
const DECK = { min: 50, max: 60, copies: 4 } as const;

type Cards = Rules["cards"];

const isCard = (def: Cards[string] | undefined): def is SagaCard =>
  def !== undefined && (def as SagaCard).token !== true && (def as SagaCard).number > 0;

export function deckProblems(cards: Cards, deck: readonly string[], path: string): Problem[] {
  const problems: Problem[] = [];
  const unknown = [...new Set(deck)].filter((name) => !isCard(cards[name]));
  for (const card of unknown)
    problems.push({
      path,
      why: message("why.battle-spirits-saga.no-such-card", { card }),
      rule: "BSS 5-1-1",
    });
  if (deck.length < DECK.min || deck.length > DECK.max) {
    const args = { n: deck.length, min: DECK.min, max: DECK.max };
    problems.push({ path, why: message("why.battle-spirits-saga.deck-size", args), rule: "BSS 5-1-1-1" });
  }
  // Cards with additional names count by their card name (BSS 5-1-1-1-1, 2-1-2).
  const copies = new Map<string, number>();
  for (const name of deck) {
    const title = (cards[name] as SagaCard | undefined)?.title ?? name;
    copies.set(title, (copies.get(title) ?? 0) + 1);
  }
  for (const [card, n] of copies) {
    if (n > DECK.copies)
      problems.push({
        path,
        why: message("why.battle-spirits-saga.copies", { card, n }),
        rule: "BSS 5-1-1-1b",
      });
  }
  return problems;
}

/** The number of players (BSS 1-1-1). */
export const SEATS = { min: 2, max: 2, rule: "BSS 1-1-1" } as const;

export function configProblems(cards: Cards, config: Config): Problem[] {
  return [
    ...config.seats.flatMap((seat, i) => deckProblems(cards, seat.deck, `seats.${i}.deck`)),
    ...seatProblems(SEATS, config),
    ...optionProblems([], config.options, "BSS 1-1-1"),
  ];
}
