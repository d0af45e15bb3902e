import { expect, type Page } from "@playwright/test";

/** Every line of the log in the order of its events: earlier lines, the lines behind a result, and each line of a summary. */
export async function logLines(page: Page): Promise<string[]> {
  const log = page.getByRole("region", { name: "Log" });
  const lines = log.getByRole("listitem");
  const more = log.getByRole("button", { name: "Earlier lines" });
  const folds = log.getByRole("button", { name: /^(Details:|All) \d+ lines$/, expanded: false });
  for (const button of [more, folds])
    while ((await button.count()) > 0) {
      const shown = await lines.count();
      await button.first().press("Enter");
      await expect(lines).not.toHaveCount(shown);
    }
  return log
    .getByRole("list")
    .first()
    .evaluate((list) => {
      const told = (item: Element): string[] => {
        const before = [...item.querySelectorAll(":scope > ol > li")].flatMap(told);
        const own = item.querySelector<HTMLElement>(":scope > button:not([aria-expanded])")?.innerText ?? "";
        const isSum = item.querySelector(":scope > button[aria-label^='All']") !== null;
        return isSum ? before : [...before, own];
      };
      return [...list.children].flatMap(told);
    });
}
