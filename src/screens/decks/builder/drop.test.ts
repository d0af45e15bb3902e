import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { battleOfSouls } from "../../../games/battle-of-souls";
import type { DragSource } from "../parts/use-dragged-card";
import { drop } from "./drop";
import { editorOf } from "./testing/editor";
import { useDeckUse } from "./use-deck-use";

const [LEAD = "", OTHER = ""] = Object.keys(battleOfSouls.cards.pool);

/** The deck after a card was dropped on a place, or beside every place. */
async function afterDrop(from: DragSource, to: "deck" | "side" | null) {
  const editor = await editorOf("battle-of-souls", { cards: [LEAD], side: [OTHER] });
  const { result } = renderHook(() => useDeckUse(battleOfSouls, editor, () => {}));
  const name = from === "side" ? OTHER : LEAD;
  drop(
    { active: { data: { current: { name, from } } }, over: to && { data: { current: { place: to } } } },
    result.current,
  );
  return editor.get().content;
}

test("a card from the pool is added where it is dropped, and nowhere else", async () => {
  expect(await afterDrop("pool", "deck")).toMatchObject({ cards: [LEAD, LEAD], side: [OTHER] });
  expect(await afterDrop("pool", "side")).toMatchObject({ cards: [LEAD], side: [OTHER, LEAD] });
  expect(await afterDrop("pool", null)).toMatchObject({ cards: [LEAD], side: [OTHER] });
});

test("a card moves between deck and side deck", async () => {
  expect(await afterDrop("deck", "side")).toMatchObject({ cards: [], side: [OTHER, LEAD] });
  expect(await afterDrop("side", "deck")).toMatchObject({ cards: [LEAD, OTHER], side: [] });
  expect(await afterDrop("deck", "deck")).toMatchObject({ cards: [LEAD], side: [OTHER] });
});

test("a card of the deck or side deck that is dropped elsewhere leaves it", async () => {
  expect(await afterDrop("deck", null)).toMatchObject({ cards: [], side: [OTHER] });
  expect(await afterDrop("side", null)).toMatchObject({ cards: [LEAD], side: [] });
});
