import { expect, test } from "@playwright/test";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { countInState, expectNowhere } from "./support/secrets";
import { withSettings } from "./support/settings";
import { setUp } from "./support/setup";

test("the other person's hand is nowhere in the page: at the curtain, at the table, or with the strip shown", async ({
  page,
}) => {
  // The strip waits until it is used.
  await withSettings(page, {
    inspector: "press",
    responseTime: 20_000,
    passing: { level: "every", stops: [] },
  });
  const table = await setUp(page, {
    mode: "Two players on this device",
    names: ["Ann", "Bob"],
    decks: ["Fang and Flame", "Stone and Gear"],
    seed: "what do you hold",
  });
  const player = new Player(page, mouseInput(page));
  const hands = new Map<string, readonly string[]>();
  /**
   * Looks at the current player's hand. The other player's cards must be gone.
   * @returns the owner of the hand.
   */
  const look = async () => {
    const heading = await page.getByRole("heading", { name: /'s turn$/ }).innerText();
    const who = heading.replace("'s turn", "").trim();
    for (const held of hands.values()) await expectNowhere(page, held);
    await table.reveal();
    const own = await table.handNames();
    hands.set(who, own);
    for (const [other, held] of hands) {
      if (other === who) continue;
      await expectNowhere(
        page,
        held.filter((name) => !own.includes(name)),
      );
    }
    return who;
  };

  const first = await look();
  await player.playUntil((now) => now.strip !== null);
  await page.keyboard.press("r");
  const second = await look();
  expect(second).not.toBe(first);
  await player.playUntil((now) => now.on === "curtain");
  expect(await look()).toBe(first);
  await player.playUntil((now) => now.strip !== null);
  await expectNowhere(page, hands.get(second) ?? []);
});

test("the search for hidden cards finds cards that are in the page", async ({ page }) => {
  await withSettings(page);
  const table = await setUp(page, { seed: "what do you hold" });
  const [name = ""] = await table.handNames();
  await expect(expectNowhere(page, [name])).rejects.toThrow("the markup");
  expect(await countInState(page, [name])).toBeGreaterThan(0);
});
