import { expect, type Page, test } from "@playwright/test";
import { openCores } from "./support/fixtures/cores";
import { TABLES } from "./support/fixtures/tables";
import { NO_WINDOWS, withSettings } from "./support/settings";

/** A window of 1280 by 1024 pixels at 400 % zoom (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Pixels by which the page is wider than its window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe("at 400 % zoom", () => {
  test.use({ viewport: ZOOMED });

  test("every screen scrolls in one direction only", async ({ page }) => {
    await withSettings(page, NO_WINDOWS);
    for (const place of ["", "play/soul-masters", "rules/d20-warriors", "settings", "saves", "statistics"]) {
      await page.goto(`/#/${place}`);
      await expect(page.locator("main h1")).toBeVisible();
      await expect.poll(() => excess(page), place).toBe(0);
    }
  });

  for (const [game, open] of Object.entries(TABLES)) {
    test(`everything at the table of ${game} can be reached`, async ({ page }) => {
      await withSettings(page, NO_WINDOWS);
      await open(page);
      await expect(page.locator("[data-main]:not([aria-disabled])")).toBeVisible();
      expect(await excess(page)).toBe(0);
      const parts = [
        page.locator("[data-main]"),
        page.locator("[data-asked]"),
        page.getByRole("button", { name: /what can I do now\?$/ }),
        page.locator("[data-hand] [data-card]").first(),
        page
          .locator("[data-row] [data-card]")
          .or(page.getByRole("button", { name: "Show everything" }))
          .last(),
        page.getByRole("button", { name: /Browse/ }).last(),
        page.getByRole("button", { name: "Enlarge the hand" }),
      ];
      for (const part of parts) await part.click({ trial: true, timeout: 5000 });
      await page.getByRole("button", { name: "More" }).click();
      const sheet = page.getByRole("dialog", { name: "Table and log" });
      for (const name of ["Concede", "Settings and help", "Leave"])
        await sheet.getByRole("button", { name }).click({ trial: true, timeout: 5000 });
    });
  }
});

test("in a low window of a phone, a focused card is not behind the prompt", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await withSettings(page, NO_WINDOWS);
  await TABLES["Battle Cores"]?.(page);
  await expect(page.locator("[data-asked]")).toBeVisible();
  for (const card of await page.locator("[data-row] [data-card]").all()) {
    await card.focus();
    const isSeen = () =>
      card.evaluate((element) => {
        const { left, bottom, width } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, bottom - 6));
      });
    await expect.poll(isSeen).toBe(true);
  }
});

test("in forced colours cards that may act, an armed card and its targets differ", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await withSettings(page, NO_WINDOWS);
  await openCores(page, {
    sides: [{ monsters: ["Blaze Chaser"] }, { monsters: ["Cinder Hound"] }],
    step: "battle",
    opponents: true,
  });
  const outline = (name: RegExp) =>
    page
      .getByRole("button", { name })
      .locator("[data-visual]")
      .evaluate((card) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(card);
        return `${outlineWidth} ${outlineStyle}`;
      });
  await expect.poll(() => outline(/^Blaze Chaser, yours/)).toBe("3px solid");
  expect(await outline(/^Cinder Hound/)).toBe("1px solid");
  await page.getByRole("button", { name: /^Blaze Chaser, yours/ }).click();
  await expect.poll(() => outline(/^Blaze Chaser, yours/)).toBe("7px solid");
  expect(await outline(/^Cinder Hound/)).toBe("3px dashed");
});
