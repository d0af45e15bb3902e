import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import type { TablePage } from "./support/table";

/** Plays a few moves against the opponent and concedes. */
async function shortMatch(page: Page): Promise<TablePage> {
  await withSettings(page, NO_WINDOWS);
  const table = await setUp(page, { level: "Easy", names: ["Ann", "Bob"], seed: "remember this" });
  let steps = 0;
  await new Player(page, mouseInput(page)).playUntil((now) => now.on !== "curtain" && ++steps > 14);
  const dialog = page.getByRole("dialog");
  // Retried, because the opponent may be moving; but a click that opened the dialog must not be repeated.
  await expect(async () => {
    if (!(await dialog.isVisible())) {
      await table.anytime.getByRole("button", { name: /Concede/ }).click({ timeout: 2000 });
    }
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dialog.getByRole("button", { name: /Concede|Yes/ }).click();
  await expect(table.result).toBeVisible();
  return table;
}

const controls = (page: Page) => page.getByRole("region", { name: "Replay" });
const slider = (page: Page) => page.getByRole("slider", { name: "Move" });
const clean = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test("a match can be replayed, played on from, and is counted", async ({ page }) => {
  const table = await shortMatch(page);
  await table.result.getByRole("button", { name: "Review the match" }).click();
  await expect(controls(page)).toBeVisible();
  const last = Number(await slider(page).getAttribute("max"));
  expect(last).toBeGreaterThan(3);

  const forward = page.getByRole("button", { name: "Next move" });
  await forward.click();
  await expect(page.getByText(new RegExp(`Move [1-9]\\d* of ${last}`))).toBeVisible();
  await slider(page).press("Home");
  const everyPass = page.getByRole("checkbox", { name: "Stop at every pass" });
  await everyPass.check();
  await forward.click();
  await expect(page.getByText(`Move 1 of ${last}`)).toBeVisible();
  await everyPass.uncheck();
  await slider(page).press("End");
  await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
  await page.getByRole("button", { name: "Start of the turn" }).click();
  await expect(page.getByRole("region", { name: "Result" })).toBeHidden();
  await slider(page).press("Home");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4×");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText(new RegExp(`Move [1-9]\\d* of ${last}`))).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("combobox", { name: "View" }).selectOption("Bob");
  await expect(page.getByRole("grid", { name: /^Bob: Hand|Hand.*Bob/ }).first()).toBeVisible();
  await clean(page);

  await slider(page).fill(String(last - 1));
  await page.getByRole("button", { name: "Continue or share" }).click();
  await clean(page);
  await page.getByRole("radio", { name: "Play Ann’s side" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Start", exact: true }).click();
  await expect(table.actions).toBeVisible();
  await expect(table.result).toBeHidden();

  await page.goto("/#/statistics");
  const row = page.getByRole("table", { name: "Against the computer" }).getByRole("row", { name: /^Easy/ });
  await expect(row.getByRole("cell").first()).toHaveText("1", { useInnerText: true });
  await clean(page);
  await page.goto("/#/saves");
  await expect(page.getByRole("link", { name: /^Replay of/ })).toHaveCount(2);
});

test("a finished match is reviewed, and the review is kept with it", async ({ page }) => {
  const table = await shortMatch(page);
  await table.result.getByRole("button", { name: "Review the match" }).click();
  await page.getByRole("button", { name: "Review the decisions" }).click();
  const review = page.getByRole("dialog", { name: "Review" });
  const own = review.getByRole("table", { name: "Players" }).getByRole("row", { name: /^Ann/ });
  await expect(own).toContainText(/\d %/, { timeout: 60_000 });
  await review.getByText("Turn by turn").click();
  await expect(review.getByRole("button", { name: /^Turn 1: Ann \d+ %/ })).toBeVisible();
  await clean(page);
  const found = await review.innerText();
  await page.reload();
  await page.getByRole("button", { name: "Review the decisions" }).click();
  await review.getByText("Turn by turn").click();
  expect(await review.innerText()).toBe(found);
});

test("a link shares a position with another person", async ({ page, browser, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const table = await shortMatch(page);
  await table.result.getByRole("button", { name: "Review the match" }).click();
  await slider(page).fill("5");
  await page.getByRole("button", { name: "Continue or share" }).click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain("#/link/");

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(address);
  await expect(elsewhere.getByRole("heading", { name: "Shared match" })).toBeVisible();
  await expect(elsewhere.getByText(/^Ann against Bob \(Easy\)\. 5 moves/)).toBeVisible();
  await elsewhere.getByRole("link", { name: "Watch" }).click();
  await expect(elsewhere.getByText("Move 5 of 5")).toBeVisible();
  await elsewhere.goBack();
  await elsewhere.getByRole("radio", { name: "Two players on this device" }).check();
  await elsewhere.getByRole("button", { name: "Start", exact: true }).click();
  await expect(elsewhere.getByRole("button", { name: "Press and hold to reveal" })).toBeVisible();
  await other.close();
});

for (const text of ["nonsense", "AAAA", "%3Cscript%3E", "x".repeat(40_000)]) {
  test(`a link that holds no match says so: ${text.slice(0, 20)}`, async ({ page }) => {
    await page.goto(`/#/link/${text}`);
    await expect(page.getByRole("heading", { name: "This link cannot be opened" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Nothing was saved" })).toBeVisible();
  });
}
