import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createNotices } from "../notices";
import { personName } from "../schema/plain-schema";
import { fakeStorage } from "../testing/table";
import { cleanName, createSettings, DEFAULT_SETTINGS, hashPin, matchesPin } from "./settings";

const KEY = "playmat.settings";

/** A storage that is full until it is given room. */
function fullStorage(entries: Record<string, string> = {}) {
  const storage = fakeStorage(entries);
  const { setItem } = storage;
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const makeRoom = () => {
    storage.setItem = setItem;
  };
  return { storage, makeRoom };
}

/** The keys under which broken settings were set aside. */
const asideIn = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(`${KEY}.broken`));
const keysOf = (notices: ReturnType<typeof createNotices>) =>
  notices.getState().notices.map(({ message }) => message.key);
const kept = (storage: Storage) => JSON.parse(storage.getItem(KEY) ?? "null");

test("settings start at their defaults and are stored with every change", () => {
  const storage = fakeStorage();
  const first = createSettings(() => storage, createNotices());
  expect(first.getState()).toMatchObject(DEFAULT_SETTINGS);
  first.getState().change({ theme: "dark", playerNames: ["Ann", "Ben"] });
  const second = createSettings(() => storage, createNotices());
  expect(second.getState()).toMatchObject({ theme: "dark", playerNames: ["Ann", "Ben"], motionSpeed: 1 });
});

test("a value that is not allowed changes nothing", () => {
  const settings = createSettings(() => fakeStorage(), createNotices());
  settings.getState().change({ motionSpeed: Number.NaN, pins: ["1".repeat(41)], verbosity: 3 });
  expect(settings.getState()).toMatchObject({ motionSpeed: 1, pins: [], verbosity: 3 });
});

test("a number out of range is clamped, and names lose forbidden characters", () => {
  const settings = createSettings(() => fakeStorage(), createNotices());
  const playerNames = ["Ann \u202e\u200bB", "C".repeat(80)];
  settings.getState().change({ motionSpeed: 9, responseTime: -1, volume: -3, playerNames });
  expect(settings.getState()).toMatchObject({
    motionSpeed: 2,
    responseTime: 0,
    volume: 0,
    playerNames: ["Ann B", "C".repeat(60)],
  });
});

test("resets to the defaults", () => {
  const settings = createSettings(() => fakeStorage(), createNotices());
  settings.getState().change({ theme: "light" });
  settings.getState().reset();
  expect(settings.getState().theme).toBe("system");
});

test("valid settings survive among broken ones, the text is set aside, and the person sees a notice", () => {
  const text = JSON.stringify({ theme: "purple", sound: false, motionSpeed: "fast" });
  const storage = fakeStorage({ [KEY]: text });
  const notices = createNotices();
  const settings = createSettings(() => storage, notices);
  expect(settings.getState()).toMatchObject({ theme: "system", sound: false, motionSpeed: 1 });
  expect(asideIn(storage).map((key) => storage.getItem(key))).toEqual([text]);
  expect(notices.getState().notices).toMatchObject([
    { message: { key: "notice.settings-unreadable" }, raw: text },
  ]);
  const again = createNotices();
  createSettings(() => storage, again);
  expect(again.getState().notices).toEqual([]);
});

test("each broken text is set aside under its own name, so that the next one does not replace it", () => {
  const storage = fakeStorage();
  for (const text of ["{", "[]", "{"]) {
    storage.setItem(KEY, text);
    createSettings(() => storage, createNotices());
  }
  expect(asideIn(storage).map((key) => storage.getItem(key))).toEqual(["{", "[]"]);
});

test("broken settings that cannot be set aside stay in place until they can", () => {
  const { storage, makeRoom } = fullStorage({ [KEY]: "{" });
  const notices = createNotices();
  const settings = createSettings(() => storage, notices);
  expect(notices.getState().notices).toMatchObject([{ raw: "{" }]);
  settings.getState().change({ theme: "dark" });
  expect(storage.getItem(KEY)).toBe("{");
  expect(settings.getState().theme).toBe("dark");
  expect(keysOf(notices)).toContain("notice.settings-unkept");
  makeRoom();
  settings.getState().change({ sound: false });
  expect(kept(storage)).toMatchObject({ theme: "dark", sound: false });
  expect(asideIn(storage).map((key) => storage.getItem(key))).toEqual(["{"]);
});

test("a stored number out of range is clamped, and the text is set aside", () => {
  const text = '{"volume":900}';
  const storage = fakeStorage({ [KEY]: text });
  const settings = createSettings(() => storage, createNotices());
  expect(settings.getState().volume).toBe(100);
  expect(kept(storage).volume).toBe(100);
  expect(asideIn(storage).map((key) => storage.getItem(key))).toEqual([text]);
});

test("a name that an older version allowed loses forbidden characters, and nothing else is lost", () => {
  const notices = createNotices();
  const text = JSON.stringify({ playerNames: ["Ann\u200b", "Ben"] });
  const settings = createSettings(() => fakeStorage({ [KEY]: text }), notices);
  expect(settings.getState().playerNames).toEqual(["Ann", "Ben"]);
  expect(notices.getState().notices).toEqual([]);
});

