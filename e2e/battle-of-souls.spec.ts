import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectAccessibleOnPhone } from "./support/accessible";
import { nextArenaMove } from "./support/arena";
import { expectFits } from "./support/fits";
import { type BattlePosition, openBattle } from "./support/fixtures/battle";
import { startByKeys } from "./support/keyboard";
import { Player } from "./support/player";
import { LiveRegionRecorder, readSituationFromTree, ScreenReaderInput } from "./support/screen-reader";
import { EVERY_WINDOW, NO_WINDOWS, withSettings } from "./support/settings";
import { readSituation } from "./support/situation";

const _game = "battle-of-souls";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("by keys and ears: announces SP and kill tokens, but none of the opponent’s cards", async ({ page }) => {
  const ear = new LiveRegionRecorder();
  await ear.open(page);
  await withSettings(page, { verbosity: 3, passing: { level: "stops", stops: [] } });
  const keys = new ScreenReaderInput(page);
  await page.goto("/#/play/battle-of-souls");
  await page.getByRole("heading", { level: 1 }).focus();
  await startByKeys(page, keys, "ears and keys");
  await expect.poll(async () => (await readSituationFromTree(page)).on, { timeout: 20_000 }).toBe("table");
  const player = new Player(page, keys, readSituationFromTree, nextArenaMove);
  const awaited = [/ loses? \d+ SP /, / gets a kill token: now \d+\.$/];
  await player.playUntil(() => awaited.every((what) => ear.lines.some((line) => what.test(line))));
  for (const what of ["hand", "board"]) expect(player.met, what).toContain(what);
  const leaks = ear.lines.filter((line) =>
    /^Opponent (draws (?!a card\.)|sets (?!a card face down\.))/.test(line),
  );
  expect(leaks, "what the opponent draws and sets stays unsaid").toEqual([]);
});

/** Ann attacks, Bob responds, Ann negates that, and Bob negates the negation. */
const CHAIN: BattlePosition = {
  sides: [
    {
      fighters: [{ name: "Shore Raider", kills: 3 }, { name: "Longship Captain", kills: 5 }, "Bear Coat"],
      tactics: ["Levy", "Broken Seal"],
      hand: ["Pyramid of the Sun", "Grudge Bearer"],
      sp: 9200,
    },
    {
      fighters: [
        { name: "Shield Sister", kills: 1 },
        { name: "Mourning Skald", resting: true },
      ],
      tactics: ["Pitfall", "Broken Seal", "Levy"],
      battlefield: "Iron Pass",
      sp: 6800,
    },
  ],
  step: "battle",
  moves: [
    { type: "attack", card: "Shore Raider", target: "Shield Sister" },
    { type: "activate", card: "Pitfall" },
    { pick: [0] },
    { type: "activate", card: "Broken Seal" },
    { type: "activate", card: "Broken Seal" },
    { pick: [1] },
  ],
};

/** Ann's main phase, with a battlefield of Bob's in play. */
const MAIN: BattlePosition = { sides: CHAIN.sides };

test("a chain lists its links by number, the next to resolve first, with effect and target", async ({
  page,
}) => {
  await withSettings(page, EVERY_WINDOW);
  const table = await openBattle(page, CHAIN);
  const chain = page.getByRole("region", { name: "Chain (top resolves first)" });
  const links = chain.getByRole("listitem");
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toContainText(/^3\s*Broken Seal\s*Bob/);
  await expect(links.nth(0)).toContainText("→ Broken Seal");
  await expect(links.nth(1)).toContainText("→ Pitfall");
  await expect(links.nth(2)).toContainText(/^1\s*Pitfall\s*Bob/);
  await expect(links.nth(2)).toContainText("→ Shore Raider");
  // One arrow for the attack and one for the target of each link.
  await expect(page.locator("[data-arrow]")).toHaveCount(4);
  await expectAccessible(page, "a chain of three links");
  // Ann is asked first, then Bob.
  for (const turn of ["Ann", "Bob"]) {
    await expect(page.getByRole("region", { name: `${turn}'s seat` }).getByLabel("choosing")).toBeVisible();
    await table.button("Pass: let Broken Seal resolve first").click();
  }
  await expect(chain).toBeHidden();
  const lines = (await table.log.getByRole("listitem").allInnerTexts()).filter((line) =>
    /negated|resolves|destroyed/.test(line),
  );
  expect(lines.map((line) => line.trim())).toEqual([
    "Broken Seal resolves.",
    "The activation of Broken Seal is negated.",
    "Pitfall resolves.",
    "Shore Raider is destroyed.",
  ]);
});

