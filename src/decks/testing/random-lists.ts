import fc from "fast-check";
import type { Game } from "../../games/game";
import { withoutHarmfulCharacters } from "../../text/harmless";
import { deckCards } from "../codes";
import { type DeckList, deckName, EMPTY_DECK, tidyDeck } from "../deck-list";

/** Any list of cards of a game, legal or not, with any name and notes. */
export function anyList(game: Game): fc.Arbitrary<DeckList> {
  const names = deckCards(game).map(({ name }) => name);
  const copies = fc.record({ name: fc.constantFrom(...names), n: fc.integer({ min: 1, max: 5 }) });
  const cards = fc
    .array(copies, { maxLength: 40 })
    .map((all) => all.flatMap(({ name, n }) => Array<string>(n).fill(name)));
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.constantFrom("Main Deck", "Name: x", "# a", "// b", "#,name", "=== Side ===", "Rosa’s  “best”"),
  );
  return fc
    .record({
      name: text.map(deckName),
      cards,
      side: game.rules.board.sideDeck ? cards : fc.constant([]),
      notes: fc.array(text.map(withoutHarmfulCharacters), { maxLength: 4 }).map((lines) => lines.join("\n")),
    })
    .map((deck) => tidyDeck(game, { ...EMPTY_DECK, ...deck }));
}
