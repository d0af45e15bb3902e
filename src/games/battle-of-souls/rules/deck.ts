import type { Config, Problem, Rules } from "../../../kernel";
import { type DeckRules, problemsOf } from "../../deck-rules";
import type { DeckProblem } from "../../game-deck";
import { optionProblems, seatProblems } from "../../table-options";
import type { SoulsCard } from "../cards/card";
import { message, refuse } from "../table/messages";
import { SPLIT_SIZES, teamsOf } from "./modes";
import { OPTIONS } from "./options";

type Cards = Rules["cards"];

/** BOS 1.2 to BOS 1.5 */
export const DECK = { least: 40, most: 80, copies: 4, legendaries: 3 } as const;
export const SIDE_DECK = { most: 15, rule: "BOS 1.5" } as const;
export const SERIES = { bestOf: 3, sides: 2, rule: "BOS 8.13" } as const;
export const SEATS = { min: 2, max: 20, rule: "BOS 8.14" } as const;

const isLegendary = (card: SoulsCard | undefined) => card?.type === "legendary";

/** BOS 1.2 to BOS 1.4. Cards with the same name are the same card (BOS 3.2). */
export const deckRules: DeckRules<SoulsCard> = {
  banned: (name, card) =>
    card === undefined || card.token === true
      ? refuse("battle-of-souls.no-such-card", card ? "BOS 13.2" : "BOS 1.2", { card: name })
      : null,
  sizes: () => [
    {
      section: "main",
      label: message("battle-of-souls.zone.deck"),
      least: DECK.least,
      most: DECK.most,
      counts: () => true,
      why: (n) => message("why.battle-of-souls.deck-size", { n, least: DECK.least, most: DECK.most }),
      rule: "BOS 1.2",
    },
    {
      label: message("battle-of-souls.class.legendary"),
      most: DECK.legendaries,
      counts: isLegendary,
      why: (n) => message("why.battle-of-souls.legendaries", { n, most: DECK.legendaries }),
      rule: "BOS 1.4",
    },
  ],
  copies: () => ({
    most: DECK.copies,
    rule: "BOS 1.3",
    why: (card, n) => message("why.battle-of-souls.copies", { card, n, most: DECK.copies }),
  }),
};

/** All problems of a deck list. */
export const deckProblems = (cards: Cards, deck: readonly string[], path: string): DeckProblem[] =>
  problemsOf(deckRules, cards as Readonly<Record<string, SoulsCard>>, deck, path);

/** Teams sit side by side and have equal size. SP may be divided only for the sizes the rulebook lists (BOS 8.23). */
function teamProblems({ seats, options }: Config): Problem[] {
  const teams = teamsOf(seats);
  if (teams.length === seats.length) return [];
  const path = "seats";
  const sizes = new Set(teams.map(({ length }) => length));
  if (teams.length < 2 || sizes.size > 1)
    return [{ path, why: message("why.battle-of-souls.team-sizes"), rule: "BOS 8.15" }];
  if (teams.some((team) => team.some((seat, i) => seat !== (team[0] ?? 0) + i)))
    return [{ path, why: message("why.battle-of-souls.team-seats"), rule: "BOS 8.25" }];
  const [size = 0] = sizes;
  if (options.sp === "split" && !SPLIT_SIZES.includes(size))
    return [{ path, why: message("why.battle-of-souls.split-size", { n: size }), rule: "BOS 8.23" }];
  return [];
}

export function configProblems(cards: Cards, config: Config): Problem[] {
  return [
    ...config.seats.flatMap(({ deck }, i) => deckProblems(cards, deck, `seats.${i}.deck`)),
    ...seatProblems(SEATS, config),
    ...teamProblems(config),
    ...optionProblems(OPTIONS, config.options, "BOS 8.18"),
  ];
}
