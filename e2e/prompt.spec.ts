import { expect, test } from "@playwright/test";
import { draftBegun } from "./support/fixtures/draft";
import { openFixture } from "./support/fixtures/open";
import { middleOf } from "./support/moments";
import { NO_WINDOWS, withSettings } from "./support/settings";

test("a prompt can be folded away to see the board, and returns with its choices", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  const table = await openFixture(page, draftBegun("second look", { kind: "opponent", level: "easy" }));
  const options = page.locator("[data-option]");
  const heading = page.getByRole("heading", { name: /^Draft: take/ });
  await options.nth(2).click();
  await expect(options.nth(2)).toHaveAttribute("aria-pressed", "true");
  const [x, y] = await middleOf(page.locator("[data-middle]"));
  const isBoard = () =>
    page.evaluate(([h, v]) => document.elementFromPoint(h, v)?.closest("[data-grid]") != null, [
      x,
      y,
    ] as const);
  await expect.poll(isBoard, "the question lies there").toBe(false);

  await page.getByRole("button", { name: "Look at the board" }).click();
  await expect(options).toHaveCount(0);
  await expect.poll(isBoard, "the board can be looked at and touched").toBe(true);
  await expect(heading, "what is asked is still said").toBeVisible();
  // The answer stays on the main button, and the prompt returns by key or button.
  await page.keyboard.press("m");
  await expect(options.nth(2)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("m");
  await expect(options).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the question" }).click();
  await expect(options.nth(2)).toHaveAttribute("aria-pressed", "true");
  await expect(table.actions).toBeVisible();
});
