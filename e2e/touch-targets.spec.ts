import { expect, type Page, test } from "@playwright/test";
import { openBattle } from "./support/fixtures/battle";
import { openCores } from "./support/fixtures/cores";
import { openFixture } from "./support/fixtures/open";
import { almostOver } from "./support/fixtures/played";
import { openSaga } from "./support/fixtures/saga";
import { openSouls } from "./support/fixtures/souls";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { smallTargets } from "./support/targets";

const UPRIGHT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

/** A table of each game with cards in every place where they may be. */
const TABLES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "D20 Warriors": (page) => openFixture(page, almostOver("a picture", 20)),
  "Battle Cores": (page) =>
    openCores(page, {
      sides: [
        {
          monsters: ["Ashfang Runner", "Blaze Chaser"],
          hand: ["Stormtail Lynx", "Flash of Fangs"],
          points: 9,
        },
        { monsters: ["Cinder Hound", "Stormtail Lynx"] },
      ],
      opponents: true,
    }),
  "Battle Spirits Saga": (page) =>
    openSaga(page, {
      sides: [
        { spirits: ["Emberling", "Cinder Drake"], hand: ["Emberling", "Spark Pup"], reserve: 8, soul: true },
        { spirits: ["Spark Pup"], reserve: 3, burst: "Dragon Feast" },
      ],
      opponent: true,
    }),
  "Soul Masters": (page) =>
    openSouls(page, {
      sides: [
        { units: ["Kiln Squire", "Drake Lancer"], hand: ["Dragonfire", "Flare Up"], resources: 2 },
        { units: ["Pack Yearling", "Alpha Hunter"], discard: ["Feral Surge"] },
      ],
      active: 0,
      opponent: true,
    }),
  "Battle of Souls": (page) =>
    openBattle(page, {
      sides: [
        {
          fighters: ["Reed Spearman", { name: "Captor of Three", kills: 2 }],
          tactics: ["Feigned Retreat"],
          hand: ["Jaguar Recruit", "Eagle Knight", "Marked Captive"],
          discard: ["Battle Honours"],
        },
        {
          fighters: ["Gate Guard", "Patient Blade"],
          equipment: ["Battle Honours"],
          battlefield: "Iron Pass",
        },
      ],
      opponents: 1,
    }),
};

for (const [game, open] of Object.entries(TABLES)) {
  test(`in ${game} a finger reaches 40 pixels of everything that can be pressed`, async ({ page }) => {
    await withSettings(page, NO_WINDOWS);
    await open(page);
    await expect(page.locator("[data-main]:not([aria-disabled])")).toBeVisible();
    for (const size of [UPRIGHT, LANDSCAPE]) {
      await page.setViewportSize(size);
      const where = `${size.width} by ${size.height}`;
      await expect.poll(() => smallTargets(page), { message: `the table, ${where}` }).toEqual([]);
      await page.getByRole("button", { name: "More", exact: true }).tap();
      const sheet = page.getByRole("dialog", { name: "Table and log" });
      await expect(sheet).toBeVisible();
      await expect.poll(() => smallTargets(page), { message: `the sheet, ${where}` }).toEqual([]);
      await sheet.getByRole("button", { name: "Settings and help" }).tap();
      await expect(page.getByRole("dialog", { name: "Settings and help" })).toBeVisible();
      await expect.poll(() => smallTargets(page), { message: `the menu, ${where}` }).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
}
