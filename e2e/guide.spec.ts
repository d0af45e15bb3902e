import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleOver } from "./support/accessible";
import { finishLesson } from "./support/guide-panel";
import { byKeys, byMouse, byTouch, Lesson } from "./support/lesson";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";

/** What the guide points at, or null. */
const ring = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector("main > svg > rect")?.getBoundingClientRect();
    return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
  });

/** Expects the panel inside the viewport and not on top of its target. */
const expectClear = (page: Page, lesson: Lesson): Promise<void> =>
  expect(() => isClear(page, lesson)).toPass({ timeout: 15_000 });

async function isClear(page: Page, lesson: Lesson): Promise<void> {
  const panel = await lesson.panel.boundingBox();
  const target = await ring(page);
  if (panel === null) return;
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  expect(panel.x, "on the screen").toBeGreaterThanOrEqual(0);
  expect(panel.y).toBeGreaterThanOrEqual(0);
  expect(panel.x + panel.width).toBeLessThanOrEqual(size.width);
  expect(panel.y + panel.height).toBeLessThanOrEqual(size.height);
  if (target === null) return;
  const isApart =
    panel.x + panel.width <= target.x ||
    target.x + target.width <= panel.x ||
    panel.y + panel.height <= target.y ||
    target.y + target.height <= panel.y;
  expect(isApart, `${await lesson.step()} covers what it points at`).toBe(true);
}

test("follows the guided first game by mouse, and a reload returns to the same step", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page);
  const lesson = new Lesson(page, byMouse);
  await lesson.begin();
  await expect(lesson.panel).toContainText("Welcome to D20 Warriors");

  await lesson.followTo("attack");
  await page.reload();
  await expect.poll(() => lesson.step(), { timeout: 20_000 }).toBe("attack");
  await expectClear(page, lesson);
  await expect(page.getByRole("log")).toContainText("Against the Mirror Adept your Emberwing Drake rolls 4");

  await lesson.followTo("behind");
  await expect(lesson.table.dice).toContainText("Sabre Lynx is ahead");
  await lesson.followTo("why");
  await lesson.table.board
    .getByRole("button", { name: /face-down/ })
    .first()
    .click();
  await expect.poll(() => lesson.step()).toBe("rule");
  await lesson.table.actions
    .getByRole("button", { name: /^Rule D20/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect.poll(() => lesson.step()).toBe("log");
  session.expectQuiet();
});

test("the guide can be hidden, stays hidden after a reload, and returns at its step", async ({ page }) => {
  await withSettings(page);
  const lesson = new Lesson(page, byMouse);
  await lesson.begin();
  await lesson.followTo("place");
  await lesson.panel.getByRole("button", { name: "Skip the guide" }).click();
  await expect(lesson.panel).toHaveCount(0);
  await page.reload();
  const back = page.getByRole("button", { name: "Continue the guide" });
  await expect(back).toBeVisible({ timeout: 20_000 });
  await back.click();
  await expect.poll(() => lesson.step()).toBe("place");
});

test("a learner who deviates is not blocked: the guide continues with a fitting step", async ({ page }) => {
  await withSettings(page);
  const lesson = new Lesson(page, byMouse);
  await lesson.begin();
  await lesson.table.button("End turn").click();
  await expect.poll(() => lesson.step(), { timeout: 20_000 }).toBe("second");
  await lesson.table.button("End turn").click();
  await expect.poll(() => lesson.step(), { timeout: 20_000 }).toBe("flash");
});

test("the guide works by keyboard alone", async ({ page }) => {
  await withSettings(page, { inspector: "press" });
  const lesson = new Lesson(page, byKeys);
  await lesson.begin();
  await page.keyboard.press("g");
  await expect(lesson.panel.getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => lesson.step()).toBe("goal");
  await lesson.followTo("inspect");
  await page.keyboard.press("b");
  await page.keyboard.press("i");
  await expect(lesson.table.inspector).toContainText("Emberwing Drake");
  await page.keyboard.press("Escape");
  await expect.poll(() => lesson.step()).toBe("end");
  await lesson.followTo("flash");
});

test("axe finds no violations while the guide points at something", async ({ page }) => {
  await withSettings(page);
  const lesson = new Lesson(page, byMouse);
  await lesson.begin();
  await lesson.followTo("place");
  await expectAccessibleOver(page, "the guide");
  await lesson.panel.getByRole("button", { name: "Skip the guide" }).click();
  await expectAccessibleOver(page, "the guide put aside");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("follows the whole guided game by touch; the panel never covers its target", async ({ page }) => {
    await withSettings(page);
    const lesson = new Lesson(page, byTouch);
    await lesson.begin();
    for (const step of ["goal", "place", "numbers", "end", "attack", "second", "flash", "third", "behind"]) {
      await lesson.followTo(step);
      await expectClear(page, lesson);
      if (step !== "attack") continue;
      await lesson.table.board.getByRole("button", { name: /^Emberwing Drake/ }).tap();
      await expect(lesson.table.target.first()).toBeVisible();
      await expectClear(page, lesson);
      await lesson.table.target.first().tap();
    }
    await lesson.followToTheEnd();
    await expect(lesson.table.result).toBeVisible();
    const isBelow = async () => {
      const finish = await lesson.panel.getByRole("button", { name: "Finish" }).boundingBox();
      const result = await lesson.table.result.boundingBox();
      return finish && result && finish.y > result.y + result.height;
    };
    await expect.poll(isBelow, "the last word beside the result").toBe(true);
    await expect(lesson.table.result.getByRole("heading", { name: /^(Victory|Defeat)$/ })).toBeVisible();
    await finishLesson(page, "D20 Warriors");
  });
});
