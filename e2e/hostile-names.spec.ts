import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { mouseInput } from "./support/input-device";
import { linkTo } from "./support/links";
import { Player } from "./support/player";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { TablePage } from "./support/table";

/** Names from an untrusted file or link. Each tries to run code, and the first one to call another host. */
const PICTURE = `<img src=//example.invalid onerror="window.hasRun=1">`;
const SCRIPT = "</script></p><script>window.hasRun=1</script>";

// Without the policy: the names must be harmless even then.
test.use({ bypassCSP: true });
test.beforeEach(({ page }) => withSettings(page, NO_WINDOWS));

/** An exported match of Ann against the opponent Bob, a few moves in, with these names instead. */
async function hostileFile(page: Page): Promise<string> {
  await setUp(page, { level: "Easy", names: ["Ann", "Bob"], seed: "strangers" });
  await new Player(page, mouseInput(page)).playUntil(({ main }) => main?.name === "End turn");
  await page.goto("/#/saves");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Export / }).click(),
  ]);
  const names = new Map<unknown, string>([
    ["Ann", PICTURE],
    ["Bob", SCRIPT],
  ]);
  const save: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
  return JSON.stringify(save, (_key, value: unknown) => names.get(value) ?? value);
}

/** Expects both names as literal text, with nothing created from them and no code run. */
async function expectText(page: Page, where: string): Promise<void> {
  const shown = page.locator("body");
  for (const name of [PICTURE, SCRIPT]) await expect(shown, where).toContainText(name);
  const made = page.locator("img[src*=invalid], script:not([src]), [onerror]");
  expect(await made.count(), `no element: ${where}`).toBe(0);
  expect(await page.evaluate(() => "hasRun" in window), `nothing ran: ${where}`).toBe(false);
}

const controls = (page: Page) => page.getByRole("region", { name: "Replay" });

/** Checks the replay on screen: the table, its log, the choice of viewpoint, and its actions. */
async function lookAtReplay(page: Page): Promise<void> {
  const log = page.getByRole("region", { name: "Log" });
  await page.getByRole("slider", { name: "Move" }).press("End");
  await expect(log).toContainText(`${PICTURE} begins turn 1.`);
  await page.getByRole("combobox", { name: "View" }).selectOption(SCRIPT);
  await expectText(page, "replay");
}

test("names in a file are shown as text: in the list, at the table, in the log, the result and the replay", async ({
  page,
}) => {
  const session = new Session(page);
  const text = await hostileFile(page);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Import a match from a file" }).click(),
  ]);
  await chooser.setFiles({
    name: `${PICTURE}.json`,
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await expect(page.getByRole("status").filter({ hasText: `Imported ${PICTURE}.json` })).toBeVisible();
  await expectText(page, "list");

  await page.getByRole("link", { name: `Resume D20 Warriors: ${PICTURE}` }).click();
  const table = new TablePage(page);
  await table.laid();
  for (const name of [PICTURE, SCRIPT])
    await expect(page.getByRole("region", { name: `${name}'s seat`, exact: true })).toBeVisible();
  await expect(table.log).toContainText(`${PICTURE} begins turn 1.`);
  await expectText(page, "table and log");

  await table.anytime.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await expect(table.result.getByRole("heading", { name: "Defeat" })).toBeVisible();
  await expectText(page, "result");
  await table.result.getByRole("button", { name: "Review the match" }).click();
  await expect(controls(page)).toBeVisible();
  await lookAtReplay(page);
  session.expectQuiet();
});

test("names in a link are shown as text: on its screen, in the replay and before playing on", async ({
  page,
}) => {
  const session = new Session(page);
  const address = linkTo(await hostileFile(page));
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Shared match" })).toBeVisible();
  await expect(page.getByText(`${PICTURE} against ${SCRIPT} (Easy).`)).toBeVisible();
  await expect(page.getByRole("radio", { name: `Play ${PICTURE}’s side` })).toBeVisible();
  await expectText(page, "link");

  await page.getByRole("link", { name: "Watch" }).click();
  await expect(controls(page)).toBeVisible();
  await lookAtReplay(page);
  await page.getByRole("button", { name: "Continue or share" }).click();
  await expect(page.getByRole("dialog").getByRole("radio", { name: `Play ${SCRIPT}’s side` })).toBeVisible();
  await expectText(page, "dialog to play on");
  await page.keyboard.press("Escape");

  await page.goto(address);
  await page.getByRole("radio", { name: "Two players on this device" }).check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: `${PICTURE}'s turn` })).toBeVisible();
  await expectText(page, "curtain");
  session.expectQuiet();
});
