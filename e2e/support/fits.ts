import { expect, type Page } from "@playwright/test";

/** Runs in the page: what extends beyond the window, and whether the page scrolls. */
function measure(): string[] {
  const { clientWidth: width, clientHeight: height, scrollWidth, scrollHeight } = document.documentElement;
  const found: string[] = [];
  if (scrollWidth > width || scrollHeight > height || window.scrollY > 0) {
    found.push(`the page scrolls: ${scrollWidth}×${scrollHeight} in ${width}×${height}`);
  }
  const SLACK = 1;
  // Scrollable areas and the pannable board may hold more than they show.
  const crowd = 'section:has(> [aria-label="All seats"])';
  const mayHide = `[role=log], dialog, ${crowd}, [aria-label=Battlefield], [aria-label=Log]`;
  for (const element of document.querySelectorAll(
    "main button, main [role=grid], main section, main h2, main p",
  )) {
    if (element.closest(mayHide) !== null || element.closest(".visually-hidden") !== null) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const isOut =
      box.left < -SLACK || box.top < -SLACK || box.right > width + SLACK || box.bottom > height + SLACK;
    if (!isOut) continue;
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const edges = [box.left, box.top, box.right, box.bottom].map(Math.round);
    found.push(`${element.tagName} “${name.slice(0, 40)}” reaches to ${edges}`);
  }
  return found;
}

/** Expects that the page does not scroll and no part of the table is cut off by the window. */
export async function expectFits(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(measure)).toEqual([]);
}
