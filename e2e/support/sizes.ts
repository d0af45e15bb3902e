import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectFits } from "./fits";

/** The supported sizes in pixels: phone, tablet, small and large laptop, and a very wide screen. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 3440, height: 1440 },
] as const;

/**
 * Expects everything to fit at every size, one after the other on the same page.
 * @param wholly what must be fully visible, too.
 */
export async function expectFitsEverywhere(
  page: Page,
  wholly: () => Promise<readonly Locator[]>,
): Promise<void> {
  for (const size of SIZES) {
    await test.step(`${size.width}×${size.height}`, async () => {
      await page.setViewportSize(size);
      await expectFits(page);
      await expect(async () => {
        for (const part of await wholly()) await expect(part).toBeInViewport({ ratio: 0.98, timeout: 1000 });
      }).toPass({ timeout: 10_000 });
    });
  }
}
