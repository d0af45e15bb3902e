import { readFile } from "node:fs/promises";
import { type Download, expect, type Page, test } from "@playwright/test";
import { readRow, writeRows } from "./support/rows";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { TablePage } from "./support/table";

const HOSTILE = `<img src=x onerror="window.isBroken = true">`;

interface Saved {
  readonly id: string;
  readonly text: string;
  readonly summary: Record<string, unknown>;
  readonly hand: readonly string[];
}

/** A valid saved match, left from the table. */
async function saveOne(page: Page): Promise<Saved> {
  await withSettings(page, NO_WINDOWS);
  const table = await setUp(page, { seed: "kept" });
  await table.asked();
  const hand = await table.handNames();
  const id = /#\/table\/([\w-]+)/.exec(page.url())?.[1] ?? "";
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("link", { name: "Resume" })).toBeVisible();
  const { text } = (await readRow(page, "matches", id)) as { text: string };
  const summary = (await readRow(page, "summaries", id)) as Record<string, unknown>;
  return { id, text, summary, hand };
}

const textOf = async (download: Download) => readFile(await download.path(), "utf8");
const notices = (page: Page) => page.getByRole("region", { name: "Notices" });
const problems = (page: Page) => notices(page).getByRole("alert");

/** Possible contents in place of a saved match, and the page's message for each. */
const BROKEN: readonly { what: string; says: RegExp; text: (good: string) => unknown }[] = [
  { what: "cut short", says: /damaged or cut short/, text: (good) => good.slice(0, good.length / 2) },
  { what: "no JSON at all", says: /damaged or cut short/, text: () => "\u0000\u0001 no save" },
  { what: "another thing", says: /not a saved match|something in it/, text: () => '{"hello":"world"}' },
  {
    what: "of wrong types",
    says: /something in it is invalid/,
    text: (good) => JSON.stringify({ ...JSON.parse(good), setup: { id: 7, game: [], seats: "two" } }),
  },
  {
    what: "of a version yet to come",
    says: /newer version/,
    text: (good) => JSON.stringify({ ...JSON.parse(good), format: 9999 }),
  },
  {
    what: "of a version long gone",
    says: /too old|not a saved match/,
    text: (good) => JSON.stringify({ ...JSON.parse(good), format: 0 }),
  },
  { what: "a number for a row", says: /could not be read/, text: () => 42 },
  {
    what: "huge",
    says: /larger than/,
    text: (good) => `${good.slice(0, -1)},"more":"${"x".repeat(12_100_000)}"}`,
  },
  {
    what: "of moves that cannot be played",
    says: /neither its position nor its moves|rebuilt from its moves/,
    text: (good) => {
      const save = JSON.parse(good);
      const answers = [{ seat: 1, do: "amount", amount: 7 }];
      return JSON.stringify({ ...save, state: null, record: { ...save.record, answers } });
    },
  },
];

test("broken saved matches are named, kept unchanged, and harm nothing else", async ({ page }) => {
  const session = new Session(page);
  const good = await saveOne(page);
  const rows = BROKEN.map(({ text }, i) => ({ id: `broken-${i}`, text: text(good.text) }));
  await writeRows(
    page,
    rows.flatMap(({ id, text }) => [
      { store: "matches" as const, key: id, row: typeof text === "string" ? { id, text } : text },
      { store: "summaries" as const, key: id, row: { ...good.summary, id } },
    ]),
  );

  await page.reload();
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  for (const [i, { what, says }] of BROKEN.entries()) {
    const { id, text } = rows[i] ?? { id: "", text: "" };
    await page.goto(`/#/table/${id}`);
    await expect(problems(page), what).toHaveText(says, { timeout: 20_000 });
    if (/rebuilt from its moves/.test(await problems(page).innerText())) continue;
    await expect(page.getByRole("heading", { name: "This match cannot be opened" }), what).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      problems(page).getByRole("button", { name: "Download" }).click(),
    ]);
    await problems(page).getByRole("button", { name: "Dismiss" }).click();
    expect(await textOf(download), what).toBe(typeof text === "string" ? text : JSON.stringify(text));
  }

  await page.goto("/#/saves");
  await page.reload();
  const aside = page.getByRole("heading", { name: "Set aside" });
  await expect(aside).toBeVisible();
  await expect(page.getByRole("button", { name: /^Download / })).not.toHaveCount(0);
  await page.goto(`/#/table/${good.id}`);
  const table = new TablePage(page);
  await table.laid();
  await table.expectHand(good.hand);
  session.expectQuiet();
});

