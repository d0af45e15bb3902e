import { expect, type Locator, type Page, test } from "@playwright/test";
import { type AtTable, fighter, middleOf, placeable, playTo } from "./support/moments";
import { fillOf } from "./support/pixels";
import { poseOf, ringsOf, signsOn } from "./support/rings";
import { EVERY_WINDOW, NO_WINDOWS, withSettings } from "./support/settings";

const SEED = "sword and shield";

const marked = (page: Page, mark: string): Locator => page.locator(`[data-card][data-mark="${mark}"]`);

/** Plays to an own turn in which a Warrior may attack. */
const toAttack = (page: Page): Promise<AtTable> =>
  playTo(page, (now) => fighter(now) !== undefined, { seed: SEED });

/**
 * Presses the Warrior that may attack.
 * @returns it, a target, and the earlier number of signs on each card.
 */
async function arm({ table, now }: AtTable) {
  const { page } = table;
  const name = fighter(now)?.name ?? "";
  const attacker = table.board.getByRole("button", { name: name.replace(/, may act$/, "") });
  const before = await signsOn(table.board.locator("[data-card]"));
  const [x, y] = fighter(now)?.at ?? [0, 0];
  await page.mouse.click(x, y);
  const target = marked(page, "target").first();
  await expect(target).toBeVisible();
  return { attacker, target, before };
}

async function hasMoreSigns(card: Locator, before: ReadonlyMap<string, number>): Promise<boolean> {
  const [[id, count] = ["", 0]] = await signsOn(card);
  return count > (before.get(id) ?? 0);
}

/** Expects the marks of hand cards to differ by line and position, not only by colour. */
async function expectMarkedHand(page: Page): Promise<void> {
  await page.mouse.move(300, 5);
  const able = page.locator('[data-hand] [data-card][data-mark="may-act"]').first();
  const idle = page.locator('[data-card][data-mark="none"]:has([data-place])').first();
  await expect.poll(() => ringsOf(able)).toEqual([expect.objectContaining({ line: "solid" })]);
  await expect.poll(() => ringsOf(idle)).toEqual([]);
}

