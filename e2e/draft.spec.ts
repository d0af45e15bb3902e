import { expect, test } from "@playwright/test";
import { draftBegun } from "./support/fixtures/draft";
import { openFixture } from "./support/fixtures/open";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";

test.beforeEach(async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
});

test("two people go on with a saved match that begins with a draft, behind curtains", async ({ page }) => {
  const table = await openFixture(page, draftBegun("two packs", { kind: "person" }));
  let curtains = 0;
  const turns = new Set<string>();
  await new Player(page, mouseInput(page)).playUntil(
    (now) => /^Turn 1/.test(now.phase) && now.on === "table",
    async (now) => {
      if (now.on === "curtain") {
        curtains++;
        turns.add(await page.getByRole("heading", { level: 1 }).innerText());
      }
      return false;
    },
  );
  expect(turns.size).toBe(2);
  // Eleven rounds of two secret picks, then the first turn.
  expect(curtains).toBeGreaterThanOrEqual(22);
  await expect(table.hand.getByRole("button")).toHaveCount(4);
  await expect(page.getByRole("img", { name: /Deck, 8 cards/ })).toHaveCount(1);
  await expect(page.getByRole("img", { name: /Deck, 9 cards/ })).toHaveCount(1);
});

test("a saved draft against the opponent leads to opening hands too", async ({ page }) => {
  const table = await openFixture(page, draftBegun("two packs", { kind: "opponent", level: "easy" }));
  await new Player(page, mouseInput(page)).playUntil((now) => now.main?.name === "End turn");
  await expect(table.hand.getByRole("button")).toHaveCount(4);
  await expect(table.log.getByRole("button", { name: /has drafted a deck/ })).not.toHaveCount(0);
});
