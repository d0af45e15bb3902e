import { expect, type Locator, type Page, test } from "@playwright/test";
import { middleOf, placeable, playTo } from "./support/moments";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { nextFrames, type Pressable, type Situation } from "./support/situation";
import type { TablePage } from "./support/table";

declare global {
  interface Window {
    /** Whether the browser's context menu was prevented. */
    menuIsKept?: Promise<boolean>;
  }
}

test.beforeEach(({ page }) => withSettings(page, NO_WINDOWS));

/** The dragged card under the pointer. */
const ghostOf = (page: Page): Locator => page.locator("main [data-dragged]");

const at = (spot: Pressable | undefined): readonly [number, number] => spot?.at ?? [0, 0];

/**
 * Picks up a card and holds it over the board.
 * @returns the pointer's position.
 */
async function takeUp(page: Page, card: Pressable | undefined, up = 260): Promise<readonly [number, number]> {
  const [x, y] = at(card);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - up, { steps: 5 });
  return [x, y - up];
}

/** Releases over a marked cell. Without a held card this must have no effect. */
async function letGoOver(page: Page, cell: readonly [number, number]): Promise<void> {
  await page.mouse.move(...cell, { steps: 3 });
  await page.mouse.up();
}

const board = (table: TablePage) => table.board.locator("[data-card]");

test("a dragged card follows the pointer, its cells are marked, and its place in hand stays empty", async ({
  page,
}) => {
  const { table, now } = await playTo(page, (seen) => placeable(seen) !== undefined, { seed: "under way" });
  const card = placeable(now);
  const name = card?.name.split(",")[0] ?? "";
  const [x, y] = await takeUp(page, card);
  const ghost = ghostOf(page);
  await expect(ghost).toContainText(name);
  for (const dx of [0, 40]) {
    await page.mouse.move(x + dx, y, { steps: 2 });
    const box = await ghost.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - x - dx)).toBeLessThan(12);
    expect(y).toBeGreaterThan(box?.y ?? 9999);
    expect(y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
  }
  await expect(table.cell.first()).toBeVisible();
  const held = table.hand.getByRole("button", { name: new RegExp(`^${name}.*chosen to act$`) });
  expect(await held.evaluate((card) => Number(getComputedStyle(card).opacity))).toBeLessThan(0.5);
  await letGoOver(page, await middleOf(table.cell.first()));
  await expect(ghost).toHaveCount(0);
  await expect(board(table).filter({ hasText: name })).toHaveCount(1);
});

for (const [how, back] of [
  ["Esc", (page: Page) => page.keyboard.press("Escape")],
  ["a right click", rightClick],
] as const) {
  test(`${how} backs out of a drag: what is let go then goes nowhere`, async ({ page }) => {
    const { table, now } = await playTo(page, (seen) => placeable(seen) !== undefined, { seed: "no, wait" });
    const before = await board(table).count();
    await takeUp(page, placeable(now));
    const cell = await middleOf(table.cell.first());
    await back(page);
    await expect(ghostOf(page)).toHaveCount(0);
    await expect(table.cell).toHaveCount(0);
    await letGoOver(page, cell);
    await expect(table.cell).toHaveCount(0);
    await expect(table.hand.getByRole("button")).toHaveCount(now.hand.length);
    await expect(board(table)).toHaveCount(before);
    // The drag leaves no state behind: the same card can be picked up again.
    await takeUp(page, placeable(now));
    await letGoOver(page, cell);
    await expect(table.hand.getByRole("button")).toHaveCount(now.hand.length - 1);
  });
}

async function rightClick(page: Page): Promise<void> {
  await page.mouse.down({ button: "right" });
  await page.mouse.up({ button: "right" });
}

test("a right click also cancels aiming and opens no context menu", async ({ page }) => {
  const { table } = await playTo(page, (seen) => placeable(seen) !== undefined, { seed: "no, wait" });
  await table.handCard("warrior").first().click();
  await expect(table.cell.first()).toBeVisible();
  await page.evaluate(() => {
    window.menuIsKept = new Promise((done) => {
      window.addEventListener("contextmenu", (event) => setTimeout(() => done(event.defaultPrevented)));
    });
  });
  await page.mouse.click(200, 250, { button: "right" });
  expect(await page.evaluate(() => window.menuIsKept)).toBe(true);
  await expect(table.cell).toHaveCount(0);
});

const trick = ({ main, hand }: Situation): Pressable | undefined =>
  main?.name === "End turn"
    ? hand.find(({ at: where, name }) => where !== null && /, flash.*, may act$/i.test(name))
    : undefined;

test("a card with one way to play it is played by dropping it 20 px above the hand", async ({ page }) => {
  const { table, now } = await playTo(page, (seen) => trick(seen) !== undefined, { seed: "up and out" });
  const card = trick(now);
  const name = card?.name.split(",")[0] ?? "";
  const played = table.log.getByRole("button", { name: new RegExp(`You play ${name}`) });
  const [x, y] = at(card);
  const edge = (await table.hand.boundingBox())?.y ?? 0;

  // Upwards, but still inside the hand.
  await takeUp(page, card, y - edge - 4);
  await page.mouse.up();
  await expect(table.hand.getByRole("button")).toHaveCount(now.hand.length);
  await expect(table.hand.getByRole("button", { name: /chosen to act$/ })).toHaveCount(0);
  await expect(played).toHaveCount(0);

  await page.mouse.move(x, y);
  await page.mouse.down();
  // The raised card under the pointer extends beyond the hand too.
  await page.mouse.move(x, edge - 60, { steps: 5 });
  await page.mouse.up();
  await expect(played).not.toHaveCount(0);
});

test("a card dropped on the log returns to the hand", async ({ page }) => {
  const isOpen = (seen: Situation) => placeable(seen) !== undefined && seen.board.length > 1;
  const { table, now } = await playTo(page, isOpen, { seed: "up and out" });
  await takeUp(page, placeable(now), 60);
  const log = await table.log.boundingBox();
  await page.mouse.move((log?.x ?? 0) + 60, (log?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  await expect(table.hand.getByRole("button", { name: /chosen to act$/ })).toHaveCount(0);
  await expect(table.cell).toHaveCount(0);
  await expect(table.hand.getByRole("button")).toHaveCount(now.hand.length);
});

test("a press right after a drag counts, however busy the page is", async ({ page }) => {
  const { table, now } = await playTo(page, (seen) => placeable(seen) !== undefined, { seed: "up and out" });
  await takeUp(page, placeable(now), 60);
  const card = at(placeable(now));
  const log = await table.log.boundingBox();
  await page.mouse.move((log?.x ?? 0) + 60, (log?.y ?? 0) + 60, { steps: 4 });
  const { mouse } = page;
  await Promise.all([mouse.up(), mouse.move(...card), mouse.down(), mouse.up()]);
  await expect(table.hand.getByRole("button", { name: /chosen to act$/ })).toHaveCount(1);
});

test("a right click while a card is pressed cancels the press", async ({ page }) => {
  const { table, now } = await playTo(page, (seen) => placeable(seen) !== undefined, { seed: "taken back" });
  await page.mouse.move(...at(placeable(now)));
  await page.mouse.down();
  await page.mouse.click(...at(placeable(now)), { button: "right" });
  await page.mouse.up();
  await nextFrames(page);
  await expect(table.hand.getByRole("button", { name: /chosen to act$/ })).toHaveCount(0);
  // The next press counts again.
  await page.mouse.click(...at(placeable(now)));
  await expect(table.hand.getByRole("button", { name: /chosen to act$/ })).toHaveCount(1);
});
