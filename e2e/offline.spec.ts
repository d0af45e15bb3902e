import { expect, test } from "@playwright/test";
import { mouseInput } from "./support/input-device";
import { visitOnce } from "./support/offline";
import { Player } from "./support/player";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";

test.use({ serviceWorkers: "allow" });

test("after one visit everything works offline: a match, the rules, the settings", async ({
  page,
  context,
}) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  await visitOnce(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Five card games, one table" })).toBeVisible();

  const table = await setUp(page, { seed: "no bars", level: "Hard" });
  await new Player(page, mouseInput(page)).playUntil((now) => /^Turn [5-9]/.test(now.phase));
  expect(page.workers(), "the opponent thinks in a thread of its own").toHaveLength(1);
  await expect(table.log.getByRole("button", { name: /^Opponent (places|draws)/ })).not.toHaveCount(0);
  await expect(page.getByRole("region", { name: "Notices" }).getByRole("alert")).toBeEmpty();

  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Rules" }).click();
  await page.getByRole("main").getByRole("link", { name: "D20 Warriors" }).click();
  await expect(page.getByText("The game is played by exactly two players.")).toBeVisible();
  await page.getByRole("textbox", { name: "Search the rules" }).fill("service");
  await expect(page.getByRole("status").filter({ hasText: /of \d+ clauses/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Saved" }).click();
  await expect(page.getByRole("link", { name: /^Resume/ })).toHaveCount(1);
  session.expectQuiet();
});
