import type { Config, Problem, Rules } from "../../../kernel";
import { cardIn, problemsOf } from "../../deck-rules";
import type { DeckProblem } from "../../game-deck";
import { optionProblems, seatProblems } from "../../table-options";
import { isReserve, type SoulCard } from "../cards/card";
import { deckRules, isCommander, isOfMain, isResource } from "./deck-rules";
import { OPTIONS } from "./options";

type Cards = Rules["cards"];

export interface DeckParts {
  readonly commander: readonly string[];
  readonly main: readonly string[];
  readonly resources: readonly string[];
  readonly reserve: readonly string[];
}

// Every card of this game's pool is a Soul Masters card.
const poolOf = (cards: Cards) => cards as Readonly<Record<string, SoulCard>>;

/** Splits a deck list by the types of its cards. */
export function partsOfDeck(cards: Cards, deck: readonly string[]): DeckParts {
  const of = (fits: (card: SoulCard) => boolean) =>
    deck.filter((name) => {
      const card = cardIn(poolOf(cards), name);
      return card !== undefined && fits(card);
    });
  return {
    commander: of(isCommander),
    main: of(isOfMain),
    resources: of(isResource),
    reserve: of(isReserve),
  };
}

/** All problems of a deck list. */
export const deckProblems = (
  cards: Cards,
  deck: readonly string[],
  path: string,
  short = false,
): DeckProblem[] => problemsOf(deckRules(short), poolOf(cards), deck, path);

export const SEATS = { min: 2, max: 2, rule: "SM 0.1" } as const;

export const isShort = ({ options }: Pick<Config, "options">): boolean => options.reserve === "short";

export function configProblems(cards: Cards, config: Config): Problem[] {
  const short = isShort(config);
  return [
    ...config.seats.flatMap(({ deck }, i) => deckProblems(cards, deck, `seats.${i}.deck`, short)),
    ...seatProblems(SEATS, config),
    ...optionProblems(OPTIONS, config.options, "SM 1.24"),
  ];
}
