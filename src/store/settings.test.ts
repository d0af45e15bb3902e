import { expect, test } from "vitest";
import { createDecks, decks as ownDecks } from "./decks";
import { memoryShelf } from "./saving/shelf";
import { steadyShelf } from "./saving/steady";
import { cleanName, createSettings, DEFAULT_SETTINGS, fitsPin, sealPin } from "./settings";
import { fakeStorage } from "./testing/table";
import { createTroubles } from "./troubles";

const KEY = "playmat.settings";

test("settings begin at their defaults and are kept with every change", () => {
  const storage = fakeStorage();
  const first = createSettings(() => storage, createTroubles());
  expect(first.getState()).toMatchObject(DEFAULT_SETTINGS);
  first.getState().change({ theme: "dark", playerNames: ["Ann", "Ben"] });
  const second = createSettings(() => storage, createTroubles());
  expect(second.getState()).toMatchObject({ theme: "dark", playerNames: ["Ann", "Ben"], motionSpeed: 1 });
});

test("a value that is not allowed changes nothing", () => {
  const settings = createSettings(() => fakeStorage(), createTroubles());
  settings.getState().change({ motionSpeed: 9, verbosity: 3 });
  expect(settings.getState()).toMatchObject({ motionSpeed: 1, verbosity: 3 });
});

test("back to the defaults", () => {
  const settings = createSettings(() => fakeStorage(), createTroubles());
  settings.getState().change({ theme: "light" });
  settings.getState().reset();
  expect(settings.getState().theme).toBe("system");
});

test("of broken settings the good ones stay, the text is set aside, and the person is told", () => {
  const text = JSON.stringify({ theme: "purple", sound: false, motionSpeed: "fast" });
  const storage = fakeStorage({ [KEY]: text });
  const troubles = createTroubles();
  const settings = createSettings(() => storage, troubles);
  expect(settings.getState()).toMatchObject({ theme: "system", sound: false, motionSpeed: 1 });
  expect(storage.getItem(`${KEY}.broken`)).toBe(text);
  expect(troubles.getState().troubles).toMatchObject([
    { message: { key: "trouble.settings-unreadable" }, raw: text },
  ]);
  const again = createTroubles();
  createSettings(() => storage, again);
  expect(again.getState().troubles).toEqual([]);
});

test.each(["", "{", "null", "[]", "5"])("%j in place of settings gives the defaults", (text) => {
  const troubles = createTroubles();
  const settings = createSettings(() => fakeStorage({ [KEY]: text }), troubles);
  expect(settings.getState()).toMatchObject(DEFAULT_SETTINGS);
  expect(troubles.getState().troubles).toHaveLength(1);
});

test("settings of a version that knew fewer are filled up without a word", () => {
  const troubles = createTroubles();
  const settings = createSettings(() => fakeStorage({ [KEY]: '{"theme":"dark"}' }), troubles);
  expect(settings.getState()).toMatchObject({ ...DEFAULT_SETTINGS, theme: "dark" });
  expect(troubles.getState().troubles).toEqual([]);
});

test("without storage settings last as long as the page", () => {
  const none = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const settings = createSettings(none, createTroubles());
  settings.getState().change({ theme: "dark" });
  expect(settings.getState().theme).toBe("dark");
});

test("a PIN is not kept as it is, and fits only itself; a seat without one is open", () => {
  const pins = [sealPin("1234")];
  expect(pins[0]).not.toContain("1234");
  expect(fitsPin(pins, 0, "1234")).toBe(true);
  expect(fitsPin(pins, 0, "4321")).toBe(false);
  expect(fitsPin(pins, 1, "")).toBe(true);
  expect(sealPin("")).toBe("");
});

test("a name is cleaned before it goes into a match", () => {
  expect(cleanName("  Zoë\u0000 \u202eX\n")).toBe("Zoë X");
  expect(cleanName("A".repeat(500)).length).toBeLessThanOrEqual(60);
});

test("decks are kept by game and name, changed under their id, and thrown away", async () => {
  const decks = createDecks(steadyShelf(memoryShelf()), createTroubles());
  const { deck } = await decks.save({ game: "a", name: "Second", cards: ["x"] });
  await decks.save({ game: "a", name: "First", cards: [] });
  await decks.save({ game: "b", name: "Other", cards: [] });
  expect((await decks.list("a")).map((one) => one.name)).toEqual(["First", "Second"]);
  await decks.save({ ...deck, cards: ["x", "y"] });
  expect((await decks.list("a")).find((one) => one.id === deck.id)?.cards).toEqual(["x", "y"]);
  await decks.remove(deck.id);
  expect(await decks.list("a")).toHaveLength(1);
});

test("a broken deck is set aside, and the others stay", async () => {
  const shelf = memoryShelf();
  const troubles = createTroubles();
  const decks = createDecks(steadyShelf(shelf), troubles);
  await decks.save({ game: "a", name: "Good", cards: [] });
  await shelf.write([{ shelf: "decks", key: "bad", row: { id: "bad", cards: "all" } }]);
  expect(await decks.list("a")).toHaveLength(1);
  expect(troubles.getState().troubles).toMatchObject([{ message: { key: "trouble.deck-unreadable" } }]);
  expect(await shelf.keys("quarantine")).toHaveLength(1);
});

test("the decks of this device are in its database", async () => {
  const { deck, written } = await ownDecks.save({ game: "a", name: "Own", cards: ["x"] });
  expect(written).toBe("kept");
  expect(await ownDecks.list("a")).toEqual([deck]);
});
