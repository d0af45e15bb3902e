import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { DeckList } from "../../../decks/deck-list";
import { battleOfSouls } from "../../../games/battle-of-souls";
import { Builder } from "./Builder";
import { editorOf } from "./testing/editor";

const [FIRST = "", SECOND = ""] = battleOfSouls.deck.starters[0]?.cards ?? [];

const OTHER = battleOfSouls.deck.starters[0]?.cards.find((name) => name !== FIRST) ?? "";

async function build(content: Partial<DeckList> = {}) {
  const editor = await editorOf("battle-of-souls", content);
  render(<Builder game={battleOfSouls} slug="battle-of-souls" editor={editor} />);
  return { user: userEvent.setup(), editor };
}

const deck = () => within(screen.getByRole("region", { name: "Deck" }));
const pool = () => within(screen.getByRole("list", { name: "Cards found" }));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const search = (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.type(screen.getByRole("searchbox", { name: "Search cards" }), text);

test("a press on a card adds it, and the buttons of its line add and remove copies", async () => {
  const { user, editor } = await build();
  await search(user, `"${FIRST}"`);
  await user.click(pool().getByRole("button", { name: new RegExp(`^${FIRST}, `) }));
  await user.click(deck().getByRole("button", { name: `One more ${FIRST}` }));
  expect(editor.get().content.cards).toEqual([FIRST, FIRST]);
  await user.click(deck().getByRole("button", { name: `One ${FIRST} less` }));
  expect(editor.get().content.cards).toEqual([FIRST]);
  await user.click(deck().getByRole("button", { name: `Move ${FIRST} to the side deck` }));
  expect(editor.get().content).toMatchObject({ cards: [], side: [FIRST] });
});

test("changes are undone and redone by buttons and by keys, which leave text fields alone", async () => {
  const { user, editor } = await build({ cards: [FIRST] });
  expect(button("Undo").getAttribute("aria-disabled")).toBe("true");
  const cards = () => editor.get().content.cards.length;
  await user.click(button(`One more ${FIRST}`));
  await user.click(button("Undo"));
  expect(cards(), "after the button Undo").toBe(1);
  await user.click(button("Redo"));
  expect(cards(), "after the button Redo").toBe(2);
  await user.keyboard("{Control>}z{/Control}");
  expect(cards(), "after Ctrl+Z").toBe(1);
  await user.keyboard("{Control>}y{/Control}");
  expect(cards(), "after Ctrl+Y").toBe(2);
  await user.click(screen.getByRole("searchbox", { name: "Search cards" }));
  await user.keyboard("{Control>}z{/Control}");
  expect(cards(), "after Ctrl+Z in a text field").toBe(2);
});

test("a deck is renamed when its field is left, and one undo takes it back", async () => {
  const { user, editor } = await build();
  const field = screen.getByRole("textbox", { name: "Name of the deck" });
  await user.clear(field);
  await user.type(field, "Wolves{Enter}");
  expect(editor.get().content.name).toBe("Wolves");
  await user.click(button("Undo"));
  expect(editor.get().content.name).toBe("Test");
});

test("where one of the two is shown, buttons switch between cards and deck, and count its cards", async () => {
  const { user } = await build({ cards: [FIRST, SECOND] });
  const shown = (name: string) =>
    screen.getAllByRole("button", { name }).map((one) => one.getAttribute("aria-pressed"))[0];
  expect(shown("Cards")).toBe("true");
  await user.click(button("Deck (2)"));
  expect(shown("Deck (2)")).toBe("true");
  expect(shown("Cards")).toBe("false");
});

test("filters narrow the cards, say how many are on, and are cleared together", async () => {
  const { user } = await build();
  const found = () => screen.getByText(/^(\d+ of )?\d+ cards$/).textContent ?? "";
  const all = found();
  await user.click(button("Filters"));
  const dialog = within(await screen.findByRole("dialog"));
  const [first] = dialog.getAllByRole("button", { pressed: false });
  if (first === undefined) throw new Error("no filter");
  await user.click(first);
  expect(found()).toMatch(/ of /);
  await user.click(dialog.getByRole("button", { name: "Clear all" }));
  expect(found()).toBe(all);
  await user.click(first);
  await user.keyboard("{Escape}");
  expect(button("Filters (1)")).toBeTruthy();
});

test("cards are listed one a line, with the same keys and buttons", async () => {
  const { user, editor } = await build();
  await search(user, `"${FIRST}"`);
  await user.click(button("List"));
  await user.click(pool().getByRole("button", { name: `Add ${FIRST} to the deck` }));
  pool()
    .getByRole("button", { name: new RegExp(`^${FIRST}, `) })
    .focus();
  await user.keyboard("+");
  expect(editor.get().content.cards).toEqual([FIRST, FIRST]);
  await user.keyboard("{Delete}");
  expect(editor.get().content.cards).toEqual([FIRST]);
});

test("a line that was not understood is kept until a card is chosen for it or it is forgotten", async () => {
  const wrong = `3 ${FIRST}x`;
  const { user, editor } = await build({ unread: [wrong, "nonsense"] });
  expect(await screen.findByText(wrong)).toBeTruthy();
  await user.click(button(FIRST));
  expect(editor.get().content).toMatchObject({ cards: [FIRST, FIRST, FIRST], unread: ["nonsense"] });
  await user.click(button("Forget this line"));
  expect(editor.get().content.unread).toEqual([]);
  expect(screen.queryByText("Lines that were not understood")).toBeNull();
});

test("problems are listed with their clause, and a button mends what can be mended", async () => {
  const { user } = await build({ cards: Array.from({ length: 9 }, () => FIRST) });
  const status = () => deck().getByRole("heading", { level: 2, name: /^(Not ready|Ready)/ }).textContent;
  const before = status();
  await user.click(deck().getAllByRole("button", { name: /^Mend: / })[0] ?? document.body);
  expect(status()).not.toBe(before);
});

test("a drafted deck is built from its pool alone, and copies beyond it are refused", async () => {
  const { user, editor } = await build({ pool: { [FIRST]: 1, [OTHER]: 0 } });
  expect(screen.getByText("1 card")).toBeTruthy();
  await user.click(pool().getByRole("button", { name: new RegExp(`^${FIRST}, .*, 1 left$`) }));
  await user.click(pool().getByRole("button", { name: new RegExp(`^${FIRST}, .*, 0 left$`) }));
  expect(editor.get().content.cards).toEqual([FIRST]);
  expect(screen.getByText(`No ${FIRST} is left in your pool.`)).toBeTruthy();
});

test("cards that the pool does not hold are named, and can be taken out", async () => {
  const { user, editor } = await build({ cards: [FIRST, OTHER], pool: { [FIRST]: 1 } });
  expect(deck().getByText(`${OTHER} is not in the pool.`)).toBeTruthy();
  await user.click(deck().getByRole("button", { name: `Mend: ${OTHER} is not in the pool.` }));
  expect(editor.get().content.cards).toEqual([FIRST]);
});
