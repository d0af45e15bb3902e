import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { expectFits } from "./support/fits";
import { NO_WINDOWS, withSettings } from "./support/settings";

const panel = (page: Page) => page.getByRole("region", { name: "Puzzles" });

async function openPuzzle(page: Page, number: number, game = "battle-cores"): Promise<void> {
  await withSettings(page, NO_WINDOWS);
  await page.goto(`/#/puzzles/${game}`);
  await page.getByRole("link", { name: new RegExp(`^Puzzle ${number}\\b`) }).click();
  await expect(panel(page)).toBeVisible({ timeout: 20_000 });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function expectUncovered(page: Page, parts: Locator): Promise<void> {
  await expect(parts).not.toHaveCount(0);
  await expect(async () => {
    const covers = await panel(page).boundingBox();
    for (const part of await parts.all()) {
      const box = await part.boundingBox();
      expect(covers && box && overlaps(covers, box)).toBe(false);
    }
  }).toPass({ timeout: 10_000 });
}

/** Gives up the turn, step by step. */
async function endTurn(page: Page): Promise<void> {
  for (let step = 0; step < 6; step++) {
    if (await panel(page).getByText("Not solved.").isVisible()) return;
    // While the end of the turn is shown, the button cannot be pressed.
    await page.locator("[data-main]").first().click({ timeout: 2000 });
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

test("a battle with the best odds solves a puzzle of D20 Warriors, whatever its dice show", async ({
  page,
}) => {
  await openPuzzle(page, 1, "d20-warriors");
  await panel(page)
    .getByRole("button", { name: /^Attack / })
    .click();
  await panel(page).getByRole("button", { name: "Show the solution" }).click();
  await expect(panel(page)).toContainText("Solved!", { timeout: 90_000 });
  await page.locator("[data-main]").first().click();
  await expect(panel(page)).toContainText("Solved!");
});

test.describe("at 1280×800", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  describePuzzles();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  describePuzzles();

  test("the folded panel covers no number of cards in a pile", async ({ page }) => {
    await openPuzzle(page, 1);
    await expectUncovered(page, page.getByRole("main").getByRole("img", { name: /Deck/ }));
  });

  test("the folded panel covers no name of a row", async ({ page }) => {
    await openPuzzle(page, 1, "battle-spirits-saga");
    await expectUncovered(page, page.getByRole("main").getByText("Burst", { exact: true }));
  });

  test("the folded panel covers no name of a card, and no counter of a small card is cut", async ({
    page,
  }) => {
    await page.goto("/#/puzzles/battle-cores/clear-4-18");
    await expect(panel(page)).toBeVisible({ timeout: 20_000 });
    await expectUncovered(page, page.getByRole("main").getByText(/ Engine$/));
    const counters = page.getByRole("main").getByText(/^\d+ Counters$/);
    await expect(counters).not.toHaveCount(0);
    for (const plate of await counters.all()) await expect(plate).toBeInViewport({ ratio: 0.98 });
  });

  test("who is asked in no window can defend, and the panel covers no button that passes until later", async ({
    page,
  }) => {
    await withSettings(page, NO_WINDOWS);
    for (const [puzzle, goal] of [
      ["survive-80-4", "Do not lose"],
      ["only-move-15-5", "Only one answer"],
    ] as const) {
      await page.goto(`/#/puzzles/battle-spirits-saga/${puzzle}`);
      await expect(panel(page)).toContainText(goal, { timeout: 20_000 });
      await expectUncovered(page, page.getByRole("button", { name: /^Auto-pass until/ }));
      await expect(panel(page)).not.toContainText("Not solved.");
    }
  });

  test("a long goal covers no name of a place beside the rows", async ({ page }) => {
    await withSettings(page, NO_WINDOWS);
    await page.goto("/#/puzzles/soul-masters/clear-5-18");
    await expect(panel(page)).toContainText("Leave the opponent no cards", { timeout: 20_000 });
    await expectUncovered(page, page.getByRole("main").getByText("Commander", { exact: true }));
  });

  test("the Warrior to attack is in view, and not covered by the panel", async ({ page }) => {
    await withSettings(page, NO_WINDOWS);
    for (const [puzzle, name] of [
      ["odds-32-15", "Oath Guardian"],
      ["odds-57-8", "Turntable Engine"],
    ] as const) {
      await page.goto(`/#/puzzles/d20-warriors/${puzzle}`);
      await expect(panel(page)).toContainText(`Attack ${name}`, { timeout: 20_000 });
      const target = page.getByRole("main").getByRole("button", { name: new RegExp(`^${name}`) });
      await expect(target).toBeInViewport({ ratio: 0.98 });
      await expectUncovered(page, target);
    }
  });
});

/** A position in which one Monster can win by its three attacks. */
const OWN_PUZZLE = {
  format: 1,
  game: "battle-cores",
  title: "Three bites",
  note: "",
  seed: "1",
  options: {},
  goal: { kind: "win" },
  board: {
    format: 1,
    turn: { seat: 0, number: 9, step: "battle", values: {} },
    seats: [
      {
        zones: { monsters: [{ name: "Arc Ferret" }], deck: [{ name: "Kindle Cub" }, { name: "Kindle Cub" }] },
        values: { hp: 30 },
      },
      { zones: { deck: [{ name: "Kindle Cub" }, { name: "Kindle Cub" }] }, values: { hp: 6 } },
    ],
  },
};

test("a position with a goal is checked, played and listed as a puzzle of one's own", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  await page.goto("/#/positions/battle-cores");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a file" }).click();
  const file = {
    name: "puzzle.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(OWN_PUZZLE)),
  };
  await (await chooser).setFiles(file);
  await page.getByRole("button", { name: "Check it" }).click();
  await expect(page.getByText("There is a solution: 1 of 2 first answers leads to it.")).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page, "position with a goal");
  await page.getByRole("link", { name: "Play the puzzle" }).click();
  await panel(page).getByRole("button", { name: "Win this turn" }).click();
  await panel(page).getByRole("button", { name: "Show the solution" }).click();
  await expect(panel(page)).toContainText("Solved!", { timeout: 90_000 });
  await panel(page).getByRole("button", { name: "All puzzles" }).click();
  const own = page.getByRole("region", { name: "Your puzzles" });
  await expect(own.getByRole("link", { name: /^Three bites/ })).toBeVisible();
});

test("a puzzle that is opened twice is one saved match", async ({ page }) => {
  await openPuzzle(page, 1);
  const match = page.url();
  await page.goto("/#/puzzles/battle-cores");
  await page.getByRole("link", { name: /^Puzzle 1\b/ }).click();
  await expect(page).toHaveURL(match, { timeout: 20_000 });
  await expect(panel(page)).toBeVisible();
});

test("an address without a puzzle says so", async ({ page }) => {
  await page.goto("/#/puzzles/battle-cores/nothing");
  await expect(page.getByRole("alert").getByText("There is no such puzzle.")).toBeVisible();
});
