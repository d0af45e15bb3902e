import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../store/settings";
import { LOCALES } from "../../text";

const page = () => document.getElementById("first") as HTMLElement;

/** The page as the browser has it when the script runs. */
async function opens({ hash = "", languages = ["en-GB"] } = {}): Promise<void> {
  vi.stubGlobal("navigator", { ...navigator, languages });
  location.hash = hash;
  vi.resetModules();
  await import("./first");
  // It waits for its letters, which are here at once.
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  const first = document.createElement("div");
  first.id = "first";
  first.hidden = true;
  document.body.replaceChildren(first);
  Object.assign(document, { fonts: { load: async () => [] } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  useSettings.getState().reset();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  location.hash = "";
});

test("the landing page drawn ahead is shown where it fits", async () => {
  await opens();
  expect(page().hidden).toBe(false);
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test.each(["#/settings", "#/table/some-match", "#/rules/d20-warriors"])("not at %s", async (hash) => {
  await opens({ hash });
  expect(page().hidden).toBe(true);
});

test("whoever is spoken to in another language of the house does not see it in English first", async () => {
  for (const language of LOCALES) {
    page().hidden = true;
    await opens({ languages: ["xx", `${language}-XX`, "en"] });
    expect(page().hidden).toBe(language !== "en");
  }
});

test("settings that were kept count more than the browser, and dress the page", async () => {
  useSettings.getState().change({ language: "de", theme: "dark" });
  await opens();
  expect(page().hidden).toBe(true);
  expect(document.documentElement.dataset.theme).toBe("dark");
  useSettings.getState().change({ language: "en" });
  await opens({ languages: ["de"] });
  expect(page().hidden).toBe(false);
});

test("the letters it waits for are those of the house", () => {
  const faces = readFileSync("src/ui/styles/fonts.css", "utf8");
  const named = [...faces.matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name);
  const script = readFileSync("src/screens/home/first.ts", "utf8");
  expect(named.length).toBeGreaterThan(0);
  for (const name of new Set(named)) expect(script).toContain(`"${name}"`);
});
