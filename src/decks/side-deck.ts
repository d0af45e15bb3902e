import type { Game } from "../games/game";
import type { DeckProblem, DeckSection } from "../games/game-deck";
import { countCopies } from "./count-copies";
import type { DeckList } from "./deck-list";
import { message } from "./messages";
import { poolProblems } from "./pool";

/** The side deck as a section. Undefined for games without side decks. It may hold any card of a deck. */
export function sideSection({ deck, rules }: Pick<Game, "deck" | "rules">): DeckSection | undefined {
  if (rules.board.sideDeck === undefined) return undefined;
  return {
    id: "side",
    label: message("deck-list.side"),
    headings: ["Side Deck", "Sideboard", "Side"],
    holds: (card) => deck.canHold(card),
  };
}

/**
 * Everything that is wrong with a deck and its side deck, and what its pool does not hold. Problems of the side deck have
 * the path "side".
 */
export function listProblems(
  game: Pick<Game, "cards" | "deck" | "rules">,
  deck: DeckList,
): readonly DeckProblem[] {
  const { cards, side } = deck;
  const { sideDeck } = game.rules.board;
  const problems = [...game.deck.problems(cards), ...poolProblems(deck)];
  if (sideDeck === undefined) return problems;
  const { most, rule } = sideDeck;
  const strangers = countCopies(side).filter(({ name }) => !isDeckCard(game, name));
  const path = "side";
  return [
    ...problems,
    ...strangers.map(({ name: card, copies }) => ({
      path,
      why: message("deck-list.not-in-decks", { card }),
      rule,
      card,
      mend: { remove: { [card]: copies } },
    })),
    ...(side.length > most ? [{ path, why: message("why.side-deck", { most }), rule }] : []),
  ];
}

function isDeckCard({ cards: { pool }, deck }: Pick<Game, "cards" | "deck">, name: string): boolean {
  const card = Object.hasOwn(pool, name) ? pool[name] : undefined;
  return card !== undefined && deck.canHold(card);
}
