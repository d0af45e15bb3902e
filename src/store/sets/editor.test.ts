import { expect, test } from "vitest";
import type { UnreadSet } from "../../sets/card-set";
import { createNotices } from "../notices";
import { withMemoryFallback } from "../rows/memory-fallback";
import { rowChanges } from "../rows/row-changes";
import { memoryStore } from "../rows/row-store";
import { createSetEditor } from "./editor";
import { createCardSets } from "./sets";

const [ROPE, LAMP, BELL] = ["Rope", "Lamp", "Bell"].map((name) => ({ kind: "item", name, price: 1 }));
const SET: UnreadSet = {
  format: 1,
  game: "battle-cores",
  code: "OWN",
  name: "Own cards",
  version: 1,
  author: "",
  language: "en",
  cards: [ROPE, LAMP],
};

/** A set that is open in two tabs, which hear of each other's changes. */
async function opened() {
  const rowStore = memoryStore();
  const changes = rowChanges("test-edited-sets");
  const tab = () => createCardSets(withMemoryFallback(rowStore), createNotices(), changes);
  await tab().install(SET);
  const [here, there] = [createSetEditor(tab(), SET), createSetEditor(tab(), SET)];
  const settle = async () => {
    await here.settled();
    await there.settled();
    await here.settled();
  };
  return { here, there, settle, sets: tab, read: () => tab().get(SET) };
}

test("every change is saved, and increases the version", async () => {
  const { here, settle, read } = await opened();
  here.change({ name: "Ropes" });
  await settle();
  expect(await read()).toMatchObject({ name: "Ropes", version: 2 });
  here.undo();
  await settle();
  expect(await read()).toMatchObject({ name: "Own cards", version: 3 });
});

test("a card that is not sound is saved as it is", async () => {
  const { here, settle, read } = await opened();
  here.change({ cards: [{ kind: "monster" }, LAMP] });
  await settle();
  expect((await read())?.cards).toEqual([{ kind: "monster" }, LAMP]);
});

test("changes of different cards in two tabs are both kept", async () => {
  const { here, there, settle, read } = await opened();
  here.change({ cards: [{ ...ROPE, price: 3 }, LAMP] });
  there.change({ cards: [ROPE, { ...LAMP, price: 5 }], author: "Ann" });
  await settle();
  const both = {
    author: "Ann",
    cards: [
      { ...ROPE, price: 3 },
      { ...LAMP, price: 5 },
    ],
  };
  expect(await read()).toMatchObject(both);
  expect(here.get().content).toMatchObject(both);
});

test("a card added in one tab and a card deleted in the other are both heeded", async () => {
  const { here, there, settle, read } = await opened();
  here.change({ cards: [ROPE, LAMP, BELL] });
  there.change({ cards: [LAMP] });
  await settle();
  expect((await read())?.cards).toEqual([LAMP, BELL]);
});

test("a set that another tab removed is kept by a further change", async () => {
  const { here, settle, read } = await opened();
  const sets = createCardSets(withMemoryFallback(memoryStore()), createNotices(), rowChanges("test-removed"));
  const alone = createSetEditor(sets, SET);
  alone.change({ name: "Ropes" });
  await alone.settled();
  expect(await sets.get(SET)).toMatchObject({ name: "Ropes" });
  here.close();
  await settle();
  expect(await read()).toEqual(SET);
});

test("a set whose code is changed in another tab is edited on under its new code", async () => {
  const { here, settle, sets } = await opened();
  await sets().changeCode(SET, "NEW");
  await settle();
  here.change({ name: "Ropes" });
  await settle();
  expect(here.get().saved.code).toBe("NEW");
  expect((await sets().list("battle-cores")).map(({ code, name }) => [code, name])).toEqual([
    ["NEW", "Ropes"],
  ]);
});

test("a change made before the new code is known is not lost, and not saved under the old one", async () => {
  const { here, settle, sets } = await opened();
  const changing = sets().changeCode(SET, "NEW");
  here.change({ name: "Ropes" });
  await changing;
  await settle();
  here.change({ author: "Ann" });
  await settle();
  const [only, ...others] = await sets().list("battle-cores");
  expect(others).toEqual([]);
  expect(only).toMatchObject({ code: "NEW", name: "Ropes", author: "Ann" });
});
