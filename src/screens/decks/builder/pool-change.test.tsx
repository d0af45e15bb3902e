import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { EMPTY_DECK } from "../../../decks/deck-list";
import { battleOfSouls } from "../../../games/battle-of-souls";
import { deckChanges } from "../../../store/decks/changes";
import { createDecks } from "../../../store/decks/decks";
import { createDeckEditor } from "../../../store/decks/editor";
import { createNotices } from "../../../store/notices";
import { withMemoryFallback } from "../../../store/rows/memory-fallback";
import { memoryStore } from "../../../store/rows/row-store";
import { Builder } from "./Builder";

const [FIRST = "", ...REST] = battleOfSouls.deck.starters[0]?.cards ?? [];

/** The game in a version in which this card is gone, and another one was renamed. */
function laterVersion() {
  const { [FIRST]: _gone, ...pool } = battleOfSouls.cards.pool;
  const renamed = { "Old Name": REST.find((name) => name !== FIRST) ?? "" };
  return {
    ...battleOfSouls,
    cards: { ...battleOfSouls.cards, pool },
    deck: { ...battleOfSouls.deck, renamed },
  };
}

test("a deck saved before the pool changed opens, names the card that is gone, and has new names", async () => {
  const game = laterVersion();
  const decks = createDecks(withMemoryFallback(memoryStore()), createNotices(), deckChanges());
  const content = { ...EMPTY_DECK, name: "Old", cards: [FIRST, "Old Name"], side: ["Old Name"] };
  const { deck } = await decks.create(game.slug, content);
  const editor = createDeckEditor(decks, deck);
  render(<Builder game={game} slug="battle-of-souls" editor={editor} />);
  await act(editor.settled);

  const line = screen.getByText("This card is not in the game any more.").closest("li");
  expect(line?.textContent).toContain(FIRST);
  const to = game.deck.renamed["Old Name"];
  expect(screen.getByText(`Old Name is now ${to}.`)).toBeTruthy();
  expect(await decks.get(deck.id), "as saved").toMatchObject({ cards: [FIRST, to], side: [to] });

  await userEvent
    .setup()
    .click(within(line as HTMLElement).getByRole("button", { name: `One ${FIRST} less` }));
  expect(screen.queryByText("This card is not in the game any more.")).toBeNull();
});
