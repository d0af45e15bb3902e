import { expect, type Locator, type Page, test } from "@playwright/test";
import { fighter, middleOf, playTo } from "./support/moments";
import { EVERY_WINDOW, NO_WINDOWS, withSettings } from "./support/settings";
import type { Situation } from "./support/situation";
import { TablePage } from "./support/table";

/** Longer than any delayed inspection, in milliseconds. */
const LONG = 700;

const OPENED = new Date("2026-01-01T12:00:00Z");
const STOPPED = new Date("2026-01-01T13:00:00Z");

/** Goes to the table, with the pointer on nothing. */
async function sitDown(page: Page, inspector: string): Promise<TablePage> {
  await withSettings(page, { ...NO_WINDOWS, inspector });
  await page.clock.install({ time: OPENED });
  const table = new TablePage(page);
  await table.start("Play now");
  await expect(table.hand.getByRole("button").first()).toBeVisible({ timeout: 20_000 });
  await page.mouse.move(300, 300);
  return table;
}

const lastCard = (table: TablePage) => table.hand.getByRole("button").last();

test("the inspector shows a card after 200 ms of hover, with text of at least 16 px", async ({ page }) => {
  const table = await sitDown(page, "hover");
  await page.clock.pauseAt(STOPPED);
  await lastCard(table).hover();
  await page.clock.runFor(195);
  await expect(table.inspector).toBeHidden();
  await page.clock.runFor(100);
  await expect(table.inspector).toBeVisible();
  await expect(table.inspector).toContainText((await table.handNames()).at(-1) ?? "");
  const small = await table.inspector.evaluate((box) =>
    [...box.querySelectorAll("*")]
      .filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.includes(" ")),
      )
      .filter((one) => (one.textContent ?? "").split(" ").length > 5)
      .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
      .filter((size) => size < 16),
  );
  expect(small).toEqual([]);
  await page.clock.resume();
  await page.mouse.move(300, 300);
  await expect(table.inspector).toBeHidden();
});

test("the inspector shows a focused card at once", async ({ page }) => {
  const table = await sitDown(page, "hover");
  // A card that is drawn after the key would be the last one instead.
  await table.asked();
  await page.keyboard.press("h");
  await expect(table.inspector).toBeVisible();
  await page.keyboard.press("End");
  await expect(table.inspector).toContainText((await table.handNames()).at(-1) ?? "");
});

test("the inspector can follow the pointer, and stays fixed while aiming", async ({ page }) => {
  const table = await sitDown(page, "follow");
  const card = table.handCard("warrior").first();
  const [x, y] = await middleOf(card);
  await page.mouse.move(x, y, { steps: 3 });
  await expect(table.inspector).toBeVisible();
  await page.mouse.move(x - 5, y, { steps: 2 });
  const left = async () => (await table.inspector.boundingBox())?.x ?? 0;
  const first = await left();
  await page.mouse.move(x + 5, y, { steps: 2 });
  await expect.poll(left).toBeCloseTo(first + 10, 0);
  const second = await table.inspector.boundingBox();
  const isLeft = (second?.x ?? 0) < x;
  const gap = isLeft ? x + 5 - (second?.x ?? 0) - (second?.width ?? 0) : (second?.x ?? 0) - x - 5;
  expect(gap).toBeGreaterThan(8);
  expect(gap).toBeLessThan(40);
  await page.mouse.down();
  await page.mouse.up();
  await expect(table.cell.first()).toBeVisible();
  const put = await table.inspector.boundingBox();
  await page.mouse.move(x - 5, y, { steps: 2 });
  expect((await table.inspector.boundingBox())?.x).toBe(put?.x);
});

test("the inspector can be in the rail, and stays there", async ({ page }) => {
  const table = await sitDown(page, "rail");
  await lastCard(table).hover();
  await expect(table.inspector).toBeVisible();
  const [box, rail] = await Promise.all([
    table.inspector.boundingBox(),
    page.getByRole("complementary", { name: "Game progress" }).boundingBox(),
  ]);
  expect(box?.x).toBeGreaterThanOrEqual(rail?.x ?? 9999);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0));
  await page.mouse.move(300, 300);
  await page.clock.fastForward(LONG);
  await expect(table.inspector).toBeVisible();
});

test("the inspector, kept open, leaves the log and the choices uncovered and closes at the next press", async ({
  page,
}) => {
  const table = await sitDown(page, "hover");
  // What the opponent does meanwhile would close it.
  await table.asked();
  await page.keyboard.press("h");
  await page.keyboard.press("i");
  const close = table.inspector.getByRole("button", { name: "Close the card" });
  await expect(close).toBeVisible();
  const rail = page.getByRole("complementary", { name: "Game progress" });
  await expect.poll(() => overlap(table.inspector, rail)).toBe(false);
  await expect.poll(() => overlap(table.inspector, table.actions)).toBe(false);
  await lastCard(table).click();
  await expect(close).toBeHidden();
});

test("the inspector can show a card while Shift is held", async ({ page }) => {
  const table = await sitDown(page, "shift");
  await lastCard(table).hover();
  await page.clock.fastForward(LONG);
  await expect(table.inspector).toBeHidden();
  await page.keyboard.down("Shift");
  await expect(table.inspector).toBeVisible();
  await page.keyboard.up("Shift");
  await expect(table.inspector).toBeHidden();
});

