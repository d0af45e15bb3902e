import { expect, type Page, test } from "@playwright/test";
import { nextArenaMove } from "./support/arena";
import { setSpeed } from "./support/flights";
import { mouseInput } from "./support/input-device";
import { fighter } from "./support/moments";
import { Player } from "./support/player";
import { EVERY_WINDOW, NO_WINDOWS, withSettings } from "./support/settings";
import { choose, setUp } from "./support/setup";
import { readSituation, type Situation } from "./support/situation";
import { TablePage } from "./support/table";

/** What the page shows at one moment, each fact as text. */
interface Shown {
  readonly dice: string;
  readonly sum: string;
  readonly scores: string;
  readonly told: string;
  /** Cards in flight and numbers that rise from a change. */
  readonly flying: number;
  readonly amounts: string;
}

declare global {
  interface Window {
    shown?: Shown[];
  }
}

/** Records every state of the page from now on. */
async function watchPage(page: Page): Promise<() => Promise<readonly Shown[]>> {
  await page.evaluate(() => {
    const words = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? "").join(" | ");
    const look = (): Shown => ({
      dice: [...document.querySelectorAll("[data-contest] [role=img]")]
        .map((die) => die.getAttribute("aria-label") ?? "")
        .join(" | "),
      sum: words("[data-contest] small"),
      scores: [...document.querySelectorAll("[data-score]")]
        .map((one) => /-?\d+/.exec(one.textContent ?? "")?.[0] ?? "")
        .join(" : "),
      told: words("[role=log] p"),
      flying: document.querySelectorAll("[data-flying-card]").length,
      amounts: words("[data-amount]"),
    });
    const shown = [look()];
    window.shown = shown;
    new MutationObserver(() => {
      const now = look();
      if (JSON.stringify(now) !== JSON.stringify(shown.at(-1))) shown.push(now);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => window.shown ?? []);
}

const first = (shown: readonly Shown[], isThere: (now: Shown) => boolean): number => shown.findIndex(isThere);

for (const [size, viewport, reducedMotion] of [
  ["a desktop", { width: 1280, height: 800 }, "off"],
  ["a phone", { width: 390, height: 844 }, "off"],
  ["a desktop with less motion", { width: 1280, height: 800 }, "on"],
] as const) {
  test(`on ${size} a battle is seen in its order: dice, their sum, who has won, and only then the score`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await withSettings(page, { ...NO_WINDOWS, reducedMotion });
    await setUp(page, { level: "Easy", seed: "one thing after the other" });
    const player = new Player(page, mouseInput(page));
    await player.playUntil((now) => fighter(now) !== undefined);
    await setSpeed(page, 1);
    // Waits until a card that was just placed has landed and the camera has returned from the cells.
    const place = async () => fighter(await readSituation(page))?.at;
    let before: string | undefined;
    const rests = async () => {
      const now = (await place())?.join();
      const isSame = now !== undefined && now === before;
      before = now;
      return isSame;
    };
    await expect.poll(rests).toBe(true);
    const [x, y] = (await place()) ?? [0, 0];
    await page.mouse.click(x, y);
    const target = page.getByRole("button", { name: /legal target$/ }).first();
    await expect(target).toBeVisible();
    const seen = await watchPage(page);
    await target.click();
    await expect(page.locator("[data-contest] [role=img]").first()).toBeVisible();
    await expect(page.locator("[role=log] p", { hasText: / wins against / })).toBeAttached({
      timeout: 20_000,
    });
    await expect(page.locator("[role=log] p", { hasText: /flipped face down/ })).toBeAttached();
    const shown = await seen();
    const [begin] = shown;
    const rolling = first(shown, ({ dice }) => dice.includes("rolling"));
    const still = first(shown, ({ dice }) => dice.includes("the highest"));
    const summed = first(shown, ({ sum }) => sum.includes("highest die"));
    const rolled = first(shown, ({ told }) => / rolls /.test(told.slice(begin?.told.length ?? 0)));
    const won = first(shown, ({ told }) => told.includes(" wins against "));
    const flipped = first(shown, ({ told }) => told.includes("flipped face down"));
    const scored = first(shown, ({ scores }) => scores !== begin?.scores);
    expect(rolling).toBeGreaterThan(0);
    expect(still).toBeGreaterThan(rolling);
    expect(summed).toBeGreaterThanOrEqual(still);
    expect(rolled).toBeGreaterThan(summed);
    expect(won).toBeGreaterThan(rolled);
    expect(scored).toBeGreaterThanOrEqual(won);
    expect(flipped).toBeGreaterThanOrEqual(scored);
    const untold = shown.slice(0, won);
    expect(new Set(untold.map(({ scores }) => scores))).toEqual(new Set([begin?.scores]));
  });
}

test("the dice of a battle fit at 200 % and 400 % zoom", async ({ page }) => {
  await withSettings(page, EVERY_WINDOW);
  await setUp(page, { level: "Easy", seed: "one thing after the other" });
  const player = new Player(page, mouseInput(page));
  await player.playUntil(({ main }) => main?.name === "Pass: keep the dice");
  const stage = page.locator("[data-contest]");
  for (const [width, height] of [
    [640, 400],
    [683, 384],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await stage.boundingBox())?.height ?? 0).toBeGreaterThan(300);
    for (const die of await stage.getByRole("img", { name: /^Die/ }).all()) await die.click({ trial: true });
  }
  // On a small phone everything is visible at once and nothing overlaps.
  await page.setViewportSize({ width: 320, height: 640 });
  const parts = stage.getByRole("img", { name: /^Die/ }).or(stage.getByText("highest die"));
  for (const part of await parts.all()) {
    await expect(part).toBeInViewport({ ratio: 0.99 });
    await part.click({ trial: true, timeout: 5000 });
  }
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} pixels an attack in the arena strikes, shows its damage, and then tells it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await withSettings(page, NO_WINDOWS);
    await page.goto("/#/play/battle-cores");
    await choose(page, { seed: "first the blow" });
    await page.getByRole("button", { name: /^Start the/ }).click();
    await new TablePage(page).laid();
    const player = new Player(page, mouseInput(page), readSituation, nextArenaMove);
    const mayAttack = ({ main, board }: Situation) =>
      main?.name === "To the End Phase"
        ? board.find(({ at, name }) => at !== null && /, yours,.*may act$/.test(name))
        : undefined;
    await player.playUntil((now) => mayAttack(now) !== undefined);
    await setSpeed(page, 1);
    const [x, y] = mayAttack(await readSituation(page))?.at ?? [0, 0];
    await page.mouse.click(x, y);
    const target = page.locator("[data-mark=target]").first();
    await expect(target).toBeVisible();
    const seen = await watchPage(page);
    const hits = page.locator("[role=log] p", { hasText: / hits .* for / });
    const before = await hits.count();
    await target.click();
    await expect(hits).toHaveCount(before + 1, { timeout: 20_000 });
    const shown = await seen();
    const [begin] = shown;
    const struck = first(shown, ({ flying }) => flying > 0);
    // An attack that burns shows that damage, and changes the score, before it strikes.
    const counted = struck + first(shown.slice(struck), ({ amounts }) => amounts.includes("−"));
    const logged = first(shown, (now) => / hits .* for /.test(now.told.slice(begin?.told.length ?? 0)));
    expect(struck).toBeGreaterThan(0);
    expect(counted).toBeGreaterThan(struck);
    expect(logged).toBeGreaterThanOrEqual(counted);
    expect(new Set(shown.slice(struck, counted).map(({ scores }) => scores)).size).toBe(1);
  });
}
