import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectAccessibleOver } from "./support/accessible";
import { expectFits } from "./support/fits";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { nextMoveAnywhere } from "./support/policies";
import { expectNowhere } from "./support/secrets";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { chooseDeck, choosePlayer, choose as fillIn, openSetUp, startMatch, unfold } from "./support/setup";
import { readSituation, type Situation } from "./support/situation";

/** Longest wait for the turns of many scripted players. */
const ROUND = 120_000;

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Fills in the set-up of a table for many players, in Battle of Souls. */
async function choose(page: Page, seats: string, inTeams: boolean): Promise<void> {
  await openSetUp(page, "battle-of-souls");
  await fillIn(page, { seats, inTeams, seed: "a crowd" });
}

const turnIn = ({ phase }: Situation) => Number(/^Turn (\d+)/.exec(phase)?.[1] ?? 0);

/** Reads the page once the scripted players have taken their turns. */
async function patient(page: Page, after?: Situation): Promise<Situation> {
  const idle = page.getByRole("button", { name: /is thinking$|^Waiting for/ });
  await expect(idle).toHaveCount(0, { timeout: ROUND });
  return readSituation(page, after);
}

const playerOf = (page: Page) => new Player(page, mouseInput(page), patient, nextMoveAnywhere);

/**
 * Plays until the viewer is asked in this turn or a later one, or the game is over. Expects everything to fit whenever
 * the viewer is asked.
 */
async function playOn(page: Page, turn: number): Promise<void> {
  await playerOf(page).playUntil(
    (now) => now.on === "result" || turnIn(now) >= turn,
    async () => {
      await expectFits(page);
      return false;
    },
  );
}

const others = (page: Page) => page.getByRole("region", { name: "The other seats in turn order" });

test("eight seats, each player alone: shows the SP of every seat, and a key brings each into view", async ({
  page,
}) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  await choose(page, "8", false);
  await startMatch(page);
  await playOn(page, 9);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const seats = others(page).getByRole("button", { name: /, SP \d+, / });
    await expect(seats).toHaveCount(7);
    await page.keyboard.press("7");
    await expect(seats.nth(5)).toHaveAttribute("aria-pressed", "true");
    await expect(seats.nth(5)).toBeInViewport({ ratio: 0.98 });
    await expectFits(page);
    await others(page).getByRole("button", { name: "All seats" }).click();
    const table = page.getByRole("dialog", { name: "All seats" });
    await expect(table.getByRole("row")).toHaveCount(9);
    await table.getByRole("button", { name: "Opponent 3" }).click();
    await expect(seats.nth(1)).toHaveAttribute("aria-pressed", "true");
  }
  session.expectQuiet();
});

test("three against three: teams are grouped with their SP", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  await choose(page, "6: 3 against 3", true);
  await startMatch(page);
  await playOn(page, 7);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(others(page).getByText(/^Team A, yours/)).toHaveCount(1);
    await expect(others(page).getByText(/^Team B/)).toHaveCount(1);
    const named = await others(page)
      .getByRole("button", { name: /^(Team mate|Opponent) \d/ })
      .evaluateAll((seats) => seats.map((seat) => seat.getAttribute("aria-label")?.split(",")[0]));
    expect(named).toEqual(["Team mate 2", "Team mate 3", "Opponent 4", "Opponent 5", "Opponent 6"]);
    await expectFits(page);
  }
  session.expectQuiet();
});

test("the set-up and the table of twenty seats are accessible", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  await choose(page, "16: 8 against 8", true);
  await unfold(page, "Table");
  await page.getByRole("radio", { name: "Divided" }).check();
  await expect(page.getByRole("button", { name: "Rule BOS 8.23" })).toBeVisible();
  await page.getByLabel("Seats", { exact: true }).selectOption("20: 10 against 10");
  await expect(page.getByRole("button", { name: "Rule BOS 8.23" })).toHaveCount(0);
  await expectAccessible(page, "set-up of ten against ten");
  const table = await startMatch(page);
  await expect(table.actions).toBeVisible();
  await expectAccessible(page, "table of ten against ten");
  await others(page).getByRole("button", { name: "All seats" }).click();
  await expectAccessibleOver(page, "all seats");
});

test("at a table of eight, one person's hand is nowhere in the page for the other", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  await choose(page, "8", false);
  await choosePlayer(page, 5, "On this device");
  // Other decks for the scripted players, so that none of them has the same cards.
  for (const seat of [7, 8]) await chooseDeck(page, seat, "Iron Pass");
  const table = await startMatch(page);
  const player = playerOf(page);
  await player.playUntil(({ on, hand }) => on === "table" && hand.length > 0);
  const held = await table.handNames();
  await player.playUntil((now) => now.on === "curtain");
  await expectNowhere(page, held);
  await table.reveal();
  const own = await table.handNames();
  await expectNowhere(
    page,
    held.filter((card) => !own.includes(card)),
  );
});
