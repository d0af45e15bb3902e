import { expect, type Page, test } from "@playwright/test";
import { setUp } from "./support/setup";
import type { TablePage } from "./support/table";

const names = (labels: readonly string[]) => labels.map((label) => label.split(",")[0] ?? "").sort();

/** Names of the cards of a zone in the position editor. */
async function zoneNames(page: Page, player: string, zone: string): Promise<string[]> {
  const region = page
    .getByRole("region", { name: player, exact: true })
    .getByRole("region", { name: new RegExp(`^${player}, ${zone}, `.replaceAll(/[()]/g, "\\$&")) });
  const labels = await region
    .getByRole("list")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return names(labels);
}

const editorIsReady = (page: Page) => expect(page.getByText("Ready to play.")).toBeVisible();

async function edit(table: TablePage): Promise<void> {
  const { page } = table;
  await page.getByRole("button", { name: "Settings and help" }).click();
  await page.getByRole("button", { name: "Edit as position" }).click();
  await expect(page).toHaveURL(/#\/positions\//);
  await editorIsReady(page);
}

test("what is on the table is edited as a position, and what is hidden stays hidden", async ({ page }) => {
  const table = await setUp(page, { game: "d20-warriors", level: "Easy", seed: "as a position" });
  await table.asked();
  const hand = names(await table.handNames());
  await edit(table);
  expect(await zoneNames(page, "Player 1 (you)", "Hand")).toEqual(hand);
  await expect(page.getByRole("paragraph").filter({ hasText: "could not be seen" })).toBeVisible();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await table.laid();
  expect(names(await table.handNames())).toEqual(hand);
});

test("a step of a replay is edited as a position", async ({ page }) => {
  const table = await setUp(page, { game: "d20-warriors", level: "Easy", seed: "as a position" });
  await table.asked();
  await page.getByRole("button", { name: "Leave" }).click();
  await page.goto("/#/saves");
  await page
    .getByRole("link", { name: /^Replay/ })
    .first()
    .click();
  await page.getByRole("slider", { name: "Move" }).press("End");
  await page.getByRole("button", { name: "Continue or share" }).click();
  await page.getByRole("button", { name: "Edit as position" }).click();
  await editorIsReady(page);
});

test("two people with hidden hands are not offered a position of their match", async ({ page }) => {
  const table = await setUp(page, { mode: "Two players on this device", names: ["Ann", "Bob"] });
  await table.reveal();
  await page.getByRole("button", { name: "Settings and help" }).click();
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit as position" })).toHaveCount(0);
});
