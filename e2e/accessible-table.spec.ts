import { expect, test } from "@playwright/test";
import { expectAccessible, expectAccessibleOnPhone, expectAccessibleOver } from "./support/accessible";
import { draftBegun } from "./support/fixtures/draft";
import { openFixture } from "./support/fixtures/open";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { EVERY_WINDOW, NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";

test("axe finds nothing at the table: acting, aiming, looking closely, dice, dialogs", async ({ page }) => {
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { seed: "axe at the table" });
  const player = new Player(page, mouseInput(page));
  await player.playUntil(
    (now) => now.main?.name === "End turn" && now.hand.some(({ name }) => /warrior.*may act$/i.test(name)),
  );
  await expectAccessible(page, "own turn");
  await table.handCard("warrior").first().click();
  await expect(table.cell.first()).toBeVisible();
  await expectAccessible(page, "choosing a cell");
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.keyboard.press("i");
  await expect(table.inspector).toBeVisible();
  await expectAccessibleOver(page, "a card looked at");
  await page.keyboard.press("Escape");

  await player.playUntil((now) => now.main?.name === "Pass: keep the dice");
  await expectAccessible(page, "the dice");
  await page
    .getByRole("button", { name: /Discard pile.*Browse$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleOver(page, "a pile");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessibleOver(page, "keys");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "When to prompt me" }).click();
  await expectAccessibleOver(page, "when to ask");
  await page.keyboard.press("Escape");
  await table.log.getByRole("button").last().click();
  await expect(page.getByRole("dialog", { name: "Rules of D20 Warriors" })).toBeVisible();
  await expectAccessibleOver(page, "a clause over the table");
});

test("axe finds nothing at the end: time-out, conceding, the result, the replay", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  const table = await setUp(page, { seed: "axe at the table" });
  await table.asked();
  await table.anytime.getByRole("button", { name: "Time-out" }).click();
  await expectAccessibleOver(page, "time-out");
  await table.anytime.getByRole("button", { name: "End time-out" }).click();
  await table.anytime.getByRole("button", { name: "Concede" }).click();
  await expectAccessibleOver(page, "question before conceding");
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await expect(table.result).toBeVisible();
  await expectAccessible(page, "the result");
  await table.result.getByRole("button", { name: "Review the match" }).click();
  await expect(page.getByText(/^Move \d+ of \d+/).first()).toBeVisible();
  await expectAccessible(page, "replay");
});

test("axe finds no violations between two people (curtain, strip, draft) and in a phone's sheet", async ({
  page,
}) => {
  await withSettings(page, { ...EVERY_WINDOW, responseTime: 20_000 });
  const table = await setUp(page, {
    mode: "Two players on this device",
    names: ["Ann", "Bob"],
    seed: "axe for two",
  });
  await expectAccessible(page, "curtain");
  await table.reveal();
  const player = new Player(page, mouseInput(page));
  await player.playUntil((now) => now.strip !== null);
  await expectAccessibleOver(page, "strip");

  await withSettings(page, NO_WINDOWS);
  await openFixture(page, draftBegun("axe for two", { kind: "person" }));
  await table.reveal();
  await expect(page.getByRole("heading", { name: /^Draft: take/ })).toBeVisible();
  await expectAccessible(page, "draft");
  await page.setViewportSize({ width: 390, height: 844 });
  await table.button("More").click();
  await expect(page.getByRole("dialog", { name: "Table and log" })).toBeVisible();
  await expectAccessibleOnPhone(page, "sheet");
});
