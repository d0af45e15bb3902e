import { expect, type Locator, type Page, test } from "@playwright/test";
import { middleOf, placeable, playTo } from "./support/moments";
import { watchMotion } from "./support/motion";
import { NO_WINDOWS, withSettings } from "./support/settings";
import type { Situation } from "./support/situation";
import { TablePage } from "./support/table";

const SEED = "in its own time";

const slider = (page: Page): Locator => page.getByRole("slider", { name: /^Animation speed/ });

const isOwnTurn = ({ main }: Situation) => main?.name === "End turn";

declare global {
  interface Window {
    flight?: Promise<number>;
  }
}

/** Runs in the page: from the next press on, waits for cards in flight over the table. */
function watchFlight(): void {
  const FRAMES = 40;
  const look = (done: (ms: number) => void, frames: number) => {
    const layer = document.querySelector("[data-motion-layer]");
    const ends = (layer?.getAnimations({ subtree: true }) ?? [])
      .filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some((at) => at.transform),
      )
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    if (ends.length > 0 || frames > FRAMES) done(Math.max(0, ...ends));
    else requestAnimationFrame(() => look(done, frames + 1));
  };
  window.flight = new Promise((done) => {
    window.addEventListener("click", () => requestAnimationFrame(() => look(done, 0)), { once: true });
  });
}

/**
 * Places a Warrior.
 * @returns the duration of the card's flight in milliseconds; 0 without a flight.
 */
async function flightOf(page: Page, table: TablePage): Promise<number> {
  await table.handCard("warrior").first().click();
  const cell = await middleOf(table.cell.first());
  await page.evaluate(watchFlight);
  await page.mouse.click(...cell);
  return page.evaluate(() => window.flight ?? -1);
}

test("the slider goes from 0, where nothing takes time, to twice the speed", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: 1 });
  await page.goto("/#/settings");
  await expect(slider(page)).toHaveAttribute("min", "0");
  await expect(slider(page)).toHaveAttribute("max", "2");
  const taken: number[] = [];
  for (const speed of ["2", "0.5", "0"]) {
    await page.goto("/#/settings");
    await slider(page).fill(speed);
    const { table } = await playTo(page, (now) => placeable(now) !== undefined, { seed: SEED });
    taken.push(await flightOf(page, table));
  }
  const [twice = 0, half = 0, none = -1] = taken;
  expect(twice).toBeGreaterThanOrEqual(200);
  expect(twice).toBeLessThanOrEqual(450);
  expect(half / twice).toBeCloseTo(4, 1);
  expect(none).toBe(0);
});

test("a hovered card rises in 150 ms", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: 1 });
  const table = new TablePage(page);
  await table.start("Play now");
  const card = table.hand.getByRole("button").last();
  await expect(card).toBeVisible();
  const rise = () =>
    card.evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return transitionDuration.split(", ")[transitionProperty.split(", ").indexOf("transform")];
    });
  await expect.poll(rise, "once it has been dealt").toBe("0.15s");
});

test("a turn banner lasts at most 900 ms and closes at a press or a key", async ({ page }) => {
  // At a quarter of the speed it would stay for 3.6 seconds.
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: 0.25 });
  const { table } = await playTo(page, isOwnTurn, { seed: SEED });
  const banner = page.locator("[data-banner]");
  const skips = [() => page.mouse.click(200, 250), () => page.keyboard.press("Shift")];
  for (const skip of skips) {
    await table.button("End turn").click();
    // The banner of the player's own turn after it: nothing else happens meanwhile.
    await expect(banner).toContainText("you", { timeout: 20_000 });
    const lasts = await banner.evaluate((element) =>
      Math.max(...element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration))),
    );
    expect(lasts).toBeGreaterThan(2000);
    expect(lasts).toBeLessThanOrEqual(3600);
    // Makes the banner stay forever.
    await banner.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.pause();
    });
    await skip();
    await expect(banner).toHaveCount(0);
  }
});

/** Animations and fades that are too long for reduced motion. */
async function tooMuch(moved: Awaited<ReturnType<typeof watchMotion>>): Promise<string[]> {
  const seen = await moved();
  return seen
    .filter(({ property, longest }) => property !== "opacity" || longest > 121)
    .map(({ property, on, longest }) => `${property} of ${on}: ${Math.round(longest)} ms`);
}

test("with the device's reduced-motion setting nothing at the table moves, and fades take at most 120 ms", async ({
  page,
}) => {
  await withSettings(page, { ...NO_WINDOWS, inspector: "hover", motionSpeed: 1 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { table, player } = await playTo(page, (now) => placeable(now) !== undefined, { seed: SEED });
  const moved = await watchMotion(page);
  await table.hand.getByRole("button").last().hover();
  await expect(table.inspector).toBeVisible();
  await page.mouse.move(300, 300);
  await table.handCard("warrior").first().click();
  await table.cell.first().click();
  await player.playUntil((now) => /Turn [45]/.test(now.phase));
  await page
    .getByRole("button", { name: /Discard pile.*Browse$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  expect((await moved()).length, "fades were seen").toBeGreaterThan(0);
  expect(await tooMuch(moved)).toEqual([]);
});

test("with the device's reduced-motion setting nothing moves before the table and at the curtain", async ({
  page,
}) => {
  await withSettings(page, { motionSpeed: 1 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const moved = await watchMotion(page);
  await page.getByRole("link", { name: "Set up" }).first().hover();
  const table = new TablePage(page);
  await page.getByRole("button", { name: "Two players" }).first().click();
  await table.laid();
  await table.reveal();
  expect(await tooMuch(moved)).toEqual([]);
});
