import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectAccessibleOver } from "./support/accessible";
import { nextArenaMove } from "./support/arena";
import { mouseHands } from "./support/hands";
import { Player } from "./support/player";
import { expectNowhere } from "./support/secrets";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { choose } from "./support/setup";
import { readSituation } from "./support/situation";
import { TablePage } from "./support/table";

interface Wanted {
  /** Who sits on the seats after the first. */
  readonly others: readonly ("At this screen" | "Scripted, Easy" | "Scripted, Hard")[];
  readonly seed: string;
  readonly decks: readonly string[];
}

async function sitDown(page: Page, { others, seed, decks }: Wanted): Promise<TablePage> {
  await page.goto("/#/play/battle-cores");
  await page
    .getByRole("group", { name: "Seats" })
    .getByRole("radio", { name: String(others.length + 1), exact: true })
    .check();
  for (const [i, who] of others.entries()) {
    const seat = page.getByRole("group", { name: new RegExp(`^Seat ${i + 2}: `) });
    await seat.getByRole("radio", { name: who }).check();
  }
  const choosers = page.getByRole("group", { name: /^Deck of |^Your deck/ });
  for (const [i, deck] of decks.entries()) await choosers.nth(i).getByRole("radio", { name: deck }).check();
  await choose(page, { seed });
  await page.getByRole("button", { name: /^Start the/ }).click();
  const table = new TablePage(page);
  await table.laid();
  return table;
}

const playerOf = (page: Page) => new Player(page, mouseHands(page), readSituation, nextArenaMove);

test("Battle Cores: two people play a whole game at one screen, by pointer", async ({ page }) => {
  test.setTimeout(120_000);
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  const table = await sitDown(page, {
    others: ["At this screen"],
    seed: "two in the arena",
    decks: ["Ember Rush", "Green Tide"],
  });
  const player = playerOf(page);
  await player.playToTheEnd();
  expect([...player.met], "cards were played, and attacked").toEqual(expect.arrayContaining(["hand", "board"]));
  await expect(table.result.getByRole("heading", { name: /wins?$|draw/ })).toBeVisible();
  session.expectQuiet();
});

test("Battle Cores: a whole game of three with two opponents; their hands are nowhere in the page", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const session = new Session(page);
  await withSettings(page, { inspector: "press", passing: { level: "acts", stops: [] } });
  const table = await sitDown(page, {
    others: ["Scripted, Easy", "Scripted, Hard"],
    seed: "three in the arena",
    decks: ["Ember Rush", "Green Tide", "Iron Bastion"],
  });
  await playerOf(page).playToTheEnd();
  await expect(table.result.getByRole("heading", { name: /win|draw/i })).toBeVisible();
  session.expectQuiet();
});
