import { expect, type Page, test } from "@playwright/test";
import { type CoresPosition, openCores } from "./support/fixtures/cores";
import {
  distance,
  endMotion,
  expectGlide,
  expectPath,
  flightPath,
  flying,
  followGlide,
  lastInHand,
  middle,
  SLOW,
  setSpeed,
  settle,
} from "./support/flights";
import { mouseInput } from "./support/input-device";
import { placeable, playTo } from "./support/moments";
import { type Moved, watchMotion } from "./support/motion";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { nextFrames, readSituation } from "./support/situation";
import type { TablePage } from "./support/table";

const PLACEABLE = /, warrior.*may act$/i;

/** Plays to the first moment at which a hand card may be placed. */
async function toPlacement(page: Page): Promise<{ table: TablePage; player: Player }> {
  const table = await setUp(page, { level: "Easy", seed: "cards in the air" });
  const player = new Player(page, mouseInput(page));
  await player.playUntil((now) => now.hand.some(({ name }) => /, warrior.*may act$/i.test(name)));
  return { table, player };
}

/** Number of animations running over the table. */
function flightsIn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const layer = document.querySelector("[data-motion-layer]");
    return layer?.getAnimations({ subtree: true }).length ?? 0;
  });
}

/** Places the first legal card: presses it, then the first cell. */
async function place(page: Page, table: TablePage): Promise<void> {
  const card = await table.hand.getByRole("button", { name: PLACEABLE }).first().boundingBox();
  await page.mouse.click((card?.x ?? 0) + 20, (card?.y ?? 0) + 30);
  const cell = table.cell.first();
  await expect(cell).toBeVisible();
  const box = await cell.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
}

/**
 * Places a card and ends the turn: flights, banners, the opponent's actions.
 * @returns everything that was animated.
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

test("a press during a flight counts at once and ends the flight", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: SLOW, opponentPause: 5000 });
  const { table } = await toPlacement(page);
  await place(page, table);
  await expect.poll(() => flightsIn(page)).toBeGreaterThan(0);
  const placed = await flying(page).getAttribute("data-flying-card");
  const end = await table.button("End turn").boundingBox();
  // A flight that has been paused ends only by the press.
  await page.evaluate(() => {
    const layer = document.querySelector("[data-motion-layer]");
    for (const flight of layer?.getAnimations({ subtree: true }) ?? []) flight.pause();
  });
  await page.mouse.click((end?.x ?? 0) + 20, (end?.y ?? 0) + 20);
  await expect(table.main).toContainText("is thinking");
  await expect(page.locator(`[data-flying-card="${placed}"]`)).toHaveCount(0);
});

test("a card in flight can be pressed at its destination", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: 0.25 });
  const { table } = await toPlacement(page);
  const [name = ""] = await table.handNames();
  const slots = table.hand.getByRole("button");
  await place(page, table);
  await nextFrames(page);
  // The rest of the hand is still closing the gap.
  const next = slots.first();
  const label = (await next.getAttribute("aria-label")) ?? "";
  expect(label.startsWith(name)).toBe(false);
  const box = await next.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 60);
  await expect(table.hand.getByRole("button", { name: label.split(",")[0] ?? "" }).first()).toBeFocused();
});

test("at speed 0 nothing moves or fades", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  expect(await playARound(page)).toEqual([]);
});

test("with reduced motion nothing moves, and no fade lasts longer than 120 ms", async ({ page }) => {
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

test("a landed card is visible at once and does not fade in again", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: 1, opponentPause: 3000 });
  const { table } = await toPlacement(page);
  const faintest = await page.evaluateHandle(() => {
    const seen = { flew: false, least: 1 };
    const look = () => {
      for (const card of document.querySelectorAll("[data-grid] [data-card]")) {
        const opacity = Number(getComputedStyle(card).opacity);
        // While it flies, its place is empty.
        if (opacity === 0) seen.flew = true;
        else seen.least = Math.min(seen.least, opacity);
      }
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await place(page, table);
  await expect.poll(() => faintest.evaluate(({ flew }) => flew)).toBe(true);
  await expect(flying(page)).toHaveCount(0);
  await nextFrames(page);
  expect(await faintest.evaluate(({ least }) => least)).toBe(1);
});

/** Places the first legal card and follows it. */
async function followPlacement(page: Page, table: TablePage) {
  const [x, y] = placeable(await readSituation(page))?.at ?? [0, 0];
  await page.mouse.click(x, y);
  const id = await table.hand.locator("[data-mark=armed]").getAttribute("data-card");
  // The camera may be moving to the cells and the card rising or sinking. Afterwards the press has been drawn.
  await nextFrames(page);
  await settle(page);
  const cell = await middle(table.cell.first());
  await page.mouse.move(cell.x, cell.y);
  await nextFrames(page);
  await settle(page);
  const from = await middle(page.locator(`[data-card="${id}"] [data-visual]`));
  const others = await table.hand
    .locator(`[data-card]:not([data-card="${id}"])`)
    .evaluateAll((cards) => cards.map((one) => one.getAttribute("data-card") ?? ""));
  const glides = await followGlide(page, others);
  await page.mouse.down();
  await page.mouse.up();
  const way = await flightPath(flying(page));
  await settle(page);
  // Measures the cell, because a card that may act is slightly raised in it.
  const to = await middle(
    page.locator("[data-grid] [data-at]", { has: page.locator(`[data-card="${id}"]`) }),
  );
  return { from, way, to, glides };
}

