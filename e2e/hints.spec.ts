import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { expectFits } from "./support/fits";
import { EVERY_WINDOW, withSettings } from "./support/settings";
import { setUp } from "./support/setup";

const panel = (page: Page) => page.getByRole("region", { name: "What would the expert do?" });
const CHANCES = /Win chance: \d+ % as the table stands, \d+ % after this/;

/** A practice match in which it is the person's move. */
async function practise(page: Page) {
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { game: "battle-cores", level: "Easy", seed: "advice" });
  await expect(
    page.getByRole("region", { name: "Your seat" }).getByRole("img", { name: "choosing" }),
  ).toBeAttached();
  return table;
}

test("the expert advises with a win chance, marks the cards, and a reload keeps it in the match", async ({
  page,
}) => {
  const table = await practise(page);
  await table.anytime.getByRole("button", { name: "What would the expert do?" }).click();
  await expect(panel(page)).toContainText(CHANCES, { timeout: 20_000 });
  await expectAccessible(page, "hint");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press("x");
  await expect(panel(page)).toContainText(CHANCES, { timeout: 20_000 });

  await page.reload();
  await table.laid();
  await table.anytime.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await expect(table.result).toContainText("With 2 hints of the expert");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the advice is asked for in the sheet and fits beside the cards", async ({ page }) => {
    const table = await practise(page);
    await table.button("More").tap();
    await page.getByRole("dialog").getByRole("button", { name: "What would the expert do?" }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(panel(page)).toContainText(CHANCES, { timeout: 20_000 });
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    await expectFits(page);
    await panel(page).getByRole("button", { name: "Close" }).tap();
    await expect(panel(page)).toHaveCount(0);
  });
});

test("two people at one screen get no advice", async ({ page }) => {
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { game: "battle-cores", mode: "Two players on this device" });
  await table.reveal();
  await expect(table.button("Concede")).toBeVisible();
  await expect(table.button("What would the expert do?")).toHaveCount(0);
});
