import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { expectFits } from "./support/fits";
import { NO_WINDOWS, withSettings } from "./support/settings";

const panel = (page: Page) => page.getByRole("region", { name: "Puzzles" });

async function openPuzzle(page: Page, number: number): Promise<void> {
  await withSettings(page, NO_WINDOWS);
  await page.goto("/#/puzzles/battle-cores");
  await page.getByRole("link", { name: new RegExp(`^Puzzle ${number}\\b`) }).click();
  await expect(panel(page)).toBeVisible({ timeout: 20_000 });
}

/** Gives up the turn, step by step. */
async function endTurn(page: Page): Promise<void> {
  for (let step = 0; step < 6; step++) {
    if (await panel(page).getByText("Not solved.").isVisible()) return;
    await page.locator("[data-main]").first().click();
  }
}

function describePuzzles(): void {
  test("a turn without the goal fails, and the puzzle can be tried again", async ({ page }) => {
    await openPuzzle(page, 1);
    await expectFits(page);
    await expectAccessible(page, "puzzle");
    await expect(async () => {
      await endTurn(page);
      await expect(panel(page)).toContainText("Not solved. Try again.", { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await panel(page).getByRole("button", { name: "Try again" }).click();
    await expect(panel(page)).not.toContainText("Not solved.");
    await panel(page).getByRole("button", { name: "Win this turn" }).click();
    await expect(panel(page).getByRole("button", { name: "Hint" })).toBeEnabled();
  });

  test("the hint names the next answer, and the solution reaches the goal", async ({ page }) => {
    await openPuzzle(page, 1);
    await panel(page).getByRole("button", { name: "Win this turn" }).click();
    await panel(page).getByRole("button", { name: "Hint" }).click();
    await expect(panel(page)).toContainText("Next: ", { timeout: 60_000 });
    await panel(page).getByRole("button", { name: "Show the solution" }).click();
    await expect(panel(page)).toContainText("Solved!", { timeout: 90_000 });
    await panel(page).getByRole("button", { name: "All puzzles" }).click();
    // A solution that was shown does not count.
    await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
    await expectAccessible(page, "list of puzzles");
  });
}

test.describe("at 1280×800", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  describePuzzles();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  describePuzzles();
});

test("an address without a puzzle says so", async ({ page }) => {
  await page.goto("/#/puzzles/battle-cores/nothing");
  await expect(page.getByRole("alert").getByText("There is no such puzzle.")).toBeVisible();
});
