import { expect, type Page } from "@playwright/test";

/**
 * Runs in the page: searches everything attached to its elements (props, state, stores) for cards with these names,
 * except the list of all cards.
 * @returns where each was found.
 */
function reachable(names: readonly string[]): string[] {
  const MOST = 400_000;
  const BACKWARDS = ["alternate", "return", "stateNode"];
  const sought = new Set(names);
  const found: string[] = [];
  const seen = new WeakSet<object>();
  const queue: { value: object; path: string }[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value !== "object" && typeof value !== "function") return;
    if (value === null || seen.has(value) || value instanceof Node || value === window) return;
    seen.add(value);
    queue.push({ value, path });
  };
  const keysOf = (element: object) => Object.entries(element as Record<string, unknown>);
  for (const element of document.querySelectorAll("*")) {
    for (const [key, value] of keysOf(element)) {
      if (key.startsWith("__reactProps")) visit(value, key);
      // The current tree. The library keeps the previous one, which nothing uses.
      const root = key.startsWith("__reactContainer")
        ? (value as { stateNode?: { current?: object } })
        : null;
      if (root) visit(root.stateNode?.current, "drawn");
    }
  }
  for (let at = 0; at < queue.length && at < MOST; at++) {
    const { value, path } = queue[at] as { value: object; path: string };
    // A card in play, an event or a log line, but not an entry of the list of all cards.
    const { def, id, to } = value as { def?: unknown; id?: unknown; to?: unknown };
    if (typeof def === "string" && sought.has(def) && (id !== undefined || to !== undefined)) {
      found.push(`${def} at ${path}`);
    }
    if (value instanceof Map || value instanceof Set) {
      for (const entry of value) visit(entry, `${path}[]`);
    }
    for (const key of Object.getOwnPropertyNames(value)) {
      if (BACKWARDS.includes(key)) continue;
      try {
        visit((value as Record<string, unknown>)[key], `${path}.${key}`.slice(-120));
      } catch {
        // A getter that throws.
      }
    }
  }
  return [`${Math.min(queue.length, MOST)} objects`, ...found];
}

/** How many of these names are in the page's state as cards in play. */
export async function countInState(page: Page, names: readonly string[]): Promise<number> {
  return (await page.evaluate(reachable, names)).length - 1;
}

/** Expects none of these cards anywhere in the page: text, markup, accessibility tree or state. */
export async function expectNowhere(page: Page, names: readonly string[]): Promise<void> {
  expect(names.length).toBeGreaterThan(0);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const tree = await page.locator("body").ariaSnapshot();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title]),
  );
  for (const name of names) {
    expect(html, "the markup").not.toContain(name);
    expect(tree, "the accessibility tree").not.toContain(name);
    expect(kept, "what the page keeps at hand").not.toContain(name);
  }
  const [searched, ...cards] = await page.evaluate(reachable, names);
  expect(Number.parseInt(searched ?? "0", 10), "the search reaches the page's state").toBeGreaterThan(500);
  expect(cards).toEqual([]);
}
