import { expect, type Page, test } from "@playwright/test";
import { decks } from "../src/games/battle-cores/decks";
import { expectAccessible, expectAccessibleOver } from "./support/accessible";
import { nextArenaMove } from "./support/arena";
import { mouseHands } from "./support/hands";
import { Player } from "./support/player";
import { expectNowhere } from "./support/secrets";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { choose } from "./support/setup";
import { readSituation } from "./support/situation";
import { expectFitsEverywhere } from "./support/sizes";
import { TablePage } from "./support/table";

interface Wanted {
  /** Who sits on the seats after the first. */
  readonly others: readonly ("On this device" | "Computer, Easy" | "Computer, Medium")[];
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
  const choosers = page.getByRole("group", { name: /^(Your|.+’s) deck/ });
  for (const [i, deck] of decks.entries()) await choosers.nth(i).getByRole("radio", { name: deck }).check();
  await choose(page, { seed });
  await page.getByRole("button", { name: /^Start the/ }).click();
  const table = new TablePage(page);
  await table.laid();
  return table;
}

const OWN_AND_OTHERS = ["Ember Rush", "Green Tide", "Iron Bastion"];

const playerOf = (page: Page) => new Player(page, mouseHands(page), readSituation, nextArenaMove);

test("Battle Cores: a Legend is Summoned from its deck", async ({ page }) => {
  test.setTimeout(240_000);
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  await sitDown(page, {
    others: ["On this device"],
    seed: "two in the arena",
    decks: ["Ember Rush", "Green Tide"],
  });
  const player = playerOf(page);
  const legends = page.getByRole("button", { name: /: Legend Deck, .*a card can be used$/ });
  let summoned = 0;
  const isSummoned = () => summoned > 0;
  await player.playUntil(isSummoned, async (now) => {
    if (now.main?.name !== "To the Battle Phase" || (await legends.count()) === 0) return false;
    summoned++;
    await legends.click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Summon / })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();
    return true;
  });
  session.expectQuiet();
});

test("Battle Cores: a whole game of three with two opponents, whose hands are nowhere in the page", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const session = new Session(page);
  await withSettings(page, { inspector: "press", passing: { level: "acts", stops: [] } });
  const table = await sitDown(page, {
    others: ["Computer, Easy", "Computer, Medium"],
    seed: "three in the arena",
    decks: OWN_AND_OTHERS,
  });
  const [own = [], ...others] = OWN_AND_OTHERS.map((name) => decks.find((deck) => deck.name === name)?.cards);
  const hidden = [...new Set(others.flatMap((cards) => cards ?? []))].filter((name) => !own.includes(name));
  await expectNowhere(page, hidden);
  let looks = 0;
  await playerOf(page).playToTheEnd(async (now) => {
    const turn = Number(/\d+/.exec(now.phase)?.[0]);
    if (looks >= 2 || turn < 4 * (looks + 1) || now.main?.name !== "To the Battle Phase") return false;
    looks++;
    const told = await table.log.innerText();
    await expectNowhere(
      page,
      hidden.filter((name) => !told.includes(name)),
    );
    return false;
  });
  expect(looks).toBe(2);
  await expect(table.result.getByRole("heading", { name: /win|draw/i })).toBeVisible();
  session.expectQuiet();
});

test("Battle Cores: axe finds nothing in the middle of a game of four, and every window can be a stop", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await withSettings(page, NO_WINDOWS);
  const table = await sitDown(page, {
    others: ["Computer, Easy", "Computer, Easy", "Computer, Easy"],
    seed: "four in the arena",
    decks: ["Ember Rush", "Green Tide", "Iron Bastion", "Nightfall"],
  });
  const player = playerOf(page);
  await player.playUntil(
    (now) => Number(/\d+/.exec(now.phase)?.[0]) > 4 && now.main?.name === "To the End Phase",
  );
  await expectAccessible(page, "the Battle Phase");
  await page
    .getByRole("button", { name: /: Legend Deck, / })
    .first()
    .click();
  await expectAccessibleOver(page, "the Legend Deck");
  await page.keyboard.press("Escape");
  await table.log.getByRole("button").last().click();
  await expect(page.getByRole("dialog", { name: "Rules of Battle Cores" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "When to prompt me" }).click();
  const dialog = page.getByRole("dialog", { name: "When to prompt me" });
  await expect(dialog.getByRole("checkbox")).toHaveCount(4);
  await dialog.getByRole("checkbox", { name: "when a Battle Phase is about to end" }).check();
  await dialog.getByRole("button", { name: "Close" }).click();
  await player.playUntil((now) => now.main?.name === "Pass: end the Battle Phase");
  await page.getByRole("button", { name: "When to prompt me" }).click();
  await dialog.getByRole("checkbox", { name: "when an attack is declared" }).check();
  await dialog.getByRole("button", { name: "Close" }).click();
  await player.playUntil((now) => now.main?.name === "Pass: resolve the attack");
  await expect(page.locator("[data-arrow]"), "from the attacker to what it attacks").toHaveCount(1);
});

for (const others of [1, 3] as const) {
  test(`Battle Cores: whatever the window becomes, nothing is cut off with ${others + 1} at the table`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await withSettings(page, NO_WINDOWS);
    const table = await sitDown(page, {
      others: Array.from({ length: others }, () => "Computer, Easy"),
      seed: "a window of many sizes",
      decks: ["Ember Rush"],
    });
    await playerOf(page).playUntil(
      (now) => Number(/\d+/.exec(now.phase)?.[0]) > 2 * (others + 1) && now.main?.name === "To the End Phase",
    );
    await expectFitsEverywhere(page, async () => [
      table.button("To the End Phase"),
      table.hand,
      ...(await page.locator("[data-middle] [data-card]").all()),
    ]);
  });
}
