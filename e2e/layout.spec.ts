import { expect, type Page, test } from "@playwright/test";
import { expectFits } from "./support/fits";
import { fighter, placeable, playTo } from "./support/moments";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { choose } from "./support/setup";
import { expectFitsEverywhere } from "./support/sizes";
import { TablePage } from "./support/table";

const SEED = "rows and columns";

/** Goes to the table at rest, with a Warrior in hand and the pointer on nothing. */
async function sitDown(page: Page): Promise<TablePage> {
  await withSettings(page, NO_WINDOWS);
  const { table } = await playTo(page, (now) => placeable(now) !== undefined, { seed: SEED });
  await page.mouse.move(300, 5);
  return table;
}

/** Layout sizes, without rotation and lift. */
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element) => [(element as HTMLElement).offsetWidth, (element as HTMLElement).offsetHeight] as const,
    );

const FAR = "main > :has([data-hand-card])";
const MAT = "[data-middle]";

for (const { size, far, near, rail, hand, inspector } of [
  { size: [1280, 800], far: 56, near: 200, rail: 248, hand: 120, inspector: 332 },
  { size: [1920, 1080], far: 72, near: 272, rail: 320, hand: 163, inspector: 472 },
] as const) {
  test(`rows from top to bottom, the rail on the right, nothing scrolls: ${size.join("×")}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    const table = await sitDown(page);
    const boxes = await Promise.all(
      [page.locator(FAR), page.locator(MAT), table.hand, table.log, table.actions].map((part) =>
        part.boundingBox(),
      ),
    );
    const [top, mat, own, log, actions] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    expect([top?.y, top?.height]).toEqual([0, far]);
    expect(mat?.y).toBe(far);
    expect(mat?.height).toBe(size[1] - far - near);
    expect(own?.y).toBeGreaterThanOrEqual(size[1] - near);
    expect(mat?.width).toBe(size[0] - rail);
    for (const side of [log, actions]) expect(side?.x).toBeGreaterThanOrEqual(size[0] - rail);
    expect(actions?.y, "beside the hand").toBeGreaterThan((log?.y ?? 0) + (log?.height ?? 0));
    const [width, height] = await sizeOf(page, "[data-hand] [data-card]");
    expect(Math.abs(width - hand)).toBeLessThanOrEqual(2);
    expect(height / width).toBeCloseTo(88 / 63, 1);
    await expectFits(page);

    await page.keyboard.press("h");
    await page.keyboard.press("i");
    await expect(table.inspector).toBeVisible();
    await expect.poll(async () => (await table.inspector.boundingBox())?.width).toBe(inspector);
    await expect(table.inspector).toBeInViewport({ ratio: 1 });
  });
}

test("on an upright phone the rail is in a sheet, and hand and actions keep their space", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await sitDown(page);
  expect((await page.locator(FAR).boundingBox())?.height).toBeLessThanOrEqual(70);
  expect((await sizeOf(page, "[data-hand] [data-card]"))[0]).toBe(76);
  await table.handCard("warrior").first().click();
  await table.cell.first().click();
  await expect(table.board.locator("[data-card]").first()).toBeVisible();
  expect((await sizeOf(page, "[data-grid] [data-card]"))[0]).toBe(62);
  await expect(table.log).toBeHidden();
  const actions = await table.actions.boundingBox();
  expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBe(844);
  expect(actions?.height).toBeGreaterThanOrEqual(60);
  await expectFits(page);
});

test("in any window size, hand, button and all cards in play are visible", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  const { table } = await playTo(page, (now) => fighter(now) !== undefined && now.board.length > 3, {
    seed: SEED,
  });
  await expectFitsEverywhere(page, async () => [
    table.main,
    table.hand,
    ...(await table.board.locator("[data-card]").all()),
  ]);
});

test("a hand is a fan: 6° per card, side by side while there is width, curved down at the ends", async ({
  page,
}) => {
  const table = await sitDown(page);
  const slots = await table.hand.getByRole("gridcell").evaluateAll((cells) =>
    cells.map((cell) => {
      const fanned = cell.firstElementChild ?? cell;
      const { a, b, f } = new DOMMatrix(getComputedStyle(fanned).transform);
      return { angle: (Math.atan2(b, a) * 180) / Math.PI, drop: f, left: (cell as HTMLElement).offsetLeft };
    }),
  );
  expect(slots.length).toBeGreaterThan(2);
  expect(slots.length).toBeLessThanOrEqual(5);
  const [width] = await sizeOf(page, "[data-hand] [data-card]");
  slots.forEach(({ angle, drop, left }, i) => {
    const d = i - (slots.length - 1) / 2;
    expect(angle).toBeCloseTo(6 * d, 1);
    expect(drop).toBeCloseTo(6 * d * d, 1);
    if (i > 0) expect((left - (slots[i - 1]?.left ?? 0)) / width).toBeCloseTo(1.03, 1);
  });
});

test("a hand at the mulligan is shown in full", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  await page.goto("/#/play/battle-cores");
  await choose(page, { seed: "seven cards" });
  await page.getByRole("button", { name: /^Start the/ }).click();
  const table = new TablePage(page);
  await expect(table.button(/^Mulligan/)).toBeVisible();
  const slots = table.hand.getByRole("gridcell");
  await expect(slots).toHaveCount(7);
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [card] = await sizeOf(page, "[data-hand] [data-card]");
    expect(card).toBeGreaterThan(100);
    const apart = () =>
      slots.evaluateAll((cells) =>
        cells
          .slice(1)
          .map(
            (cell, i) => cell.getBoundingClientRect().left - (cells[i]?.getBoundingClientRect().left ?? 0),
          ),
      );
    await expect.poll(async () => Math.min(...(await apart())) / card).toBeGreaterThanOrEqual(1);
  }
});

test("in overlapping hand cards every name and every number stays visible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page);
  const covered = () =>
    page.locator("[data-hand] [data-card]").evaluateAll((cards) =>
      cards.flatMap((card) => {
        const name = card.querySelector("[class*=name]");
        const words = document.createRange();
        if (name) words.selectNodeContents(name);
        const parts = [words, ...card.querySelectorAll("[data-place]")];
        return parts
          .map((part) => part.getBoundingClientRect())
          .filter(({ left, top, width, height }) => {
            const seen = document.elementFromPoint(left + width / 2, top + height / 2);
            return seen?.closest("[data-card]") !== card;
          })
          .map(() => card.getAttribute("aria-label"));
      }),
    );
  expect(await page.locator("[data-hand] [data-card]").count()).toBeGreaterThan(3);
  await expect.poll(covered).toEqual([]);
});

test("at 200 % and 400 % zoom everything can be reached, the hand at once, and the wheel scrolls", async ({
  page,
}) => {
  const table = await sitDown(page);
  const prompt = page.locator("p:is([data-mine] > *)").first();
  for (const [width, height] of [
    [640, 400],
    [683, 384],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, "it scrolls down only").toBe(clientWidth);
    const cards = await page.locator("[data-hand] [data-card]").all();
    for (const part of [table.main, page.locator("[data-more]"), page.locator("[data-zoom=fit]"), ...cards])
      await part.click({ trial: true, timeout: 5000 });
    expect((await page.locator("[data-grid]").boundingBox())?.height).toBeGreaterThan(120);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const card of cards)
      await expect(card, "the hand comes before the end of the board").toBeInViewport();
    await page.locator("[data-grid]").hover();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, before > 0 ? -60 : 60);
    const isScrolled = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    if (isScrolled) await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    for (const top of [0, 120, 1000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect(table.main, `scrolled by ${top}`).toBeInViewport({ ratio: 1 });
      if (height > 340) await expect(prompt, `scrolled by ${top}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a hovered card rises by 30 px, 8 % larger and upright, above its neighbours", async ({ page }) => {
  const table = await sitDown(page);
  const card = table.hand.getByRole("button").first();
  const box = await card.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  const pose = () =>
    card.evaluate((element) => {
      const slot = new DOMMatrix(getComputedStyle(element.parentElement ?? element).transform);
      const own = new DOMMatrix(getComputedStyle(element).transform);
      const whole = slot.multiply(own);
      return { scale: Math.hypot(whole.a, whole.b), turn: whole.b, rise: Math.hypot(own.e, own.f) };
    });
  await expect.poll(pose).toEqual({
    scale: expect.closeTo(1.08, 2),
    turn: expect.closeTo(0, 2),
    rise: expect.closeTo(30, 0),
  });
  const risen = await card.boundingBox();
  const edge = [(risen?.x ?? 0) + (risen?.width ?? 0) - 6, (risen?.y ?? 0) + 60] as const;
  const onTop = await page.evaluate(
    ([h, v]) => document.elementFromPoint(h, v)?.closest<HTMLElement>("[data-card]")?.dataset.card,
    edge,
  );
  expect(onTop).toBe(await card.getAttribute("data-card"));
});

