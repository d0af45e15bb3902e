import { expect, test } from "@playwright/test";
import { expectAccessible, expectAccessibleOnPhone, expectAccessibleOver } from "./support/accessible";
import { linkTo } from "./support/links";
import { readRow } from "./support/rows";
import { withSettings } from "./support/settings";
import { choose, choosePlayer, openSetUp, setUp, unfold } from "./support/setup";

test.beforeEach(async ({ page }) => {
  await withSettings(page, { motionSpeed: 0 });
});

test("axe finds nothing on the landing page and its dialogs", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await expectAccessible(page, "landing page");
  for (const name of ["Keyboard shortcuts", "Licence"]) {
    await page.getByRole("contentinfo").getByRole("button", { name }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expectAccessibleOver(page, `dialog ${name}`);
    await page.keyboard.press("Escape");
  }
});

test("axe finds nothing in the set-up and its dialogs", async ({ page }) => {
  await openSetUp(page);
  await choose(page, { mode: "Two players on this device", names: ["Ann", "Bob"], seed: "axe" });
  await expectAccessible(page, "set-up");
  await page
    .getByRole("button", { name: /^Cards in / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleOver(page, "a deck");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Ann’s deck/ }).click();
  await expectAccessibleOver(page, "the gallery of decks");
  await page.keyboard.press("Escape");

  await openSetUp(page, "battle-cores");
  await choose(page, { seats: 4 });
  await choosePlayer(page, 3, "Computer, Hard");
  await expectAccessibleOnPhone(page, "set-up for four");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of ["Table", "Advanced"] as const) await unfold(page, part);
  await expectAccessibleOnPhone(page, "set-up for four, unfolded");
});

test("axe finds nothing in the rules and the settings", async ({ page }) => {
  await page.goto("/#/rules/d20-warriors");
  await expect(page.getByText("The game is played by exactly two players.")).toBeVisible();
  await page.getByRole("textbox", { name: "Search the rules" }).fill("touch");
  await expectAccessible(page, "rules, searched");
  await page.goto("/#/settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expectAccessible(page, "settings");
  await page.goto("/#/no/such/place");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expectAccessibleOver(page, "nowhere");
});

test("axe finds nothing in the saved matches and the statistics", async ({ page }) => {
  const table = await setUp(page, { seed: "axe" });
  await table.anytime.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await expect(table.result).toBeVisible();
  await setUp(page, { seed: "axe" });
  await page.goto("/#/saves");
  await expect(page.getByRole("link", { name: /^Resume / })).toBeVisible();
  await expectAccessible(page, "saved matches");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await expectAccessibleOver(page, "question before deleting");
  await page.keyboard.press("Escape");
  await page.goto("/#/statistics");
  await expect(page.getByRole("heading", { name: "Statistics" })).toBeVisible();
  await expectAccessible(page, "statistics");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Resume" })).toBeVisible();
  await expectAccessibleOver(page, "landing page with an open match");
});

test("axe finds no violations on the screen of a link and at the points to play on from", async ({
  page,
}) => {
  await setUp(page, { names: ["Ann", "Bob"], seed: "axe" });
  const [match = ""] = /[^/]+$/.exec(page.url()) ?? [];
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("link", { name: "Resume" })).toBeVisible();
  const { text } = (await readRow(page, "matches", match)) as { text: string };
  await page.goto(linkTo(text));
  await expect(page.getByRole("heading", { name: "Shared match" })).toBeVisible();
  await expectAccessible(page, "link");
  await page.goto(`/#/replay/${match}`);
  await page.getByRole("button", { name: "Continue or share" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Copy the link" })).toBeEnabled();
  await expectAccessible(page, "dialog to play on");
});

test("axe finds no violations on the not-found screens", async ({ page, context }) => {
  for (const [address, heading] of [
    ["link/nonsense", "This link cannot be opened"],
    ["replay/nobody", "No replay to show"],
    ["table/nobody", "This match cannot be opened"],
  ] as const) {
    await page.goto(`/#/${address}`);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectAccessibleOver(page, heading);
  }

  await setUp(page, { seed: "axe" });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { name: "This match is open in another tab" })).toBeVisible();
  await expectAccessibleOver(other, "open in another tab");
});

test("axe finds no violations on the error screen", async ({ page }) => {
  await page.route(/\/assets\/(Settings|TableScreen)-[^/]+\.js/, (route) => route.abort());
  for (const address of ["settings", "table/nobody"]) {
    await page.goto(`/#/${address}`);
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await page.getByText("Details").click();
    await expectAccessibleOver(page, `broken: ${address}`);
  }
});
