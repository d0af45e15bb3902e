import { type Page, test } from "@playwright/test";
import { GAMES } from "../src/games/registry";
import { expectFits } from "./support/fits";
import { mouseHands, touchHands } from "./support/hands";
import { visitOnce } from "./support/offline";
import { expectOver } from "./support/over";
import { Player } from "./support/player";
import { nextMoveAnywhere } from "./support/policies";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { readSituation } from "./support/situation";
import { TablePage } from "./support/table";

// Every game that can be played is played to its end in each of these ways; with keys and with ears in specs of their own.
test.beforeEach(() => test.setTimeout(300_000));

async function begin(page: Page, seed: string): Promise<TablePage> {
  await page.getByText("Advanced", { exact: true }).click();
  await page.getByRole("textbox", { name: "Seed" }).fill(seed);
  await page.getByRole("button", { name: /^Start the/ }).click();
  const table = new TablePage(page);
  await table.laid();
  return table;
}

const games = GAMES.filter((game) => "parts" in game);

for (const { slug, title } of games) {
  test(`${title}: two people play a whole game at one screen, by mouse`, async ({ page }) => {
    const session = new Session(page);
    await withSettings(page, NO_WINDOWS);
    await page.goto(`/#/play/${slug}`);
    const mode = page.getByRole("radio", { name: "Two players on this device", exact: true });
    const seat = page
      .getByRole("group", { name: /^Seat 2: / })
      .getByRole("radio", { name: "On this device" });
    await mode.or(seat).first().check();
    const table = await begin(page, "two at a table");
    const player = new Player(page, mouseHands(page), readSituation, nextMoveAnywhere);
    await player.playToTheEnd();
    await expectOver(table, player, session);
  });

  test.describe(() => {
    test.use({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: "allow",
    });

    test(`${title}: a whole game against the opponent on a phone, by taps, with no network`, async ({
      page,
      context,
    }) => {
      const session = new Session(page);
      await withSettings(page, NO_WINDOWS);
      await visitOnce(page);
      await context.setOffline(true);
      await page.goto(`/#/play/${slug}`);
      const table = await begin(page, "thumbs");
      const seen = new Set<string>();
      const player = new Player(page, touchHands(page), readSituation, nextMoveAnywhere);
      await player.playToTheEnd(async (now) => {
        // What is on screen is looked at closely once for every kind of question.
        const parts = [now.cells, now.offered, now.menu].map(({ length }) => length > 0);
        const kind = `${now.main?.name.split(" ")[0]} ${parts.join(" ")}`;
        if (!seen.has(kind)) await expectFits(page);
        seen.add(kind);
        return false;
      });
      await expectOver(table, player, session);
      await expectFits(page);
    });
  });
}
