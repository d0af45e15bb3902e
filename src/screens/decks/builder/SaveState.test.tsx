import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { EMPTY_DECK } from "../../../decks/deck-list";
import { readDeckJson } from "../../../decks/json";
import { battleOfSouls } from "../../../games/battle-of-souls";
import { deckChanges } from "../../../store/decks/changes";
import { createDecks } from "../../../store/decks/decks";
import { createDeckEditor } from "../../../store/decks/editor";
import { createNotices } from "../../../store/notices";
import { withMemoryFallback } from "../../../store/rows/memory-fallback";
import { memoryStore, type RowStore } from "../../../store/rows/row-store";
import { download } from "../../parts/download";
import { SaveState } from "./SaveState";

vi.mock("../../parts/download", () => ({ download: vi.fn() }));

const [CARD = "", OTHER = ""] = battleOfSouls.deck.starters[0]?.cards ?? [];

/** A deck that is being edited on a device whose writes may fail. */
async function edited() {
  const inner = memoryStore();
  const device: { fault: Error | null } = { fault: null };
  const rowStore: RowStore = {
    ...inner,
    write: (...args) => (device.fault === null ? inner.write(...args) : Promise.reject(device.fault)),
  };
  const tab = () => createDecks(withMemoryFallback(rowStore), createNotices(), deckChanges());
  const decks = tab();
  const { deck } = await decks.create("battle-of-souls", { ...EMPTY_DECK, name: "Wolves", cards: [CARD] });
  const editor = createDeckEditor(decks, deck);
  render(<SaveState game={battleOfSouls} editor={editor} />);
  const change = (cards: readonly string[]) =>
    act(async () => {
      editor.change({ cards });
      await editor.settled();
    });
  return { device, editor, change, deck, otherTab: tab };
}

test.each([
  ["a full disk", new DOMException("full", "QuotaExceededError"), /no room left/],
  ["blocked storage", new Error("blocked"), /stores nothing/],
])("with %s, the page says that the deck is not saved, and offers it as a file", async (_, fault, says) => {
  const { device, change } = await edited();
  device.fault = fault;
  await change([CARD, OTHER]);
  expect(screen.getByRole("alert").textContent).toMatch(says);
  await userEvent.setup().click(screen.getByRole("button", { name: "Download the deck" }));
  await waitFor(() => expect(download).toHaveBeenCalledWith("Wolves.json", expect.any(String)));
  const [, text = ""] = vi.mocked(download).mock.lastCall ?? [];
  expect(readDeckJson(battleOfSouls, text)).toMatchObject({ deck: { name: "Wolves", cards: [CARD, OTHER] } });
});

test("once there is room again, the next change saves the deck and says so", async () => {
  const { device, change } = await edited();
  device.fault = new DOMException("full", "QuotaExceededError");
  await change([CARD, OTHER]);
  device.fault = null;
  await change([OTHER]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("Saved")).toBeTruthy();
});

test("two tabs that edit one deck both have what each of them added, and it is saved", async () => {
  const { deck, editor, change, otherTab } = await edited();
  const there = otherTab();
  await act(async () => {
    await there.save(deck, { ...deck, cards: [CARD, OTHER] });
    await editor.settled();
  });
  await change([...editor.get().content.cards, CARD]);
  expect([...editor.get().content.cards].sort()).toEqual([CARD, CARD, OTHER].sort());
  expect(await there.get(deck.id)).toMatchObject({ cards: editor.get().content.cards });
  expect(screen.getByText("Saved")).toBeTruthy();
});
