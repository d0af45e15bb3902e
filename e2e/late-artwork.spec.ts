import { expect, test } from "@playwright/test";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { TablePage } from "./support/table";

// A service worker would fetch the artwork past the route below.
test.use({ serviceWorkers: "block" });

test("a match does not wait for its artwork, which its cards show once it is there", async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/artwork-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await withSettings(page, NO_WINDOWS);
  const table = new TablePage(page);
  await table.start("Play now");
  const card = table.hand.getByRole("button").first();
  await expect(card).toBeVisible();
  // The sign of the seat is a picture, too.
  const pictures = () =>
    card.evaluate(
      (face) =>
        [...face.querySelectorAll("*")].filter((part) =>
          getComputedStyle(part).backgroundImage.startsWith("url("),
        ).length,
    );
  const before = await pictures();
  arrive();
  await expect.poll(pictures).toBe(before + 1);
});
