import { expect, type Page } from "@playwright/test";
import { best } from "./policy";
import { type Pressable, readSituation, type Situation } from "./situation";

/** A legal destination of a card: a cell, otherwise a target. */
const lawful = (now: Situation): Pressable | undefined =>
  best(now.cells) ?? now.board.find(({ name, at }) => at !== null && name.endsWith(", legal target"));

/**
 * Picks up what is here and releases it there.
 * @param where finds the destination while the card is held.
 */
export async function drag(page: Page, what: Pressable | undefined, where = lawful): Promise<void> {
  const [x, y] = what?.at ?? [0, 0];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 24, { steps: 4 });
  const goal = where(await readSituation(page));
  expect(goal?.at, `there is somewhere to go for ${what?.name}`).toBeTruthy();
  const [tx, ty] = goal?.at ?? [0, 0];
  await page.mouse.move(tx, ty, { steps: 6 });
  await page.mouse.up();
}
