import { expect, type Page } from "@playwright/test";
import { best } from "./policy";
import { readSituation, type Situation, type Spot } from "./situation";

/** Takes up what lies here, and lets it go where it may: on a cell for a card of the hand, else on a target. */
export async function drag(page: Page, what: Spot): Promise<void> {
  const [x, y] = what.at ?? [0, 0];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 24, { steps: 4 });
  const where = goal(await readSituation(page));
  expect(where?.at, `${what.name} in hand: where it may go is marked`).toBeTruthy();
  const [tx, ty] = where?.at ?? [0, 0];
  await page.mouse.move(tx, ty, { steps: 6 });
  await page.mouse.up();
}

function goal(now: Situation): Spot | undefined {
  return best(now.cells) ?? now.board.find(({ name, at }) => at !== null && name.endsWith(", legal target"));
}
