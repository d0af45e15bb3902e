import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectFits } from "./support/fits";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { choose, chooseDeck, openSetUp } from "./support/setup";
import { TablePage } from "./support/table";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a long press inspects a card with its whole text", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  const table = new TablePage(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().tap();
  await table.laid();
  const card = table.hand.getByRole("button").first();
  const name = (await table.handNames())[0] ?? "";
  await longPress(page, card, async () => {
    await expect(table.inspector).toBeVisible();
    await expect(table.inspector).toContainText(name);
  });
  await expectFits(page);
  await expect(table.inspector).toBeInViewport({ ratio: 1 });
  await table.inspector.getByRole("button", { name: "Close the card" }).tap();
  await expect(table.inspector).toBeHidden();
});

test("the sheet has the log, the anytime actions and the way out", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  const table = new TablePage(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().tap();
  await table.laid();
  await table.button("More").tap();
  const sheet = page.getByRole("dialog", { name: "Table and log" });
  await expect(sheet.getByRole("region", { name: "Log" }).getByRole("button").first()).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Concede" })).toBeVisible();
  await sheet.getByRole("button", { name: "Undo" }).tap({ force: true });
  await expect(sheet.getByRole("note")).toHaveText("You have no move to undo yet.");
  await sheet.getByRole("button", { name: "Leave" }).tap();
  await expect(page.getByRole("heading", { name: "Five card games, one table" })).toBeVisible();
});

test("the curtain between two people is fully visible in the middle of a phone", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  const table = new TablePage(page);
  await table.start("Two players");
  const sheet = page.getByRole("heading", { name: /'s turn$/ }).locator("..");
  for (const part of [table.curtain, sheet]) {
    await expect(async () => {
      const box = await part.boundingBox();
      const [left, right] = [box?.x ?? 0, 390 - (box?.x ?? 0) - (box?.width ?? 0)];
      expect(left).toBeGreaterThan(8);
      expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
    }).toPass();
  }
});

test("the set-up for four is short, keeps the start in view, and is large enough for a finger", async ({
  page,
}) => {
  await openSetUp(page, "battle-cores");
  await choose(page, { seats: 4 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, "two screens").toBeLessThan(2 * 844);
  await expect(page.getByRole("button", { name: "Start the match" })).toBeInViewport();
  const targets = page
    .locator("form")
    .locator("button, summary, select, input[type=text]")
    .locator("visible=true");
  for (const target of await targets.all())
    expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(40);

  await chooseDeck(page, 2, "Nightfall");
  await expect(page.getByRole("button", { name: "Opponent 2’s deck Nightfall" })).toBeVisible();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 834, height: 1112 },
]) {
  test(`a hand that may be shuffled back lies whole, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withSettings(page, NO_WINDOWS);
    await page.goto("/#/play/battle-cores");
    await page.getByRole("button", { name: /^Start the/ }).tap();
    const table = new TablePage(page);
    await table.laid();
    await expect(table.button(/^Mulligan/)).toBeVisible();
    await expect(table.hand.getByRole("button")).toHaveCount(7);
    const covered = () =>
      page.locator("[data-hand] [data-card]").evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const { left, right, top, bottom } = card.getBoundingClientRect();
            const inset = 10;
            return [left + inset, right - inset].some((x) =>
              [top + inset, bottom - inset].some(
                (y) => document.elementFromPoint(x, y)?.closest("[data-card]") !== card,
              ),
            );
          }).length,
      );
    await expect.poll(covered).toBe(0);
    await expectFits(page);
  });
}

test("two answers are side by side, so that the table keeps its height", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  await page.goto("/#/play/battle-cores");
  await page.getByRole("button", { name: /^Start the/ }).tap();
  const table = new TablePage(page);
  await table.laid();
  const [keep, again] = await Promise.all(
    [table.button(/^Ready/), table.button(/^Mulligan/)].map((button) => button.boundingBox()),
  );
  expect(again?.y).toBe(keep?.y);
  // The main button is the right one, where it is without a second.
  expect((keep?.x ?? 0) - (again?.x ?? 0)).toBeGreaterThan(100);
});

test("both names and the whole result are readable on the smallest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withSettings(page, NO_WINDOWS);
  await page.goto("/#/play/battle-cores");
  await page.getByRole("button", { name: /^Start the/ }).tap();
  const table = new TablePage(page);
  await table.laid();
  for (const name of ["You", "Opponent"]) {
    const cut = page
      .getByRole("region", { name: name === "You" ? "Your seat" : `${name}'s seat` })
      .getByText(name, { exact: true })
      .evaluate((words) => words.scrollWidth - words.clientWidth);
    expect(await cut, name).toBe(0);
  }
  await table.button("More").tap();
  await page.getByRole("dialog", { name: "Table and log" }).getByRole("button", { name: "Concede" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).last().tap();
  const ways = table.result.getByRole("button", { name: /^(Rematch|Review|Share|Look|Leave)/ });
  await expect(ways).toHaveCount(5);
  const scores = table.result.getByRole("listitem").filter({ hasText: "HP" });
  for (const part of [...(await scores.all()), ...(await ways.all())])
    await part.click({ trial: true, timeout: 5000 });
});

/** Keeps a finger on something until its effect appears. */
async function longPress(page: Page, on: Locator, meanwhile: () => Promise<void>): Promise<void> {
  const box = await on.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 40 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await meanwhile();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}

test("no name in a crowded hand is broken within a word", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withSettings(page, NO_WINDOWS);
  await page.goto("/#/play/battle-cores");
  await page.getByRole("button", { name: /^Start the/ }).tap();
  const table = new TablePage(page);
  await table.laid();
  await table.button(/^Ready/).tap();
  await expect.poll(async () => (await table.handNames()).length).toBeGreaterThan(5);
  const broken = await table.hand.getByRole("button").evaluateAll((cards) => {
    const found: string[] = [];
    for (const card of cards) {
      const text = card.querySelector("[class*=name]")?.firstChild;
      if (!(text instanceof Text)) throw new Error("no name");
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1) found.push(word);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});

test("the statistics need no sideways scrolling on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withSettings(page, NO_WINDOWS);
  const table = new TablePage(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().tap();
  await table.laid();
  await table.button("More").tap();
  await page.getByRole("button", { name: "Concede" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).last().tap();
  await expect(table.result).toBeVisible();
  await page.goto("/#/statistics");
  await expect(page.getByRole("table", { name: "Against the computer" })).toBeVisible();
  const wide = await page.evaluate(
    () =>
      [...document.querySelectorAll("main *")].filter(
        (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1,
      ).length,
  );
  expect(wide).toBe(0);
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, "it scrolls down only").toBe(clientWidth);
});
