import { expect, type Page, test } from "@playwright/test";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";
import { TablePage } from "./support/table";

declare global {
  interface Window {
    /** Number of audio contexts and sounds started by this page. */
    audio: { contexts: number; started: number };
  }
}

/** Counts the page's use of audio. */
async function countAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.audio = { contexts: 0, started: 0 };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        window.audio.contexts++;
      }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.audio.started++;
      return start.apply(this, when);
    };
  });
}

const audio = (page: Page) => page.evaluate(() => window.audio);

/** Performs an action at the table that makes a sound. */
async function act(table: TablePage): Promise<void> {
  await table.handCard("warrior").first().click();
  await table.cell.first().click();
}

test("the table makes sounds only after the first gesture, and contacts no other host", async ({ page }) => {
  const session = new Session(page);
  await countAudio(page);
  await withSettings(page, { sound: true, volume: 40, passing: { level: "stops", stops: [] } });
  const table = new TablePage(page);
  await table.start("Play now");
  await expect(table.handCard("warrior").first()).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(table.handCard("warrior").first()).toBeVisible({ timeout: 20_000 });
  expect(await audio(page), "a page that nobody has touched").toEqual({ contexts: 0, started: 0 });
  await act(table);
  await expect.poll(async () => (await audio(page)).started).toBeGreaterThan(0);
  expect((await audio(page)).contexts).toBe(1);
  session.expectQuiet();
});

test("with sound off no audio is loaded", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await countAudio(page);
  await withSettings(page, { sound: false, passing: { level: "stops", stops: [] } });
  const table = new TablePage(page);
  await table.start("Play now");
  await expect(table.handCard("warrior").first()).toBeVisible({ timeout: 20_000 });
  await act(table);
  await expect(table.board.getByRole("button")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("link", { name: "Resume" })).toBeVisible();
  expect(await audio(page)).toEqual({ contexts: 0, started: 0 });
  expect(urls.filter((url) => /zzfx/i.test(url))).toEqual([]);
});