test("settings that only a newer version knows are preserved", () => {
  const storage = fakeStorage({ [KEY]: '{"theme":"dark","felt":{"colour":"red"}}' });
  const settings = createSettings(() => storage, createNotices());
  settings.getState().change({ sound: false });
  settings.getState().reset();
  expect(kept(storage)).toMatchObject({ theme: "system", sound: true, felt: { colour: "red" } });
});

describe("when there is no room", () => {
  test("the person sees a notice until a later change is saved together with the unsaved ones", () => {
    const { storage, makeRoom } = fullStorage({ [KEY]: '{"theme":"dark"}' });
    const notices = createNotices();
    const settings = createSettings(() => storage, notices);
    settings.getState().change({ motionSpeed: 2 });
    settings.getState().change({ sound: false });
    expect(settings.getState()).toMatchObject({ theme: "dark", motionSpeed: 2, sound: false });
    expect(keysOf(notices)).toEqual(["notice.settings-unkept"]);
    makeRoom();
    settings.getState().change({ verbosity: 3 });
    expect(kept(storage)).toMatchObject({ theme: "dark", motionSpeed: 2, sound: false, verbosity: 3 });
    expect(keysOf(notices)).toEqual([]);
  });
});

describe("two tabs", () => {
  const twoTabs = () => {
    const storage = fakeStorage();
    const [one, two] = [0, 1].map(() => createSettings(() => storage, createNotices()));
    return { storage, one: one!, two: two! };
  };
  const fireStorage = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));

  test("a change is merged with what the other tab has stored", () => {
    const { storage, one, two } = twoTabs();
    one.getState().change({ theme: "dark" });
    two.getState().change({ sound: false });
    expect(kept(storage)).toMatchObject({ theme: "dark", sound: false });
    expect(two.getState().theme).toBe("dark");
  });

  test("a change in one tab applies in the other at once; broken data there changes nothing", () => {
    const { storage, one, two } = twoTabs();
    one.getState().change({ theme: "dark" });
    fireStorage("something.else");
    expect(two.getState().theme).toBe("system");
    fireStorage(KEY);
    expect(two.getState().theme).toBe("dark");
    storage.setItem(KEY, '{"theme":"plaid","sound":false}');
    fireStorage(KEY);
    expect(two.getState()).toMatchObject({ theme: "dark", sound: false });
    expect(asideIn(storage)).toEqual([]);
    storage.removeItem(KEY);
    fireStorage(null);
    expect(two.getState()).toMatchObject({ theme: "dark", sound: false });
  });
});

test.each(["", "{", "null", "[]", "5"])("%j as settings gives the defaults", (text) => {
  const notices = createNotices();
  const settings = createSettings(() => fakeStorage({ [KEY]: text }), notices);
  expect(settings.getState()).toMatchObject(DEFAULT_SETTINGS);
  expect(notices.getState().notices).toHaveLength(1);
});

test("settings of an older version are completed without a notice", () => {
  const notices = createNotices();
  const settings = createSettings(() => fakeStorage({ [KEY]: '{"theme":"dark"}' }), notices);
  expect(settings.getState()).toMatchObject({ ...DEFAULT_SETTINGS, theme: "dark" });
  expect(notices.getState().notices).toEqual([]);
});

test("without storage settings last as long as the page", () => {
  const none = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const notices = createNotices();
  const settings = createSettings(none, notices);
  expect(keysOf(notices)).toEqual([]);
  settings.getState().change({ theme: "dark" });
  settings.getState().change({ sound: false });
  expect(settings.getState()).toMatchObject({ theme: "dark", sound: false });
  expect(keysOf(notices)).toEqual(["notice.settings-unkept"]);
});

test("a PIN is stored as a hash that only it matches; a seat without a PIN is open", () => {
  const pins = [hashPin("1234")];
  expect(pins[0]).not.toContain("1234");
  expect(matchesPin(pins, 0, "1234")).toBe(true);
  expect(matchesPin(pins, 0, "4321")).toBe(false);
  expect(matchesPin(pins, 1, "")).toBe(true);
  expect(hashPin("")).toBe("");
});

test("a name is cleaned before a match uses it", () => {
  expect(cleanName("  Zoë\u0000 \u202eX\n")).toBe("Zoë X");
  expect(cleanName("A".repeat(500)).length).toBeLessThanOrEqual(60);
});

test.each([
  ["an Arabic letter mark", "\u061c"],
  ["a line separator", "\u2028"],
  ["a paragraph separator", "\u2029"],
  ["a zero-width space", "\u200b"],
  ["a byte order mark", "\ufeff"],
  ["a tag character", "\u{e0041}"],
  ["a right-to-left isolate", "\u2067"],
  ["a control character", "\u0085"],
])("%s is removed from names", (_, mark) => {
  expect(cleanName(`Ann${mark}B`)).toBe("AnnB");
});

test.each(["\u2067", "\u0085", "\u202e"])("no version allows %j in a saved name", (mark) => {
  expect(v.is(personName, `Ann${mark}B`)).toBe(false);
});

test("letters of any script, including joined ones, are allowed in a name", () => {
  for (const name of ["Zoë", "ليلى", "नेहा", "👩\u200d🚀", "O’Neill-Łuć 2"]) {
    expect(v.is(personName, name)).toBe(true);
    expect(cleanName(name)).toBe(name);
  }
});
