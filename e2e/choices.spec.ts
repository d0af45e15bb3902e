import { expect, type Page, test } from "@playwright/test";
import { nextArenaMove } from "./support/arena";
import { mouseInput, touchInput } from "./support/input-device";
import { Player } from "./support/player";
import { EVERY_WINDOW, withSettings } from "./support/settings";
import { choose, setUp } from "./support/setup";
import { readSituation, type Situation } from "./support/situation";
import { TablePage } from "./support/table";

const isPass = (now: Situation) => /^Pass/.test(now.main?.name ?? "");

for (const [device, size] of [
  ["desk", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test.describe(device, () => {
    const isPhone = device === "phone";
    test.use({ viewport: size, hasTouch: isPhone, isMobile: isPhone });
    const handsOf = (page: Page) => (isPhone ? touchInput(page) : mouseInput(page));

    test(`where one passes, passing on until something comes is one press, and can be taken back (${device})`, async ({
      page,
    }) => {
      await withSettings(page, EVERY_WINDOW);
      await setUp(page, { seed: "look here" });
      const player = new Player(page, handsOf(page));
      await player.playUntil(isPass);
      const ways = page.getByRole("group", { name: "Auto-pass" }).getByRole("button");
      await expect(ways).toHaveCount(3);
      await page.getByRole("button", { name: "Auto-pass until I am attacked" }).click();
      const now = page.getByText("Auto-passing until I am attacked");
      await expect(now).toBeVisible();
      await page.getByRole("button", { name: "Stop auto-passing" }).click();
      await expect(now).toBeHidden();
    });

    test(`a press in vain is explained beside what was pressed (${device})`, async ({ page }) => {
      await withSettings(page, EVERY_WINDOW);
      const table = await setUp(page, { seed: "look here" });
      await new Player(page, handsOf(page)).playUntil(isPass);
      const card = table.hand.getByRole("button").first();
      await card.click();
      const [reason, pressed] = [await page.locator("[data-reason]").boundingBox(), await card.boundingBox()];
      if (!reason || !pressed) throw new Error("no reason is shown");
      const gap = pressed.y - (reason.y + reason.height);
      expect(Math.abs(gap), "right above the card").toBeLessThan(40);
    });

    test(`each cell of a placement shows its odds if there is a target (${device})`, async ({ page }) => {
      await withSettings(page, { inspector: "press", passing: { level: "stops", stops: [] } });
      const table = await setUp(page, { seed: "look here" });
      const player = new Player(page, handsOf(page));
      await player.playUntil(
        (now) =>
          /^Turn 3/.test(now.phase) && now.hand.some(({ name }) => /, warrior.*, may act$/i.test(name)),
      );
      await table.handCard("warrior").first().click();
      await expect(page.locator("[data-legal] [data-odds]").first()).toHaveText(/\d+ %/);
    });
  });
}

test("one press ends a turn of Battle Cores with no actions left", async ({ page }) => {
  await withSettings(page, { inspector: "press" });
  await page.goto("/#/play/battle-cores");
  await choose(page, { seed: "look here" });
  await page.getByRole("button", { name: /^Start the/ }).click();
  await new TablePage(page).laid();
  const player = new Player(page, mouseInput(page), readSituation, nextArenaMove);
  const phase = page.locator('[aria-label="Turn"] [aria-current]');
  const done = await player.playUntil((now) => {
    const name = now.main?.name ?? "";
    return name === "End turn";
  });
  const turn = done.phase;
  await expect(phase.or(page.getByText(/^Your (turn|move)\.$/)).first()).toBeVisible();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await readSituation(page)).phase).not.toBe(turn);
});

test("a card of the hand is chosen by keyboard: focus starts there, Enter answers, and the board stays uncovered", async ({
  page,
}) => {
  await withSettings(page, { inspector: "press", passing: { level: "stops", stops: [] } });
  await setUp(page, { seed: "look here" });
  const player = new Player(page, mouseInput(page));
  await player.playUntil((now) => now.hand.some(({ name }) => name.endsWith(", can be chosen")));
  await expect(page.locator("[data-option]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cancel", exact: true })).toBeVisible();
  await page.keyboard.press("Shift");
  const first = page.locator("[data-hand] [data-mark=pickable]").first();
  const count = await page.locator("[data-hand] [data-card]").count();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(count - 1);
});