for (const [where, look] of [
  ["round which the camera is", async () => {}],
  [
    "that is zoomed in and moved",
    async (page: Page) => {
      for (const key of ["+", "+", "b", "Shift+ArrowLeft"]) await page.keyboard.press(key);
    },
  ],
] as const) {
  test(`a card flies from the hand to its cell on a board ${where}`, async ({ page }) => {
    await withSettings(page, { ...NO_WINDOWS, opponentPause: 3000 });
    const { table } = await playTo(page, (now) => placeable(now) !== undefined && now.board.length > 1, {
      seed: "cards in the air",
    });
    await setSpeed(page, SLOW);
    await look(page);
    const { from, way, to, glides } = await followPlacement(page, table);
    expectPath(way, from, to);
    expect(to.y, "upwards").toBeLessThan(from.y);
    await endMotion(page);
    for (const glide of await glides()) expectGlide(glide);
  });
}

for (const [edge, name] of [
  ["lower", "Ann"],
  ["upper", "Bob"],
] as const) {
  test(`across a flat screen the cards of the one at the ${edge} edge fly and close up in the right direction`, async ({
    page,
  }) => {
    await withSettings(page, NO_WINDOWS);
    const isHis = async (table: TablePage) => (await table.hand.getAttribute("aria-label"))?.startsWith(name);
    const table = await setUp(page, {
      mode: "Two players on this device",
      names: ["Ann", "Bob"],
      seed: "knee to knee",
      across: true,
      openHands: true,
    });
    const player = new Player(page, mouseInput(page));
    let isThere = false;
    await player.playUntil(
      () => isThere,
      async (now) => {
        isThere = placeable(now) !== undefined && now.board.length > 1 && (await isHis(table)) === true;
        return isThere;
      },
    );
    await setSpeed(page, SLOW);
    const { from, way, to, glides } = await followPlacement(page, table);
    expectPath(way, from, to);
    expect(Math.sign(to.y - from.y), "away from its owner's edge").toBe(edge === "upper" ? 1 : -1);
    await endMotion(page);
    for (const glide of await glides()) expectGlide(glide);
  });
}

/** Ann can draw, summon and strike. Cards lost from this deck go to a pile. */
const ARENA: CoresPosition = {
  sides: [
    { monsters: ["Lava Drake"], hand: ["Kindle Cub", "Cinder Hound", "Spark Hare", "Kindle Cub"] },
    { monsters: ["Spark Hare"], hand: ["Cinder Hound"] },
  ],
  opponents: true,
};

/** Opens the arena with slow motion, after the hand has been dealt. */
async function openArena(page: Page, motionSpeed: number, position = ARENA): Promise<TablePage> {
  await withSettings(page, { ...NO_WINDOWS, motionSpeed });
  const table = await openCores(page, position);
  await page.keyboard.press("Shift");
  return table;
}

const inRow = (page: Page, id: string | null) => page.locator(`[data-row] [data-card="${id}"]`);

