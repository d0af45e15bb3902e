import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { DeckRoomPage } from "./support/deck-room";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { TablePage } from "./support/table";

/** Chooses a file to restore. */
async function restore(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Restore from a file" }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}

/** The text of everything that is saved. */
async function everything(page: Page): Promise<string> {
  await page.goto("/#/saves");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download everything" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^playmat-\d{4}-\d\d-\d\d\.json$/);
  return readFile(await download.path(), "utf8");
}

test("everything is downloaded as one file and restored in a fresh profile", async ({ page, browser }) => {
  await withSettings(page, { ...NO_WINDOWS, theme: "dark" });
  const room = new DeckRoomPage(page);
  await room.open("d20-warriors");
  await room.begin();
  await room.cards.first().click();
  await room.rename("Wolves");
  const table = await setUp(page, { seed: "kept" });
  await table.asked();
  const hand = await table.handNames();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("link", { name: "Resume" })).toBeVisible();
  const text = await everything(page);
  await expect(page.getByText("Downloaded: 1 match, 1 deck, and the settings.")).toBeVisible();

  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  const session = new Session(other);
  await other.goto("/#/saves");
  await restore(other, "broken.json", text.slice(0, -20));
  await expect(other.getByRole("main").getByRole("alert")).toHaveText(
    /^broken\.json could not be restored, and nothing has changed: it is damaged/,
  );
  await restore(other, "all.json", text);
  await expect(other.getByText("1 match, 1 deck, settings restored.")).toBeVisible();
  await expect(other.locator("html")).toHaveCSS("color-scheme", "dark");
  await restore(other, "all.json", text);
  await expect(other.getByText("Nothing restored, 2 skipped (here already).")).toBeVisible();

  await other.getByRole("link", { name: /^Resume / }).click();
  const restored = new TablePage(other);
  await restored.laid();
  await restored.expectHand(hand);
  await other.goto("/#/decks/d20-warriors");
  await expect(other.getByRole("article").filter({ hasText: "Wolves" })).toBeVisible();
  session.expectQuiet();
  await fresh.close();
});
