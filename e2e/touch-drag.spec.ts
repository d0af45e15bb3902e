import { expect, type Locator, type Page, test } from "@playwright/test";
import { Fingers, type Point } from "./support/fingers";
import { touchInput } from "./support/input-device";
import { fighter, middleOf, placeable } from "./support/moments";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import type { Pressable, Situation } from "./support/situation";
import type { TablePage } from "./support/table";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => withSettings(page, NO_WINDOWS));

interface Held {
  readonly table: TablePage;
  readonly fingers: Fingers;
  readonly now: Situation;
}

async function playTo(page: Page, arrived: (now: Situation) => boolean, seed: string): Promise<Held> {
  const table = await setUp(page, { level: "Easy", seed });
  const now = await new Player(page, touchInput(page)).playUntil(arrived);
  return { table, now, fingers: await Fingers.of(page) };
}

const at = (spot: Pressable | undefined): Point => spot?.at ?? [0, 0];
const above = ([x, y]: Point, up: number): Point => [x, y - up];
const dragged = (page: Page): Locator => page.locator("[data-dragged]");

/** A point of the board without a card, a cell or the map, as far up as possible. */
const bareGround = (page: Page): Promise<Point> =>
  page.locator("[data-grid]").evaluate((grid) => {
    const { left, right, top, bottom } = grid.getBoundingClientRect();
    for (let y = top + 12; y < bottom - 112; y += 12)
      for (let x = left + 12; x < right; x += 12) {
        const hit = document.elementFromPoint(x, y);
        if (hit && grid.contains(hit) && !hit.closest("button, [data-map]")) return [x, y] as const;
      }
    throw new Error("the board is full");
  });

const isPlaceable = (now: Situation) => placeable(now) !== undefined && now.board.length > 0;

test("a finger drags a card from the hand to a cell", async ({ page }) => {
  const { table, now, fingers } = await playTo(page, isPlaceable, "thumbs");
  const card = at(placeable(now));
  const name = placeable(now)?.name.split(",")[0] ?? "";
  await fingers.press(1, card);
  await fingers.move(1, above(card, 40));
  await expect(dragged(page)).toContainText(name);
  const cell = await middleOf(table.cell.first());
  await fingers.move(1, cell);
  const box = await dragged(page).boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - cell[0])).toBeLessThan(12);
  // It has the size of the cards on the board and a slight tilt.
  const width = (await table.cell.first().boundingBox())?.width ?? 0;
  await expect.poll(async () => (await dragged(page).boundingBox())?.width).toBeLessThan(width * 1.12);
  await expect.poll(async () => (await dragged(page).boundingBox())?.width).toBeGreaterThan(width);
  await fingers.lift(1);
  await expect(dragged(page)).toHaveCount(0);
  await expect(table.board.getByRole("button", { name: new RegExp(`^${name}, yours`) })).toBeVisible();
});

test("a finger drags a Warrior onto its attack target", async ({ page }) => {
  const { table, now, fingers } = await playTo(
    page,
    (seen) => fighter(seen) !== undefined,
    "at arm's length",
  );
  const card = at(fighter(now));
  await fingers.press(1, card);
  await fingers.move(1, above(card, 12));
  await expect(dragged(page)).toBeVisible();
  await fingers.move(1, await middleOf(table.target.first()));
  await fingers.lift(1);
  await expect(page.getByRole("log", { name: "Announcements" })).toContainText(/ rolls /);
});

test("a card dragged back into the hand stays there, and so does one that Esc releases", async ({ page }) => {
  const { table, now, fingers } = await playTo(page, isPlaceable, "thumbs");
  const card = at(placeable(now));
  for (const back of [() => fingers.move(1, card), () => page.keyboard.press("Escape")]) {
    await fingers.press(1, card);
    await fingers.move(1, above(card, 200));
    await expect(dragged(page)).toBeVisible();
    await back();
    await fingers.lift(1);
    await expect(dragged(page)).toHaveCount(0);
    await expect(table.hand.getByRole("button")).toHaveCount(now.hand.length);
    await expect(table.hand.getByRole("button", { name: /chosen to act$/ })).toHaveCount(0);
  }
});

test("while one finger drags a card, another one pans the board", async ({ page }) => {
  const { table, now, fingers } = await playTo(page, isPlaceable, "thumbs");
  const card = at(placeable(now));
  await fingers.press(1, card);
  await fingers.move(1, above(card, 40));
  await expect(table.cell.first()).toBeVisible();
  const cell = table.cell.first();
  const [x, y] = await middleOf(cell);
  await fingers.move(1, [x, y]);
  const name = await cell.getAttribute("aria-label");
  const lowest = () => dragged(page).evaluate((card) => card.getBoundingClientRect().bottom);
  await expect.poll(lowest, "the card is held above the finger").toBeLessThan(y);
  const held = await dragged(page).boundingBox();

  // The second finger, on bare ground, pulls the board down by the height of a cell.
  const ground = await bareGround(page);
  await fingers.press(2, ground);
  await fingers.move(2, above(ground, -100));
  await fingers.lift(2);
  expect(await dragged(page).boundingBox()).toEqual(held);
  const moved = await middleOf(page.getByRole("button", { name: name ?? "", exact: true }));
  expect(moved[1]).toBeGreaterThan(y + 60);
  await fingers.move(1, moved);
  await fingers.lift(1);
  await expect(table.hand.getByRole("button")).toHaveCount(now.hand.length - 1);
});