test("the inspector can wait until it is requested", async ({ page }) => {
  const table = await sitDown(page, "press");
  await lastCard(table).hover();
  await page.clock.fastForward(LONG);
  await expect(table.inspector).toBeHidden();
  await page.keyboard.press("h");
  await page.keyboard.press("i");
  await expect(table.inspector).toBeVisible();
});

/** Null while one of them is not on screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean | null> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return null;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const inspector of ["hover", "rail"]) {
  test(`it never covers the dice: ${inspector}`, async ({ page }) => {
    // Asked after the roll, so that the dice stay until an answer is given.
    await withSettings(page, { ...EVERY_WINDOW, inspector });
    const canAttack = (now: Situation) => fighter(now) !== undefined;
    const { table, now } = await playTo(page, canAttack, { seed: "dice in sight" });
    await page.mouse.click(...(fighter(now)?.at ?? [0, 0]));
    await page.mouse.move(...(await middleOf(table.target.first())));
    await expect(table.inspector).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    // Windows before the roll are passed by key, because the pointer rests on the target.
    await expect(async () => {
      if (!(await table.dice.isVisible())) await page.keyboard.press("Space");
      await expect(table.dice).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(table.dice).toBeVisible();
    // The attacker looks at the dice.
    await expect(table.inspector).toBeHidden();
    let looked = 0;
    for (const card of await page.locator("[data-card]").all()) {
      // Cards under the dice are skipped; the dice can be folded away.
      if ((await overlap(table.dice, card)) !== false) continue;
      looked++;
      // The pointer may be on this card since the attack, so it is moved away and back.
      await page.mouse.move(0, 0);
      await card.hover();
      await expect(table.inspector).toBeVisible();
      await expect.poll(() => overlap(table.inspector, table.dice)).toBe(false);
      await expect.poll(() => overlap(table.inspector, card)).toBe(false);
    }
    expect(looked).toBeGreaterThan(2);
  });
}

test("a card named in the log can be inspected", async ({ page }) => {
  const table = await sitDown(page, "hover");
  await table.handCard("warrior").first().click();
  await table.cell.first().click();
  const name = table.log
    .getByRole("button", { name: / places? / })
    .first()
    .locator("b")
    .first();
  await page.mouse.move(300, 300);
  await expect(table.inspector).toBeHidden();
  await name.hover();
  await expect(table.inspector).toContainText((await name.innerText()).trim());
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("inspects a card after a 500 ms press that does nothing else; a short press acts", async ({
    page,
  }) => {
    const table = await sitDown(page, "press");
    const card = table.handCard("warrior").first();
    const [x, y] = await middleOf(card);
    const touch = await page.context().newCDPSession(page);
    await page.clock.pauseAt(STOPPED);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.clock.runFor(495);
    await expect(table.inspector).toBeHidden();
    await page.clock.runFor(100);
    await expect(table.inspector).toBeVisible();
    await page.clock.resume();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(table.cell).toHaveCount(0);
    await table.inspector.getByRole("button", { name: "Close the card" }).tap();
    await card.tap();
    await expect(table.cell.first()).toBeVisible();
    await expect(table.inspector).toBeHidden();
  });
});

/** What an enlarged card must leave visible. */
const kept = (page: Page) => [page.locator("[data-asked]"), page.locator("[data-main]")];

async function expectReadable(page: Page, table: TablePage, least: number): Promise<void> {
  await expect(table.inspector).toBeVisible();
  await expect(table.inspector).toBeInViewport({ ratio: 1 });
  for (const part of kept(page)) await expect.poll(() => overlap(table.inspector, part)).toBe(false);
  const sizes = await table.inspector
    .locator("[class*=words]")
    .evaluateAll((words) => words.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
}

const isOverItself = async (table: TablePage, card: Locator) =>
  (await overlap(table.inspector, card)) === true;

test("a card of the hand is enlarged over its place by pointer and by focus, never over the prompt", async ({
  page,
}) => {
  const table = await sitDown(page, "hover");
  for (const card of [table.hand.getByRole("button").first(), lastCard(table)]) {
    await card.hover();
    await expectReadable(page, table, 14);
    await expect.poll(() => isOverItself(table, card)).toBe(true);
    await page.mouse.move(300, 300);
    await expect(table.inspector).toBeHidden();
  }
  await page.keyboard.press("h");
  await expectReadable(page, table, 14);
  await expect.poll(() => isOverItself(table, page.locator("[data-card]:focus"))).toBe(true);
});

test("while a card is aimed, the enlarged card is over none of its targets", async ({ page }) => {
  const table = await sitDown(page, "hover");
  const card = table.handCard("warrior").first();
  await card.hover();
  await expect(table.inspector).toBeVisible();
  await card.click();
  await expect(table.cell.first()).toBeVisible();
  for (const cell of await table.cell.all())
    await expect.poll(() => overlap(table.inspector, cell)).not.toBe(true);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a held card of the hand is enlarged above the prompt", async ({ page }) => {
    const table = await sitDown(page, "press");
    const [x, y] = await middleOf(table.handCard("warrior").first());
    const touch = await page.context().newCDPSession(page);
    await page.clock.pauseAt(STOPPED);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.clock.runFor(600);
    await expectReadable(page, table, 13);
    await page.clock.resume();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(table.inspector).toBeVisible();
  });
});
