import { expect, type Page, test } from "@playwright/test";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { EVERY_WINDOW, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { TablePage } from "./support/table";

const SEED = "thunder over the table";
const DICE_LIE = "Pass: keep the dice";

/** Plays on until the dice of a battle lie and somebody may answer them. */
async function toTheDice(page: Page): Promise<TablePage> {
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { seed: SEED });
  await new Player(page, mouseInput(page)).playUntil((now) => now.main?.name === DICE_LIE);
  await expect(table.dice).toBeVisible();
  return table;
}

/** The battle as a screen reader hears it. */
const story = ({ dice, hand, actions }: TablePage) =>
  Promise.all([dice, hand, actions].map((part) => part.ariaSnapshot()));

test("a reload in the middle of a battle comes back to the same question and the same dice", async ({
  page,
}) => {
  const table = await toTheDice(page);
  const before = await story(table);
  await page.reload();
  await expect(table.button(DICE_LIE)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => story(table)).toEqual(before);
  await table.button(DICE_LIE).click();
  await expect(table.button(DICE_LIE), "the battle goes on").toBeHidden();
  await expect(page.getByRole("region", { name: "Notices" }).getByRole("alert")).toBeEmpty();
});

test("what was answered a moment before the page goes is kept", async ({ page }) => {
  const table = await toTheDice(page);
  await table.button(DICE_LIE).click();
  await page.reload();
  await table.asked();
  await expect(table.button(DICE_LIE)).toBeHidden();
  await expect(page.getByRole("region", { name: "Notices" }).getByRole("alert")).toBeEmpty();
});

test("a page that crashes right after an answer can be gone on with", async ({ page, context }) => {
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
  // At worst the last answer is to be given once more, to the same dice.
  if ((await back.main.innerText()) === DICE_LIE)
    await expect.poll(() => back.dice.ariaSnapshot()).toBe(dice);
  const player = new Player(again, mouseInput(again));
  await player.playUntil((now) => now.main?.name === "End turn");
});

test("a match for two at one screen comes back behind the curtain", async ({ page }) => {
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

test("from the landing page a match left open is one press away", async ({ page }) => {
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { seed: SEED });
  await table.asked();
  const hand = await table.handNames();
  await page.goto("/");
  await page.getByRole("link", { name: "Resume" }).click();
  await table.expectHand(hand);
});
