import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../store/settings/settings";
import { LOCALES } from "../../text";

const page = () => document.getElementById("first") as HTMLElement;

const APP = "./assets/app.js";
let added: unknown[] = [];
const loadsApp = () =>
  added.some(
    (one) => one instanceof HTMLScriptElement && one.type === "module" && one.getAttribute("src") === APP,
  );

/** Runs the script in a document with this address and these languages. */
async function opens({ hash = "", languages = ["en-GB"] } = {}): Promise<void> {
  const own = Object.assign(document.createElement("script"), { type: "text/plain" });
  own.dataset.app = APP;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(own);
  // There is no app to load here.
  vi.spyOn(document.head, "append").mockImplementation((...ones) => void added.push(...ones));
  vi.stubGlobal("navigator", { ...navigator, languages });
  location.hash = hash;
  vi.resetModules();
  await import("./first-paint");
  // The script waits for the fonts, which load at once here, and for a frame.
  for (const _wait of ["fonts", "frame"]) await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  const first = document.createElement("div");
  first.id = "first";
  first.hidden = true;
  document.body.replaceChildren(first);
  Object.assign(document, { fonts: { load: async () => [] } });
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => paint(0));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  added = [];
  useSettings.getState().reset();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.documentElement.style.fontSize = "";
  location.hash = "";
});

test("the prerendered landing page is shown when the address and the language match", async () => {
  await opens();
  expect(page().hidden).toBe(false);
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test.each(["#/settings", "#/table/some-match", "#/rules/d20-warriors"])(
  "the prerendered landing page is not shown at %s",
  async (hash) => {
    await opens({ hash });
    expect(page().hidden).toBe(true);
  },
);

test("the app is loaded once the landing page has been painted", async () => {
  let painted = (_time: number) => {};
  vi.stubGlobal("requestAnimationFrame", (paint: typeof painted) => {
    painted = paint;
  });
  await opens();
  expect(page().hidden).toBe(false);
  expect(loadsApp(), "before the frame").toBe(false);
  painted(0);
  await vi.waitFor(() => expect(loadsApp(), "after the frame").toBe(true));
});

test("the app is loaded at once when the landing page is not shown", async () => {
  await opens({ hash: "#/settings" });
  expect(loadsApp()).toBe(true);
});

test("fonts that do not load keep the app from loading for a second only", async () => {
  vi.useFakeTimers();
  Object.assign(document, { fonts: { load: () => new Promise(() => {}) } });
  const opened = opens();
  await vi.advanceTimersByTimeAsync(900);
  expect(loadsApp(), "before a second").toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  await opened;
  expect(loadsApp(), "after a second").toBe(true);
  vi.useRealTimers();
});

test("English is not shown first when the page is in another language", async () => {
  for (const language of LOCALES) {
    page().hidden = true;
    await opens({ languages: ["xx", `${language}-XX`, "en"] });
    expect(page().hidden).toBe(language !== "en");
  }
});

test("stored settings take precedence over the browser's, and set theme and text size", async () => {
  useSettings.getState().change({ language: "de", theme: "dark", textSize: 115 });
  await opens();
  expect(page().hidden).toBe(true);
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(document.documentElement.style.fontSize).toBe("115%");
  useSettings.getState().change({ language: "en" });
  await opens({ languages: ["de"] });
  expect(page().hidden).toBe(false);
});

test("the script waits for the fonts of the page", () => {
  const faces = readFileSync("src/ui/styles/fonts.css", "utf8");
  const named = [...faces.matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name);
  const script = readFileSync("src/screens/home/first-paint.ts", "utf8");
  expect(named.length).toBeGreaterThan(0);
  for (const name of new Set(named)) expect(script).toContain(`"${name}"`);
});
