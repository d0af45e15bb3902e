import { expect, type Page, test } from "@playwright/test";
import { mouseHands } from "./support/hands";
import { type Moved, watchMotion } from "./support/motion";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { nextFrames } from "./support/situation";
import type { TablePage } from "./support/table";

declare global {
  interface Window {
    mainAfterPress?: Promise<string>;
  }
}

const PLACEABLE = /, warrior.*may act$/i;

/** To the first moment in which a card of the hand may be placed. */
async function toPlacement(page: Page): Promise<{ table: TablePage; player: Player }> {
  const table = await setUp(page, { level: "Easy", seed: "cards in the air" });
  const player = new Player(page, mouseHands(page));
  await player.playUntil((now) => now.hand.some(({ name }) => /, warrior.*may act$/i.test(name)));
  return { table, player };
}

/** Animations under way over the table. */
function flightsIn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const layer = document.querySelector("[data-motion-layer]");
    return layer?.getAnimations({ subtree: true }).length ?? 0;
  });
}

/** Places the first card that may be placed: a press on it, a press on the first cell. */
async function place(page: Page, table: TablePage): Promise<void> {
  const card = await table.hand.getByRole("button", { name: PLACEABLE }).first().boundingBox();
  await page.mouse.click((card?.x ?? 0) + 20, (card?.y ?? 0) + 30);
  const cell = table.cell.first();
  await expect(cell).toBeVisible();
  const box = await cell.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
}

/**
 * A card is placed and the turn ended: flights, banners, what the opponent does.
 * @returns what was seen to move.
 */
async function playARound(page: Page): Promise<readonly Moved[]> {
  const { table, player } = await toPlacement(page);
  const moved = await watchMotion(page);
  await place(page, table);
  await expect(table.cell).toHaveCount(0);
  await table.button("End turn").click();
  await player.playUntil((now) => now.phase.includes("Turn 3"));
  return moved();
}

test("a press during a flight counts at once, and ends the flight", async ({ page }) => {
  // So slow that the flight takes eight seconds.
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: 0.05, opponentPause: 3000 });
  const { table } = await toPlacement(page);
  await place(page, table);
  await expect.poll(() => flightsIn(page)).toBeGreaterThan(0);
  const end = await table.button("End turn").boundingBox();
  await page.evaluate(() => {
    const look = () => document.querySelector("[data-main]")?.textContent ?? "";
    window.mainAfterPress = new Promise((done) => {
      // The first frame shows the press, the second one the answer; the flight would take almost five hundred.
      let frames = 3;
      const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done(look()));
      window.addEventListener("click", next, { once: true });
    });
  });
  await page.mouse.click((end?.x ?? 0) + 20, (end?.y ?? 0) + 20);
  expect(await page.evaluate(() => window.mainAfterPress)).toContain("is thinking");
});

test("a card under way can be pressed where it lies in the end", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: 0.25 });
  const { table } = await toPlacement(page);
  const [name = ""] = await table.handNames();
  const slots = table.hand.getByRole("button");
  await place(page, table);
  await nextFrames(page);
  // What is left of the hand is still gliding together.
  const next = slots.first();
  const label = (await next.getAttribute("aria-label")) ?? "";
  expect(label.startsWith(name)).toBe(false);
  const box = await next.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 60);
  await expect(table.hand.getByRole("button", { name: label.split(",")[0] ?? "" }).first()).toBeFocused();
});

test("at speed 0 nothing moves and nothing fades", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  expect(await playARound(page)).toEqual([]);
});

test("with less motion nothing moves, and nothing fades for longer than 120 ms", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: 1, reducedMotion: "on" });
  const seen = await playARound(page);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter(({ property }) => property !== "opacity")).toEqual([]);
  expect(seen.filter(({ longest }) => longest > 121)).toEqual([]);
});

test("only transforms and opacity are animated, in a battle too", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: 2 });
  const { table, player } = await toPlacement(page);
  const moved = await watchMotion(page);
  await player.playUntil(({ on, phase }) => on === "result" || /Turn [678]/.test(phase));
  await expect(table.log.getByText(/ rolls /).first()).toBeAttached();
  const properties = [...new Set((await moved()).map(({ property }) => property))].sort();
  expect(properties).toContain("transform");
  const cheap = ["opacity", "rotate", "scale", "transform", "translate"];
  expect(properties.filter((property) => !cheap.includes(property))).toEqual([]);
});
