import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const THEMES = ["light", "dark"] as const;

/** What axe finds here: the rule, and the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
    return `${id} (${nodes.length}): ${elements.join(" | ")}`;
  });
}

/** Looks at what is on screen in both themes, at the size of a desk and of a phone. */
export async function expectAccessible(page: Page, what: string, sizes = [DESK, PHONE]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(page), `${what}, ${colorScheme}, ${size.width} wide`).toEqual([]);
    }
  }
  await page.setViewportSize(sizes[0] ?? DESK);
}

/** The same for what only a phone shows. */
export const expectAccessibleOnPhone = (page: Page, what: string) => expectAccessible(page, what, [PHONE]);
