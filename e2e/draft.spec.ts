import { expect, test } from "@playwright/test";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";

test.beforeEach(async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
});

test("two people draft behind curtains, then draw their opening hands", async ({ page }) => {
  const table = await setUp(page, { mode: "Draft for two", names: ["Ann", "Bob"], seed: "two packs" });
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

test("a draft against the opponent leads to opening hands too", async ({ page }) => {
  const table = await setUp(page, { mode: "Draft against the computer", seed: "two packs" });
  await new Player(page, mouseInput(page)).playUntil((now) => now.main?.name === "End turn");
  await expect(table.hand.getByRole("button")).toHaveCount(4);
  await expect(table.log.getByRole("button", { name: /has drafted a deck/ })).not.toHaveCount(0);
});
