import { expect, test, vi } from "vitest";
import { hasText } from "../../text";
import { createNotices } from "../notices";
import { withMemoryFallback } from "../rows/memory-fallback";
import { readQuarantine } from "../rows/quarantine";
import { memoryStore } from "../rows/row-store";
import { fakeStorage } from "../testing/table";
import { moveToQuarantine } from "./move-to-quarantine";
import { saves } from "./saves";
import { storedText } from "./stored-text";

test.each(["settings", "guide"] as const)("when %s cannot be read, a notice is shown", (name) => {
  const notices = createNotices();
  const storage = fakeStorage();
  const kept = storedText(() => storage, notices, name);
  expect(kept.write("{}", "{")).toBe(true);
  expect(kept.read()).toBe("{}");
  const [notice] = notices.getState().notices;
  expect(notice).toMatchObject({ raw: "{", fileName: `playmat-${name}.json` });
  expect(hasText(notice?.message.key ?? "")).toBe(true);
});

test("a text whose notice was dismissed is not reported again", () => {
  const storage = fakeStorage({ "playmat.guide": "{" });
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const notices = createNotices();
  const kept = storedText(() => storage, notices, "guide");
  expect(kept.write("{}", "{")).toBe(false);
  notices.getState().dismiss("guide");
  expect(kept.write("{}", "{")).toBe(false);
  expect(notices.getState().notices).toEqual([]);
  expect(storage.getItem("playmat.guide")).toBe("{");
});

test("texts that were set aside move to the quarantine, with name and reason", async () => {
  const storage = fakeStorage({ "playmat.settings.broken": "old", "playmat.guide.broken.12": "{" });
  const rowStore = withMemoryFallback(memoryStore());
  await moveToQuarantine(storage, Object.keys(storage), rowStore);
  const entries = await readQuarantine(rowStore);
  expect(entries.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
    { name: "playmat-guide.json", why: { key: "notice.guide-unreadable" }, text: "{" },
    { name: "playmat-settings.json", why: { key: "notice.settings-unreadable" }, text: "old" },
  ]);
  expect(Object.keys(storage)).toEqual([]);
});

test("a text that the database refuses stays in place", async () => {
  const storage = fakeStorage({ "playmat.guide.broken.12": "{" });
  const full = { ...memoryStore(), write: () => Promise.reject(new Error("full")) };
  await moveToQuarantine(storage, [...Object.keys(storage), "playmat.gone.broken"], withMemoryFallback(full));
  expect(Object.keys(storage)).toEqual(["playmat.guide.broken.12"]);
});

test("the page offers unreadable texts for download when it is opened", async () => {
  localStorage.setItem("playmat.settings", "plaid");
  localStorage.setItem("playmat.guide", "lost");
  vi.resetModules();
  await import("../settings/settings");
  await import("../guide/progress");
  await vi.waitFor(async () => {
    const texts = (await saves.quarantined()).map(({ text }) => text);
    expect(texts.sort()).toEqual(["lost", "plaid"]);
    expect(Object.keys(localStorage).filter((key) => key.includes("broken"))).toEqual([]);
  });
});
