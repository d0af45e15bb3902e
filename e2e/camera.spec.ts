import { expect, type Page, test } from "@playwright/test";
import { KeyboardInput } from "./support/keyboard";
import { fighter, placeable, playTo } from "./support/moments";
import { GAME_OVER } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";
import type { Situation } from "./support/situation";
import type { TablePage } from "./support/table";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Centres of the cards in play on screen. */
function cardsOn(table: TablePage): Promise<readonly Box[]> {
  return table.board.locator("[data-card]").evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top, width, height } =
        card.parentElement?.getBoundingClientRect() ?? card.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, width };
    }),
  );
}

/** Waits until the cards in play have changed like this since `before`. */
const expectChange = (
  table: TablePage,
  before: readonly Box[],
  expected: Record<string, unknown>,
): Promise<void> => expect.poll(async () => changed(before, await cardsOn(table))).toMatchObject(expected);

/** How the picture changed between two moments: its scale, and the movement of its first card. */
function changed(before: readonly Box[], after: readonly Box[]) {
  const [was, is] = [before[0], after[0]];
  return {
    times: (is?.width ?? 0) / (was?.width ?? 1),
    right: (is?.x ?? 0) - (was?.x ?? 0),
    down: (is?.y ?? 0) - (was?.y ?? 0),
  };
}

const STILL = { times: expect.closeTo(1, 2), right: expect.closeTo(0, 0), down: expect.closeTo(0, 0) };

/** How many rows of the board have a card. */
const rowsOf = ({ board }: Situation): number =>
  new Set(board.map(({ name }) => /row (-?\d+)/.exec(name)?.[1])).size;

/** A board too tall for a small page, with a card that may attack. */
const isTall = (now: Situation): boolean => fighter(now) !== undefined && rowsOf(now) > 4;

/** Goes to a tall board. A game may be over before its board is tall, so others are played then. */
async function sitAtTallBoard(page: Page): Promise<TablePage> {
  await withSettings(page, NO_WINDOWS);
  for (const seed of ["room", "more room", "much room"]) {
    const found = await playTo(page, isTall, { seed }).catch((error: unknown) => {
      if (error instanceof Error && error.message === GAME_OVER) return null;
      throw error;
    });
    if (found !== null) return found.table;
  }
  throw new Error("no game with a tall board");
}

/** Goes to a board with some cards on it. */
async function sitDown(page: Page): Promise<TablePage> {
  await withSettings(page, NO_WINDOWS);
  const { table } = await playTo(page, (now) => fighter(now) !== undefined, { seed: "far and near" });
  return table;
}

test("the cards in play are centred and fully visible, and the camera returns to them", async ({ page }) => {
  const table = await sitDown(page);
  const cards = await cardsOn(table);
  expect(cards.length).toBeGreaterThan(1);
  const frame = await page.locator("[data-grid]").boundingBox();
  const [left, right] = [Math.min(...cards.map(({ x }) => x)), Math.max(...cards.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...cards.map(({ y }) => y)), Math.max(...cards.map(({ y }) => y))];
  expect(Math.abs((left + right) / 2 - (frame?.x ?? 0) - (frame?.width ?? 0) / 2)).toBeLessThan(30);
  expect(Math.abs((top + bottom) / 2 - (frame?.y ?? 0) - (frame?.height ?? 0) / 2)).toBeLessThan(8);
  for (const card of await table.board.locator("[data-card]").all())
    await expect(card).toBeInViewport({ ratio: 0.99 });

  await page.getByRole("button", { name: "Zoom in" }).click();
  await expectChange(table, cards, { times: expect.closeTo(1.25, 1) });
  await page.getByRole("button", { name: "Show everything" }).click();
  await expectChange(table, cards, STILL);
});