for (const forced of ["none", "active"] as const) {
  test(`what may act has a solid frame, a target a dashed one and a sign: forced colours ${forced}`, async ({
    page,
  }) => {
    await withSettings(page, NO_WINDOWS);
    await page.emulateMedia({ forcedColors: forced });
    const moment = await toAttack(page);
    const able = marked(page, "may-act").first();
    await expectMarkedHand(page);
    await expect.poll(async () => (await poseOf(able)).up, "a small lift").toBeGreaterThan(1);
    const { attacker, target, before } = await arm(moment);
    await page.mouse.move(300, 5);

    await expect.poll(() => ringsOf(target)).toEqual([expect.objectContaining({ line: "dashed" })]);
    await expect.poll(() => hasMoreSigns(target, before), "crosshair").toBe(true);
    await expect(attacker).toHaveAttribute("data-role", "attacker");
    await expect.poll(() => ringsOf(attacker)).toEqual([expect.objectContaining({ line: "solid" })]);
    await expect.poll(async () => Math.abs((await poseOf(attacker)).turn), "tilt").toBeGreaterThan(2);
    await expect.poll(() => hasMoreSigns(attacker, before), "sword").toBe(true);
  });

  test(`seats have signs of their own shape: forced colours ${forced}`, async ({ page }) => {
    await withSettings(page, NO_WINDOWS);
    await page.emulateMedia({ forcedColors: forced });
    await playTo(page, (now) => placeable(now) !== undefined, { seed: SEED });
    const seats = page.getByRole("region", { name: /(^Your|'s) seat$/ });
    const signs = seats.getByRole("heading").locator("span[aria-hidden]");
    await expect(signs).toHaveCount(2);
    const [theirs, mine] = [await fillOf(signs.nth(0)), await fillOf(signs.nth(1))];
    expect(mine, "a disc").toBeGreaterThan(0.65);
    expect(theirs, "a lozenge").toBeLessThan(mine - 0.12);
    expect(theirs, "it is seen").toBeGreaterThan(0.3);
  });
}

test("pointing at a target draws an arrow and previews the result; the arrow stays until the battle is over", async ({
  page,
}) => {
  await withSettings(page, EVERY_WINDOW);
  const moment = await toAttack(page);
  const { table, player } = moment;
  const arrow = page.locator("[data-arrow]");
  const preview = page.getByRole("region", { name: "What this would do" });
  await expect(arrow).toHaveCount(0);
  const { attacker, target } = await arm(moment);
  await page.mouse.move(300, 5);
  await expect(arrow).toHaveCount(0);
  await expect(preview).toBeHidden();

  await page.mouse.move(...(await middleOf(target)), { steps: 2 });
  await expect(arrow).toHaveCount(1);
  await expect(preview).toContainText(/\d %/);
  await expect
    .poll(() => linesOf(arrow))
    .toEqual([
      { width: 7, curve: true },
      { width: 3, curve: true },
    ]);
  const id = await attacker.getAttribute("data-card");
  await page.mouse.down();
  await page.mouse.up();

  // The arrow and both signs stay during responses and while the dice are shown.
  await expect(table.main).toHaveText(/^Pass: /, { timeout: 20_000 });
  const whole = `arrow from ${id}, defender`;
  const drawings = new Set<string>();
  await player.playUntil(
    (now) => now.main?.name === "End turn" || now.on === "result",
    async (now) => {
      const question = now.main?.name ?? "";
      if (/^Pass: (roll the dice|let the dice stand)/.test(question)) {
        await expect
          .poll(async () => {
            const drawn = await drawnFor(page, question);
            drawings.add(drawn);
            return drawn === whole || drawn === "gone";
          })
          .toBe(true);
        await expectHighestMarked(page);
      }
      return false;
    },
  );
  expect([...drawings], "with both fighters").toContain(whole);
  await expect(arrow).toHaveCount(0);
});

/** What is drawn of an attack during this prompt, or "gone" after it. */
function drawnFor(page: Page, question: string): Promise<string> {
  return page.evaluate((prompt) => {
    if (document.querySelector("[data-main]")?.textContent !== prompt) return "gone";
    const parts: string[] = [];
    const attacker = document.querySelector<HTMLElement>('[data-role="attacker"]')?.dataset.card;
    if (document.querySelector("[data-arrow]") !== null) parts.push(`arrow from ${attacker}`);
    if (document.querySelector('[data-role="defender"]') !== null) parts.push("defender");
    return parts.join(", ");
  }, question);
}

/** Expects every die to show its number, and one highest die per side to be marked in words and with a star. */
async function expectHighestMarked(page: Page): Promise<void> {
  const dice = page.locator("[data-contest] [role=img]");
  const sides = await page.locator("[data-contest] div:has(> h3):has([role=img])").evaluateAll((found) =>
    found.map((side) =>
      [...side.querySelectorAll("[role=img]")].map((die) => ({
        value: Number(/^Die: (\d+)/.exec(die.getAttribute("aria-label") ?? "")?.[1]),
        best: (die.getAttribute("aria-label") ?? "").endsWith("the highest"),
        star: die.textContent?.includes("★") ?? false,
      })),
    ),
  );
  if ((await dice.count()) > 0) expect(sides.length).toBeGreaterThan(0);
  for (const side of sides) {
    const [best, ...more] = side.filter((die) => die.best);
    expect(more).toEqual([]);
    expect(best).toEqual({ value: Math.max(...side.map(({ value }) => value)), best: true, star: true });
    expect(side.filter(({ star }) => star)).toHaveLength(1);
  }
}

/** The strokes of an arrow from bottom to top: their widths, and whether they are quadratic curves. */
function linesOf(arrow: Locator): Promise<{ width: number; curve: boolean }[]> {
  return arrow.evaluate((element) =>
    [...element.querySelectorAll("svg > path")].map((path) => ({
      width: Number.parseFloat(getComputedStyle(path).strokeWidth),
      curve: /^M\S+ \S+Q/.test(path.getAttribute("d") ?? ""),
    })),
  );
}