const place = (page: Page) => page.getByRole("grid", { name: /^Battlefield Zone, / });

test("a battlefield is dragged to the shared place and replaces another player’s battlefield", async ({
  page,
}) => {
  await withSettings(page, NO_WINDOWS);
  const table = await openBattle(page, MAIN);
  await expect(place(page).getByRole("button")).toHaveAccessibleName(/^Iron Pass, Bob's/);
  const card = (await readSituation(page)).hand.find(({ name }) => name.startsWith("Pyramid of the Sun"));
  const [x, y] = card?.at ?? [0, 0];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 24, { steps: 4 });
  const target = await page.getByRole("button", { name: "Put it here: Battlefield Zone" }).boundingBox();
  expect(target).not.toBeNull();
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 40, { steps: 6 });
  await page.mouse.up();
  await expect(place(page).getByRole("button")).toHaveAccessibleName(/^Pyramid of the Sun, (yours|Ann's)/);
  await expect(table.log).toContainText("Iron Pass is destroyed.");
});

test("a battlefield is chosen by keyboard and put in its place", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  await openBattle(page, MAIN);
  await page.getByRole("button", { name: /^Pyramid of the Sun, / }).focus();
  await page.keyboard.press("Enter");
  const target = page.getByRole("button", { name: "Put it here: Battlefield Zone" });
  await expect(target).toBeVisible();
  await target.focus();
  await page.keyboard.press("Enter");
  await expect(place(page).getByRole("button")).toHaveAccessibleName(/^Pyramid of the Sun, (yours|Ann's)/);
});

test("before an attack the bar shows the SP that would change sides, and the preview the loser", async ({
  page,
}) => {
  await withSettings(page, NO_WINDOWS);
  await openBattle(page, { ...MAIN, step: "battle" });
  await page.getByRole("button", { name: /^Shore Raider, yours/ }).click();
  await page.getByRole("button", { name: /^Shield Sister, Bob's/ }).hover();
  const preview = page.getByRole("region", { name: "What this would do" });
  await expect(preview.getByRole("paragraph")).toHaveText([
    "ATK 1400 against ATK 1000.",
    "Shield Sister is destroyed: 400 SP move to you.",
    "Shore Raider gets a kill token.",
  ]);
  const bar = page.getByRole("region", { name: "SP, 16000 in all" });
  await expect(bar).toContainText("→ 9600");
  await expect(bar).toContainText("→ 6400");
});

test.describe("on a small phone", () => {
  test.use(PHONE);

  test("axe finds no violations on a phone: the bar, the battlefield, tokens, a chain", async ({ page }) => {
    await withSettings(page, EVERY_WINDOW);
    await openBattle(page, CHAIN);
    await expectAccessibleOnPhone(page, "a chain on a phone");
    await expectFits(page);
  });

  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ])
    test(`the bar and the battlefield are whole at ${size.width}×${size.height}`, async ({ page }) => {
      await withSettings(page, NO_WINDOWS);
      await page.setViewportSize(size);
      await openBattle(page, MAIN);
      const bar = page.getByRole("region", { name: "SP, 16000 in all" });
      await expect(bar).toBeInViewport({ ratio: 0.98 });
      await expect(place(page).getByRole("button")).toBeInViewport({ ratio: 0.98 });
      await expectFits(page);
    });

  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ])
    test(`no number of a card in hand lies on another at ${size.width}×${size.height}`, async ({ page }) => {
      await withSettings(page, NO_WINDOWS);
      await page.setViewportSize(size);
      const [ann = {}, ...others] = MAIN.sides;
      const pair = ["Tlacali, Burning Sun", "Eagle Knight"];
      const table = await openBattle(page, {
        sides: [{ ...ann, hand: [...pair, ...pair, ...pair, "Jaguar Recruit"] }, ...others],
      });
      const pictures = table.hand.locator("[class*=picture]");
      await expect(pictures).toHaveCount(7);
      // Measured in whole pixels, before the card is rotated in the fan.
      const between = () =>
        pictures.evaluateAll((all) =>
          all.map((picture) => {
            const [atk, rst] = picture.querySelectorAll<HTMLElement>("[data-place]");
            if (!atk || !rst) return -1;
            const beside = rst.offsetLeft - atk.offsetLeft - atk.offsetWidth;
            return Math.max(beside, rst.offsetTop - atk.offsetTop - atk.offsetHeight);
          }),
        );
      await expect.poll(async () => Math.min(...(await between()))).toBeGreaterThanOrEqual(-1);
    });
});
