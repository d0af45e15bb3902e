import { expect, test, vi } from "vitest";
import { hasText } from "../text";
import { bringAside } from "./bring-aside";
import { keptText } from "./kept-text";
import { saves } from "./saves";
import { readQuarantine } from "./saving/quarantine";
import { memoryShelf } from "./saving/shelf";
import { steadyShelf } from "./saving/steady";
import { fakeStorage } from "./testing/table";
import { createTroubles } from "./troubles";

test.each(["settings", "guide"] as const)(
  "of %s that cannot be read the person is told, in words",
  (name) => {
    const troubles = createTroubles();
    const storage = fakeStorage();
    const kept = keptText(() => storage, troubles, name);
    expect(kept.write("{}", "{")).toBe(true);
    expect(kept.read()).toBe("{}");
    const [trouble] = troubles.getState().troubles;
    expect(trouble).toMatchObject({ raw: "{", fileName: `playmat-${name}.json` });
    expect(hasText(trouble?.message.key ?? "")).toBe(true);
  },
);

test("a text that was told of and dismissed is not told of again", () => {
  const storage = fakeStorage({ "playmat.guide": "{" });
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const troubles = createTroubles();
  const kept = keptText(() => storage, troubles, "guide");
  expect(kept.write("{}", "{")).toBe(false);
  troubles.getState().dismiss("guide");
  expect(kept.write("{}", "{")).toBe(false);
  expect([troubles.getState().troubles, storage.getItem("playmat.guide")]).toEqual([[], "{"]);
});

test("what was set aside is brought to all else that could not be read, with name and reason", async () => {
  const storage = fakeStorage({ "playmat.settings.broken": "old", "playmat.guide.broken.12": "{" });
  const shelf = steadyShelf(memoryShelf());
  await bringAside(storage, Object.keys(storage), shelf);
  const entries = (await readQuarantine(shelf)).map(({ name, why, text }) => [name, why.key, text]);
  expect(entries.sort()).toEqual([
    ["playmat-guide.json", "trouble.guide-unreadable", "{"],
    ["playmat-settings.json", "trouble.settings-unreadable", "old"],
  ]);
  expect(Object.keys(storage)).toEqual([]);
});

test("what the database does not take stays where it is", async () => {
  const storage = fakeStorage({ "playmat.guide.broken.12": "{" });
  const full = { ...memoryShelf(), write: () => Promise.reject(new Error("full")) };
  await bringAside(storage, [...Object.keys(storage), "playmat.gone.broken"], steadyShelf(full));
  expect(Object.keys(storage)).toEqual(["playmat.guide.broken.12"]);
});

test("the page offers for download what it could not read when it was opened", async () => {
  localStorage.setItem("playmat.settings", "plaid");
  localStorage.setItem("playmat.guide", "lost");
  vi.resetModules();
  await import("./settings");
  await import("./guide/progress");
  await vi.waitFor(async () => {
    const texts = (await saves.quarantined()).map(({ text }) => text);
    expect(texts.sort()).toEqual(["lost", "plaid"]);
    expect(Object.keys(localStorage).filter((key) => key.includes("broken"))).toEqual([]);
  });
});