test("dragging the ground pans, and the wheel zooms around the pointer", async ({ page }) => {
  const table = await sitDown(page);
  const before = await cardsOn(table);
  const frame = await page.locator("[data-grid]").boundingBox();
  const [x, y] = [(frame?.x ?? 0) + 40, (frame?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 35, { steps: 4 });
  await page.mouse.up();
  await expectChange(table, before, {
    times: expect.closeTo(1, 2),
    right: expect.closeTo(90, 0),
    down: expect.closeTo(35, 0),
  });
  const panned = await cardsOn(table);

  const [first] = panned;
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
  await page.mouse.wheel(0, -120);
  await expect.poll(async () => changed(panned, await cardsOn(table)).times).toBeGreaterThan(1.1);
  // The point under the pointer stays in place.
  await expectChange(table, panned, { right: expect.closeTo(0, 0), down: expect.closeTo(0, 0) });
  await expect(table.cell, "nothing was pressed by it").toHaveCount(0);
});

test("plus, minus and 0 zoom wherever the focus is, and Shift with an arrow pans on the board", async ({
  page,
}) => {
  const table = await sitDown(page);
  const before = await cardsOn(table);
  await page.keyboard.press("+");
  await expectChange(table, before, { times: expect.closeTo(1.25, 1) });
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  await expectChange(table, before, { times: expect.closeTo(0.8, 1) });
  await page.keyboard.press("0");
  await expectChange(table, before, STILL);
  await page.keyboard.press("b");
  await page.keyboard.press("Shift+ArrowLeft");
  await expectChange(table, before, { right: expect.closeTo(80, 0) });
  await page.keyboard.press("0");
  await expectChange(table, before, STILL);
});

test("in a panned view, the focused cell and a newly placed card outside are brought into view", async ({
  page,
}) => {
  await withSettings(page, NO_WINDOWS);
  const { table } = await playTo(page, (now) => placeable(now) !== undefined && now.board.length > 1, {
    seed: "far and near",
  });
  const before = await cardsOn(table);
  const moveAway = async () => {
    for (let n = 0; n < 16; n++) await page.keyboard.press("Shift+ArrowRight");
    for (const card of await table.board.locator("[data-card]").all())
      await expect(card).not.toBeInViewport();
  };
  await page.keyboard.press("b");
  await moveAway();
  await expectChange(table, before, { right: expect.closeTo(-16 * 80, 0) });

  const keys = new KeyboardInput(page);
  await keys.key("h");
  await keys.goOn("ArrowRight", ({ name }) => /, warrior.*, may act$/i.test(name));
  await keys.key("Enter");
  const cell = page.locator("[data-at]:focus-within");
  await expect(cell.getByRole("button", { name: /^Place/ })).toBeInViewport({ ratio: 0.99 });
  const at = await cell.getAttribute("data-at");
  await moveAway();
  await keys.key("Enter");
  await expect(page.locator(`[data-at="${at}"] [data-card]`)).toBeInViewport({ ratio: 0.99 });
  const width = async () => (await cardsOn(table))[0]?.width;
  await expect.poll(width, "as large as it was").toBeCloseTo(before[0]?.width ?? 0, 0);
  const scrolled = await page.locator("[data-grid]").evaluate((frame) => [frame.scrollLeft, frame.scrollTop]);
  expect(scrolled, "the frame itself stays").toEqual([0, 0]);
});

for (const { size, least } of [
  { size: { width: 1280, height: 620 }, least: 80 },
  { size: { width: 320, height: 560 }, least: 56 },
]) {
  test(`where the board has no room its cards stay ${least} px wide, and a map goes to the rest: ${size.width} wide`, async ({
    page,
  }) => {
    const table = await sitAtTallBoard(page);
    await page.setViewportSize(size);
    const cards = table.board.locator("[data-card]");
    const narrowest = () =>
      cards.evaluateAll((all) => Math.min(...all.map((card) => card.getBoundingClientRect().width)));
    await expect.poll(narrowest).toBeGreaterThanOrEqual(least - 0.5);
    const map = page.locator("[data-map]");
    await expect(map).toBeVisible();
    const hidden = async () => {
      for (const card of await cards.all())
        if ((await card.evaluate((element) => element.getBoundingClientRect().top)) < 30) return "north";
      return "south";
    };
    const where = await hidden();
    const box = await map.boundingBox();
    await map.click({
      position: { x: (box?.width ?? 0) / 2, y: where === "north" ? 2 : (box?.height ?? 0) - 2 },
    });
    const tops = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    const frame = await page.locator("[data-grid]").boundingBox();
    if (where === "north")
      await expect.poll(async () => Math.min(...(await tops()))).toBeGreaterThan(frame?.y ?? 0);
    else
      await expect
        .poll(async () => Math.max(...(await tops())))
        .toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0) - 60);

    await page.keyboard.press("0");
    await expect(map, "it follows the game again").toBeVisible();
    await page.keyboard.press("0");
    await expect(map, "everything is shown when one asks for it").toBeHidden();
  });
}

for (const size of [
  { width: 320, height: 560 },
  { width: 1280, height: 620 },
])
  test(`the map does not cover anything that can be chosen: ${size.width} wide`, async ({ page }) => {
    const table = await sitAtTallBoard(page);
    await page.setViewportSize(size);
    const map = page.locator("[data-map]");
    const isReached = () =>
      map.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isReached, "a pointer reaches the map").toBe(true);
    // By keyboard: the camera need not show every fighter on so small a board.
    await table.ownFighter.first().press("Enter");
    await expect(table.target.first()).toBeVisible();
    expect(await isReached(), "a pointer reaches what lies below the map").toBe(false);
    await page.keyboard.press("Escape");
    await expect.poll(isReached, "the map is back").toBe(true);
  });
