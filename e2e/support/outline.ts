import { expect, type Page } from "@playwright/test";

interface Outline {
  /** Levels of the headings, in order. */
  readonly levels: readonly number[];
  readonly mains: number;
  /** Navigation and complementary landmarks without a name, or with the name of another. */
  readonly nameless: readonly string[];
}

/** Runs in the page. */
function read(): Outline {
  const seen = <T extends Element>(selector: string) =>
    [...document.querySelectorAll<T>(selector)].filter((element) => element.checkVisibility());
  const nameOf = (element: Element): string => {
    const by = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
    return (element.getAttribute("aria-label") ?? by?.textContent ?? "").trim();
  };
  const marks = seen("nav, aside, [role=complementary], [role=navigation]");
  const names = marks.map((mark) => `${mark.tagName} ${nameOf(mark)}`.trim());
  return {
    levels: seen("h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1])),
    mains: seen("main").length,
    nameless: names.filter((name, i) => !name.includes(" ") || names.indexOf(name) !== i),
  };
}

/** Expects one heading of the first level, no level left out, one main part, and names for the other landmarks. */
export async function expectOutline(page: Page, what: string): Promise<void> {
  // The screen before may still be there, or this one may still load.
  await expect
    .poll(async () => (await page.evaluate(read)).levels.filter((level) => level === 1).length, {
      message: `${what}: main headings`,
    })
    .toBe(1);
  const { levels, mains, nameless } = await page.evaluate(read);
  const skipped = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
  expect.soft(skipped, `${what}: headings below a level that is left out`).toEqual([]);
  expect.soft(mains, `${what}: main parts`).toBe(1);
  expect.soft(nameless, `${what}: landmarks without a name of their own`).toEqual([]);
}
