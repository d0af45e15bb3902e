import { expect, test } from "@playwright/test";
import { mouseHands } from "./support/hands";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { TablePage } from "./support/table";

for (const level of ["Easy", "Hard"] as const) {
  test(`one person plays a whole game against the opponent: ${level}`, async ({ page }) => {
    test.setTimeout(180_000);
    await withSettings(page, NO_WINDOWS);
    const table = await setUp(page, { level, seed: `a walk in the ${level} rain` });
    await new Player(page, mouseHands(page)).playToTheEnd();
    await expect(table.result.getByRole("heading", { name: /win|draw/i })).toBeVisible();
    await expect(table.result.getByText("face-up Warriors")).toHaveCount(2);
  });
}

test("from the landing page to the first legal move it takes two clicks at most", async ({ page }) => {
  await withSettings(page);
  const table = new TablePage(page);
  await table.start("Play now");
  await expect(table.handCard("warrior").or(table.button(/^Pass/)).first()).toBeVisible({ timeout: 20_000 });
});