test("light and dark change the surroundings of the mat, not the mat", async ({ page }) => {
  const table = await sitDown(page);
  await page.keyboard.press("h");
  await page.keyboard.press("i");
  await expect(table.inspector).toBeVisible();
  const look = () =>
    page.evaluate(() => {
      const ground = (selector: string) => {
        const element = document.querySelector(selector);
        const { backgroundImage, backgroundColor, color } = getComputedStyle(element ?? document.body);
        return [backgroundImage, backgroundColor, color];
      };
      return {
        mat: [
          "main",
          "[data-grid] > :first-child",
          "main > :has([data-hand])",
          "main > :has([data-hand-card])",
        ].map(ground),
        panel: ground("aside[aria-label=Card]"),
      };
    });
  await page.emulateMedia({ colorScheme: "light" });
  const light = await look();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(async () => (await look()).panel).not.toEqual(light.panel);
  expect((await look()).mat).toEqual(light.mat);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`whatever can be pressed is 24 px large at least, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await withSettings(page, NO_WINDOWS);
    const { table } = await playTo(page, (now) => fighter(now) !== undefined, { seed: SEED });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(button, a[href], input, [role=slider])")]
        .map((element) => [element, element.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width > 0 && height > 0 && Math.min(width, height) < 23.5)
        .map(([element, { width, height }]) => {
          const name = element.getAttribute("aria-label") ?? element.textContent;
          return `${name}: ${Math.round(width)}×${Math.round(height)}`;
        }),
    );
    expect(small).toEqual([]);
    expect((await table.main.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
}
