import { expect, test } from "@playwright/test";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";

test.beforeEach(({ page }) => withSettings(page, NO_WINDOWS));

test("OOPS takes the last action back: the card is in hand again and one OOPS is spent", async ({ page }) => {
  const table = await setUp(page, {
    mode: "Two players on this device",
    names: ["Ann", "Bob"],
    oops: 4,
    seed: "oops",
  });
  const player = new Player(page, mouseInput(page));
  await table.reveal();
  await player.playUntil((now) => now.main?.name === "End turn");
  const before = await table.handNames();
  const seat = page.getByRole("region", { name: /^Your seat$|'s seat$/ }).last();
  await expect(seat).toContainText("4 OOPS left");

  await table.handCard("warrior").first().click();
  await table.cell.first().click();
  await expect(table.hand.getByRole("button")).toHaveCount(before.length - 1);
  await table.anytime.getByRole("button", { name: "OOPS" }).click();
  await expect(table.hand.getByRole("button")).toHaveCount(before.length);
  await expect.poll(async () => (await table.handNames()).toSorted()).toEqual(before.toSorted());
  await expect(table.board.getByRole("button")).toHaveCount(0);
  await expect(seat).toContainText("3 OOPS left");
  await expect(table.log.getByRole("button", { name: /^OOPS: / })).toBeVisible();
});

test("a time-out stops play until the player who called it ends it", async ({ page }) => {
  const table = await setUp(page, { seed: "a break" });
  const player = new Player(page, mouseInput(page));
  await player.playUntil((now) => now.main?.name === "End turn");
  await table.anytime.getByRole("button", { name: "Time-out" }).click();
  await expect(page.getByRole("note").filter({ hasText: "You called a time-out." })).toBeVisible();
  await expect(table.button("End turn")).toBeHidden();
  await expect(table.handCard("warrior")).toHaveCount(0);
  await table.hand.getByRole("button").first().click();
  // The note appears next to the pressed card.
  await expect(page.getByRole("note").filter({ hasText: "You have called a time-out" })).toBeVisible();
  await page.keyboard.press("t");
  await expect(table.button("End turn")).toBeVisible();
  await expect(page.getByRole("note").filter({ hasText: "called a time-out" })).toBeHidden();
});

test("conceding asks for confirmation, then ends the game", async ({ page }) => {
  const table = await setUp(page, { seed: "enough" });
  await table.anytime.getByRole("button", { name: "Concede" }).click();
  const question = page.getByRole("dialog", { name: "Concede?" });
  await question.getByRole("button", { name: "Keep playing" }).click();
  await expect(question).toBeHidden();
  await expect(table.result).toBeHidden();
  await table.anytime.getByRole("button", { name: "Concede" }).click();
  await question.getByRole("button", { name: "Concede" }).click();
  await expect(table.result.getByRole("heading", { name: "Defeat" })).toBeVisible();
  await expect(table.result).toContainText("You lost: you conceded.");
  await table.result.getByRole("button", { name: "Look at the board" }).click();
  await expect(table.result).toBeHidden();
  await page.getByRole("button", { name: "Show the result" }).click();
  await table.result.getByRole("button", { name: "Rematch" }).click();
  await expect(table.result).toBeHidden();
  await expect(table.hand.getByRole("button")).not.toHaveCount(0);
  await page.goto("/#/saves");
  await expect(page.getByRole("listitem").filter({ hasText: "Opponent won" })).toHaveCount(1);
});

test("undo in practice returns to one's own previous decision", async ({ page }) => {
  const table = await setUp(page, { seed: "second thoughts" });
  // Waits for the player's move first: a new decision would dismiss the refusal.
  await expect(page.getByRole("log", { name: "Announcements" })).toContainText(/Your (turn|move)\./);
  await page.keyboard.press("u");
  await expect(table.actions.getByRole("note")).toHaveText("You have no move to undo yet.");
  await page.keyboard.press("Escape");
  await expect(table.actions.getByRole("note")).toHaveCount(0);
  const player = new Player(page, mouseInput(page));
  await player.playUntil((now) => now.main?.name === "End turn");
  const before = await table.handNames();
  await table.handCard("warrior").first().click();
  await table.cell.first().click();
  await expect(table.hand.getByRole("button")).toHaveCount(before.length - 1);
  await expect(table.button("End turn")).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("u");
  await expect(table.hand.getByRole("button")).toHaveCount(before.length);
  await table.expectHand(before);
});