test("Battle Cores: a card that is drawn flies from the deck to the hand, which makes room", async ({
  page,
}) => {
  const table = await openArena(page, SLOW);
  const draw = page.getByRole("button", { name: "Pay 2 Points: draw a card" });
  await draw.hover();
  await settle(page);
  const held = await table.hand
    .locator("[data-card]")
    .evaluateAll((cards) => cards.map((one) => one.getAttribute("data-card") ?? ""));
  const glides = await followGlide(page, held);
  const pile = page.getByRole("img", { name: /Main Deck/ }).last();
  const deck = await middle(pile.locator("[data-zone]"));
  await draw.click();
  const drawn = await flightPath(flying(page));
  const id = await flying(page).getAttribute("data-flying-card");
  expectPath(drawn, deck, await middle(table.hand.locator(`[data-card="${id}"] [data-visual]`)));
  await endMotion(page);
  await expect(flying(page)).toHaveCount(0);
  // When the hand fills the width, its first cards hardly move.
  const glided = (await glides()).filter((way) => distance(way[0], way.at(-1) ?? deck) > 7);
  expect(glided.length).toBeGreaterThan(held.length / 2);
  for (const glide of glided) expectGlide(glide);
});

test("Battle Cores: a Monster that is summoned flies from the hand to its row", async ({ page }) => {
  const table = await openArena(page, SLOW);
  await table.hand.getByRole("button", { name: /^Cinder Hound, .*may act$/ }).click();
  const id = await table.hand.locator("[data-mark=armed]").getAttribute("data-card");
  await settle(page);
  await page.mouse.move(300, 250);
  await settle(page);
  const inHand = lastInHand(page, id);
  await page.getByRole("button", { name: /^Summon / }).click();
  const summoned = await flightPath(flying(page));
  expectPath(summoned, await inHand, await middle(inRow(page, id)));
});

test("Battle Cores: a striking Monster lunges at its target, which then flies to a pile", async ({
  page,
}) => {
  // Slows 400 ms down to four seconds.
  await openArena(page, 0.1, { ...ARENA, step: "battle" });
  const attacker = page.getByRole("button", { name: /^Lava Drake, yours,/ });
  await attacker.click();
  const target = page.getByRole("button", { name: /^Spark Hare, .*legal target$/ });
  const targetId = await target.getAttribute("data-card");
  await target.hover();
  await settle(page);
  // A trial click waits until both are at rest.
  for (const card of [attacker, target]) await card.click({ trial: true });
  const [own, other] = [await middle(attacker), await middle(target)];
  await target.click();
  const lunge = await flightPath(flying(page));
  const toTarget = ({ x, y }: { x: number; y: number }) =>
    ((x - own.x) * (other.x - own.x) + (y - own.y) * (other.y - own.y)) / distance(own, other);
  const ahead = lunge.map(toTarget);
  expect(Math.abs(ahead[0] ?? 99), "begins in its place").toBeLessThan(6);
  expect(Math.min(...ahead), "draws back").toBeLessThan(-10);
  expect(Math.max(...ahead), "runs at its target").toBeGreaterThan(distance(own, other) / 2);
  expect(Math.abs(ahead.at(-1) ?? 99), "and returns").toBeLessThan(6);
  const pile = page.getByRole("button", { name: /Ground Zone/ }).first();
  const way = await flightPath(page.locator(`[data-flying-card="${targetId}"]`));
  expectPath(way, other, await middle(pile.locator("[data-zone]")));
});

test("a press ends a flight at once, and the cards that made room are at rest", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, opponentPause: 3000 });
  const { table } = await playTo(page, (now) => placeable(now) !== undefined && now.hand.length > 2, {
    seed: "cards in the air",
  });
  await setSpeed(page, SLOW);
  await place(page, table);
  await expect(flying(page)).toHaveCount(1);
  const left = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    window.dispatchEvent(new PointerEvent("pointerdown"));
    const absent = [...document.querySelectorAll("[data-card]")].filter(
      (card) => getComputedStyle(card).opacity === "0",
    );
    const cards = document.querySelectorAll("[data-flying-card]").length + absent.length;
    for (let i = 0; i < 3; i++) await frame();
    const moving = [...document.querySelectorAll<HTMLElement>("[data-hand] [role=gridcell]")].filter(
      ({ style }) => style.transform !== "" && style.transform !== "none",
    );
    return [cards, moving.length];
  });
  expect(left).toEqual([0, 0]);
});

test("with reduced motion nothing flies or glides", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, motionSpeed: 1, reducedMotion: "on", opponentPause: 3000 });
  const { table } = await toPlacement(page);
  const moved = await watchMotion(page);
  await place(page, table);
  await expect(table.cell).toHaveCount(0);
  await expect.poll(async () => (await moved()).length).toBeGreaterThan(0);
  expect((await moved()).filter(({ property }) => property !== "opacity")).toEqual([]);
});
