import type { Page } from "@playwright/test";

/** How long the pointer rests on an element before a press, and how long the mouse button is held, in milliseconds. */
const AIMED = 100;
const HELD = 80;

/** Presses at a point as a hand does: moves there first and releases a little later. */
export async function pressLikeAHand(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(AIMED);
  await page.mouse.down();
  await page.waitForTimeout(HELD);
  await page.mouse.up();
}