test("unreadable list entries are shown as broken, and hostile ones only as text", async ({ page }) => {
  const session = new Session(page);
  const good = await saveOne(page);
  await writeRows(page, [
    { store: "matches", key: "odd-1", row: { id: "odd-1", text: good.text } },
    { store: "summaries", key: "odd-1", row: { id: "odd-1", names: 12, savedAt: "yesterday" } },
    { store: "matches", key: "odd-2", row: { id: "odd-2", text: good.text } },
    {
      store: "summaries",
      key: "odd-2",
      row: { ...good.summary, id: "odd-2", game: HOSTILE, names: [HOSTILE, `"><script>`] },
    },
    { store: "matches", key: HOSTILE, row: { id: HOSTILE, text: "{}" } },
    {
      store: "quarantine",
      key: "q",
      row: { id: "q", name: HOSTILE, why: { key: HOSTILE }, text: HOSTILE, at: 1 },
    },
  ]);
  await page.goto("/#/saves");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Saved matches" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "A damaged match" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Resume D20 Warriors: You/ })).toBeVisible();
  await expect(page.locator("main img")).toHaveCount(0);
  expect(await page.evaluate(() => "isBroken" in window)).toBe(false);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  session.expectQuiet();
});

test("refuses an invalid match file with a reason, and imports a valid one", async ({ page }) => {
  const good = await saveOne(page);
  await page.goto("/#/saves");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Export / }).click(),
  ]);
  expect(await textOf(download)).toBe(good.text);

  const give = async (name: string, text: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: "Import a match from a file" }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  };
  const refused = page.getByRole("main").getByRole("alert");
  await give("holiday.json", "not a match at all");
  await expect(refused).toHaveText(/holiday\.json could not be imported.*damaged or cut short/);
  await give(`${HOSTILE}.json`, "[]");
  await expect(refused).toContainText("could not be imported");
  await give("newer.json", JSON.stringify({ ...JSON.parse(good.text), format: 9999 }));
  await expect(refused).toContainText("newer version");
  await expect(page.getByRole("link", { name: /^Resume/ })).toHaveCount(1);
  await expect(page.locator("main img")).toHaveCount(0);

  await give("good.json", good.text);
  await expect(page.getByRole("status").filter({ hasText: "Imported good.json" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Resume/ })).toHaveCount(2);
});

test("names are only shown as text, whatever is typed", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  const first = "<b onclick=alert(1)>&lt;";
  const table = await setUp(page, {
    mode: "Two players on this device",
    names: [first, "{{7*7}}\u202eevil"],
    seed: "names",
  });
  await expect(page.getByRole("heading", { name: /'s turn$/ })).toBeVisible();
  await table.reveal();
  for (const shown of [first, "{{7*7}}evil"]) {
    await expect(page.getByRole("region", { name: `${shown}'s seat`, exact: true })).toBeVisible();
  }
  await expect(page.locator("main b[onclick]")).toHaveCount(0);
  await page.goto("/#/saves");
  await expect(page.getByRole("heading", { name: /: <b onclick/ })).toBeVisible();
  session.expectQuiet();
});

test("unreadable settings are reset with a notice and offered for download", async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("once") === null)
      localStorage.setItem("playmat.settings", '{"theme":"plaid","motion');
    sessionStorage.setItem("once", "yes");
  });
  await page.goto("/");
  await expect(notices(page)).toContainText("Some settings could not be read");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    notices(page).getByRole("button", { name: "Download" }).click(),
  ]);
  expect(await textOf(download)).toBe('{"theme":"plaid","motion');
  await notices(page).getByRole("button", { name: "Dismiss" }).first().click();
  await expect(notices(page)).not.toContainText("Some settings could not be read");
});
