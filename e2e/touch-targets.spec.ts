import { expect, test } from "@playwright/test";
import { TABLES } from "./support/fixtures/tables";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { smallTargets } from "./support/targets";

const UPRIGHT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

for (const [game, open] of Object.entries(TABLES)) {
  test(`in ${game} a finger reaches 40 pixels of everything that can be pressed`, async ({ page }) => {
    await withSettings(page, NO_WINDOWS);
    await open(page);
    await expect(page.locator("[data-main]:not([aria-disabled])")).toBeVisible();
    for (const size of [UPRIGHT, LANDSCAPE]) {
      await page.setViewportSize(size);
      const where = `${size.width} by ${size.height}`;
      await expect.poll(() => smallTargets(page), { message: `the table, ${where}` }).toEqual([]);
      await page.getByRole("button", { name: "More", exact: true }).tap();
      const sheet = page.getByRole("dialog", { name: "Table and log" });
      await expect(sheet).toBeVisible();
      await expect.poll(() => smallTargets(page), { message: `the sheet, ${where}` }).toEqual([]);
      await sheet.getByRole("button", { name: "Settings and help" }).tap();
      await expect(page.getByRole("dialog", { name: "Settings and help" })).toBeVisible();
      await expect.poll(() => smallTargets(page), { message: `the menu, ${where}` }).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
}
