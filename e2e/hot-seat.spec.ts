import { expect, test } from "@playwright/test";
import { drag } from "./support/drag";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import type { TablePage } from "./support/table";

const MODE = "Two players on this device";

test("cards are dragged, a response is used, and the curtain works in both directions", async ({ page }) => {
  // The strip waits until it is used.
  await withSettings(page, { responseTime: 20_000 });
  const table = await setUp(page, { mode: MODE, names: ["Ann", "Bob"], seed: "drag and drop" });
  const player = new Player(page, mouseInput(page));

  await table.reveal();
  await expect(page.getByRole("region", { name: "Ann's seat" })).toBeVisible();
  await player.playUntil((now) => now.strip !== null);
  const strip = page.getByRole("note").filter({ hasText: "respond?" });
  const [responder, other] = (await strip.innerText()).includes("Bob: respond?")
    ? ["Bob", "Ann"]
    : ["Ann", "Bob"];
  await page.keyboard.press("r");
  await expect(page.getByRole("heading", { name: `${responder}'s turn` })).toBeVisible();
  await table.reveal();
  await expect(table.button(/^Pass(?! until)/)).toBeVisible();
  await askOnlyAtStops(table);
  await table.button(/^Pass(?! until)/).click();
  await expect(page.getByRole("heading", { name: `${other}'s turn` })).toBeVisible();
  await table.reveal();
  await askOnlyAtStops(table);

  let placed = 0;
  let attacked = 0;
  const isDone = () => placed === 2 && attacked === 1;
  await player.playUntil(isDone, async (now) => {
    if (now.main?.name !== "End turn" || now.cells.length > 0) return false;
    const warrior = now.hand.find(({ name }) => /, warrior.*, may act$/i.test(name));
    if (warrior && placed < 2) {
      placed++;
      await drag(page, warrior);
      return true;
    }
    const fighter = now.board.find(({ name }) => /, yours,.*, may act$/.test(name));
    if (warrior || !fighter || attacked > 0) return false;
    attacked++;
    await drag(page, fighter);
    await table.expectLogged(/ attacks /);
    return true;
  });
});

test("the strip waits while Space is held, then for its full time", async ({ page }) => {
  await withSettings(page, { inspector: "press", responseTime: 20_000 });
  await page.clock.install();
  const table = await setUp(page, { mode: MODE, names: ["Ann", "Bob"], seed: "drag and drop" });
  await table.reveal();
  await new Player(page, mouseInput(page)).playUntil((now) => now.strip !== null);
  const strip = page.getByRole("note").filter({ hasText: "respond?" });
  await page.keyboard.down(" ");
  await page.clock.fastForward(60_000);
  await expect(strip).toBeVisible();
  await page.keyboard.up(" ");
  await page.clock.fastForward(15_000);
  await expect(strip).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(strip).toBeHidden();
});

test("the strip stays for the time in the settings", async ({ page }) => {
  await withSettings(page, { inspector: "press" });
  await page.clock.install();
  await page.goto("/#/settings");
  const seconds = 10;
  await page
    .getByRole("group", { name: "Time to respond" })
    .getByRole("radio", { name: new RegExp(`^${seconds}\\b.* s`) })
    .check();
  const table = await setUp(page, { mode: MODE, names: ["Ann", "Bob"], seed: "drag and drop" });
  await table.reveal();
  await new Player(page, mouseInput(page)).playUntil((now) => now.strip !== null);
  const strip = page.getByRole("note").filter({ hasText: "respond?" });
  // Longer than the old time, and within the new one.
  await page.clock.fastForward((seconds / 2) * 1000);
  await expect(strip).toBeVisible();
  await page.clock.fastForward(seconds * 1000);
  await expect(strip).toBeHidden();
});

/** Sets auto-pass outside of stops for the person at the screen. */
async function askOnlyAtStops({ page }: TablePage): Promise<void> {
  await page.getByRole("button", { name: "When to prompt me" }).click();
  const dialog = page.getByRole("dialog", { name: "When to prompt me" });
  await dialog.getByRole("radio", { name: "only at my stops" }).check();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
}
