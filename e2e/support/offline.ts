import { expect, type Page } from "@playwright/test";

/** Makes the first visit, after which everything is stored on this device. */
export async function visitOnce(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(page.getByRole("contentinfo").getByText("Works offline")).toBeVisible({ timeout: 30_000 });
}
