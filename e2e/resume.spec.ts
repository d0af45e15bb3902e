import { expect, type Page, test } from "@playwright/test";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { EVERY_WINDOW, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { TablePage } from "./support/table";

const SEED = "thunder over the table";
const DICE_LIE = "Pass: keep the dice";

/** Plays on until the dice of a battle are shown and the player may respond. */
async function toTheDice(page: Page): Promise<TablePage> {
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { seed: SEED });
  await new Player(page, mouseInput(page)).playUntil((now) => now.main?.name === DICE_LIE);
  await expect(table.dice).toBeVisible();
  return table;
}

/** The battle as a screen reader reads it. */
const story = ({ dice, hand, actions }: TablePage) =>
  Promise.all([dice, hand, actions].map((part) => part.ariaSnapshot()));

test("a reload during a battle returns to the same decision and the same dice", async ({ page }) => {
  const table = await toTheDice(page);
  const before = await story(table);
  await page.reload();
  await expect(table.button(DICE_LIE)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => story(table)).toEqual(before);
  await table.button(DICE_LIE).click();
  await expect(table.button(DICE_LIE), "the battle goes on").toBeHidden();
  await expect(page.getByRole("region", { name: "Notices" }).getByRole("alert")).toBeEmpty();
});

test("an answer given just before the page closes is saved", async ({ page }) => {
  const table = await toTheDice(page);
  await table.button(DICE_LIE).click();
  await page.reload();
  await table.asked();
  await expect(table.button(DICE_LIE)).toBeHidden();
  await expect(page.getByRole("region", { name: "Notices" }).getByRole("alert")).toBeEmpty();
});

test("a match can be resumed after a crash right after an answer", async ({ page, context }) => {
  const table = await toTheDice(page);
  const dice = await table.dice.ariaSnapshot();
  const address = page.url();
  await table.button(DICE_LIE).click();
  const crash = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => undefined);
  await crash;

  const again = await context.newPage();
  await withSettings(again, EVERY_WINDOW);
  await again.goto(address);
  const back = new TablePage(again);
  await back.asked();
  await expect(again.getByRole("region", { name: "Notices" }).getByRole("alert")).toBeEmpty();
  // At worst the last answer must be given again, to the same dice.
  if ((await back.main.innerText()) === DICE_LIE)
    await expect.poll(() => back.dice.ariaSnapshot()).toBe(dice);
  const player = new Player(again, mouseInput(again));
  await player.playUntil((now) => now.main?.name === "End turn");
});

test("a match of two people at one screen resumes behind the curtain", async ({ page }) => {
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { mode: "Two players on this device", names: ["Ann", "Bob"], seed: SEED });
  await table.reveal();
  await table.asked();
  const hand = await table.handNames();
  const question = await table.main.innerText();
  await page.reload();
  await expect(table.curtain).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("heading", { name: /^(Ann|Bob)'s turn$/ })).toBeVisible();
  const html = await page.content();
  for (const name of hand) expect(html).not.toContain(name);
  await table.reveal();
  await table.expectHand(hand);
  await expect(table.main).toHaveText(question);
});

test("an unfinished match is one press away from the landing page", async ({ page }) => {
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { seed: SEED });
  await table.asked();
  const hand = await table.handNames();
  await page.goto("/");
  await page.getByRole("link", { name: "Resume" }).click();
  await table.expectHand(hand);
});
