import type { Rules } from "../../../kernel";
import type { PrintedCard } from "../../../language";
import { type DeckRules, problemsOf } from "../../deck-rules";
import type { DeckProblem } from "../../game-deck";
import { message, refuse } from "../table/messages";

/** D20 1.2 */
export const DECK_SIZE = 12;

/** D20 1.2 to 1.5 */
export const deckRules: DeckRules<PrintedCard> = {
  banned: (name, card) => (card === undefined ? refuse("unknown-card", "D20 6.1", { card: name }) : null),
  sizes: () => [
    {
      section: "main",
      label: message("d20-warriors.zone.deck"),
      least: DECK_SIZE,
      most: DECK_SIZE,
      counts: () => true,
      why: (count) => message("why.d20.deck-size", { count }),
      rule: "D20 1.2",
    },
    {
      label: { key: "d20-warriors.type.warrior", args: { count: 2 } },
      least: 1,
      counts: (card) => card?.type === "warrior",
      why: () => message("why.d20.deck-no-warrior"),
      rule: "D20 1.4",
    },
  ],
  copies: () => ({
    most: 1,
    rule: "D20 1.3",
    why: (card) => message("why.d20.deck-twice", { card }),
  }),
};

/**
 * Everything that is wrong with a deck list (D20 1.2 to 1.5).
 * @param path path in the config, for the messages.
 */
export const deckProblems = (cards: Rules["cards"], deck: readonly string[], path: string): DeckProblem[] =>
  problemsOf(deckRules, cards as Readonly<Record<string, PrintedCard>>, deck, path);
