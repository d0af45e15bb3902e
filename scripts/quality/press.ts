import type { Page } from "@playwright/test";

/** A pointer rests on a thing for so long before it is pressed, and a finger on the button of the mouse: in milliseconds. */
const AIMED = 100;
const HELD = 80;

/** Presses what lies under a point as a hand does: it comes there first, and lets go a little later. */
export async function pressLikeAHand(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(AIMED);
  await page.mouse.down();
  await page.waitForTimeout(HELD);
  await page.mouse.up();
}
