import { expect, test } from "vitest";
import type { CardSet } from "../../games/card-set";
import { createNotices } from "../notices";
import { withMemoryFallback } from "../rows/memory-fallback";
import { rowChanges } from "../rows/row-changes";
import { memoryStore } from "../rows/row-store";
import { createCardSets } from "./sets";

const SET: CardSet = {
  format: 1,
  game: "battle-cores",
  code: "OWN",
  name: "Own cards",
  version: 1,
  author: "",
  language: "en",
  cards: [{ kind: "item", name: "Rope", price: 1 }],
};

function setUp() {
  const store = withMemoryFallback(memoryStore());
  const notices = createNotices();
  return { store, notices, sets: createCardSets(store, notices, rowChanges("test-sets")) };
}

test("a set is installed for its game only, and a newer one takes its place", async () => {
  const { sets } = setUp();
  await sets.install(SET);
  await sets.install({ ...SET, version: 2 });
  await sets.install({ ...SET, code: "TWO", name: "Another" });
  expect((await sets.list("battle-cores")).map(({ name, version }) => `${name} ${version}`)).toEqual([
    "Another 1",
    "Own cards 2",
  ]);
  expect(await sets.list("soul-masters")).toEqual([]);
});

test("a removed set is gone, and can be installed again", async () => {
  const { sets } = setUp();
  await sets.install(SET);
  await sets.remove(SET);
  expect(await sets.list("battle-cores")).toEqual([]);
  await sets.install(SET);
  expect(await sets.list("battle-cores")).toEqual([SET]);
});

test("a set that cannot be read is set aside, named and offered for download", async () => {
  const { store, notices, sets } = setUp();
  await store.write([{ store: "sets", key: "battle-cores OWN", row: { ...SET, version: "new" } }]);
  expect(await sets.list("battle-cores")).toEqual([]);
  const [notice] = Object.values(notices.getState().notices);
  expect(notice).toMatchObject({ fileName: "playmat-set-battle-cores-OWN.json" });
  expect(await store.keys("quarantine")).toHaveLength(1);
});

test("other tabs hear of a change", async () => {
  const { sets } = setUp();
  const heard: string[] = [];
  const stop = sets.watch((key) => heard.push(key));
  await sets.install(SET);
  await sets.remove(SET);
  stop();
  expect(heard).toEqual(["battle-cores OWN", "battle-cores OWN"]);
});
