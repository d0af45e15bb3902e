import { expect, test } from "@playwright/test";
import { openFixture } from "./support/fixtures/open";
import { almostOver } from "./support/fixtures/played";
import { mouseInput } from "./support/input-device";
import { expectOutline } from "./support/outline";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";

test("every screen has one main heading, no level left out, and named landmarks", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  for (const place of [
    "",
    "play/battle-cores",
    "rules",
    "rules/soul-masters",
    "settings",
    "saves",
    "statistics",
  ]) {
    await page.goto(`/#/${place}`);
    await expect(page.locator("main h1")).toBeVisible();
    await expectOutline(page, place);
  }
  const table = await openFixture(page, almostOver("a picture", 20));
  await table.asked();
  await expectOutline(page, "table");
  await page.setViewportSize({ width: 844, height: 390 });
  await expectOutline(page, "table in a low window");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOutline(page, "table on a phone");
  await page.setViewportSize({ width: 1280, height: 800 });
  await new Player(page, mouseInput(page)).playToTheEnd();
  await expectOutline(page, "result");
  await table.result.getByRole("button", { name: "Review the match" }).click();
  await expect(page.getByRole("region", { name: "Replay" })).toBeVisible();
  await expectOutline(page, "replay");
});

test("a dialog takes the focus, and returns it to what opened it", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  const table = await openFixture(page, almostOver("a picture", 20));
  await table.asked();
  const openers = [
    page.getByRole("button", { name: "Settings and help" }),
    page.getByRole("region", { name: "Turn" }).getByRole("button"),
    table.anytime.getByRole("button", { name: "When to prompt me" }),
    table.anytime.getByRole("button", { name: "Concede" }),
    page.getByRole("button", { name: /^Bob: Discard pile/ }),
  ];
  for (const opener of openers) {
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const more = page.getByRole("button", { name: "More" });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Settings and help" }).click();
  await expect(page.getByRole("dialog", { name: "Settings and help" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(more).toBeFocused();
});
