import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RESTARTED, watchStart } from "./watchdog";

const reload = vi.fn();
const unregister = vi.fn(async () => true);
const dropped: string[] = [];

function page(): void {
  const [root, first] = ["root", "first"].map((id) => Object.assign(document.createElement("div"), { id }));
  first?.append(document.createElement("img"));
  document.body.replaceChildren(...[root, first].filter((part) => part !== undefined));
}

/** Makes the entry script or one of its chunks missing or truncated. */
async function fails(): Promise<void> {
  document.body.appendChild(document.createElement("script")).dispatchEvent(new Event("error"));
  await vi.runAllTimersAsync();
}

beforeEach(() => {
  vi.useFakeTimers();
  page();
  vi.stubGlobal("navigator", {
    onLine: true,
    serviceWorker: { getRegistrations: async () => [{ unregister }] },
  });
  vi.stubGlobal("caches", { keys: async () => ["old"], delete: async (name: string) => dropped.push(name) });
  vi.stubGlobal("location", { reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
  dropped.length = 0;
});

test("a page that cannot start is reloaded once, without its cached program", async () => {
  watchStart("en");
  await fails();
  expect(unregister).toHaveBeenCalled();
  expect(dropped).toEqual(["old"]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("if reloading does not help, a message replaces the dead page", async () => {
  sessionStorage.setItem(RESTARTED, "");
  watchStart("de");
  await fails();
  expect(reload).not.toHaveBeenCalled();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("konnte nicht geladen werden");
  expect(document.getElementById("first")?.hidden).toBe(true);
});

test("without a network no cache is dropped", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  watchStart("en");
  await fails();
  expect(dropped).toEqual([]);
  expect(document.querySelector("[role=alert]")?.textContent).toContain("could not be loaded");
});

test("an error changes nothing when the page starts nevertheless", async () => {
  watchStart("en");
  window.dispatchEvent(new Event("error"));
  document.getElementById("first")?.remove();
  await vi.runAllTimersAsync();
  expect(reload).not.toHaveBeenCalled();
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("a missing picture changes nothing", async () => {
  watchStart("en");
  document.querySelector("img")?.dispatchEvent(new Event("error"));
  await vi.runAllTimersAsync();
  expect(reload).not.toHaveBeenCalled();
});

test("a page that does not start although its program has loaded is reloaded once", async () => {
  watchStart("en");
  const program = Object.assign(document.createElement("script"), { type: "module" });
  document.body.appendChild(program).dispatchEvent(new Event("load"));
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledTimes(1);
});
