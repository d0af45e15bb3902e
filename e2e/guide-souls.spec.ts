import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleOver } from "./support/accessible";
import { beginLesson, followTo, lookAtGuide } from "./support/pointed";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";

const GAME = "Soul Masters";
/** The lesson ends when the game does, whoever wins. */
const ENDS = ["won", "other-end"];
const guideOf = (page: Page) => page.getByRole("region", { name: "Guide" });

test.beforeEach(() => test.setTimeout(300_000));

test("the guided first game of Soul Masters, by what the guide points at, to its end", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page);
  await beginLesson(page, GAME);
  const met: string[] = [];
  await followTo(page, "attack", met, ({ x, y }) => page.mouse.click(x, y));
  await page.reload();
  await expect.poll(async () => (await lookAtGuide(page)).step, { timeout: 20_000 }).toBe("attack");
  await expectAccessibleOver(page, "the guide");
  await followTo(page, ENDS, met, ({ x, y }) => page.mouse.click(x, y));
  const taught = ["keep", "to-main", "energy", "cast", "pay", "numbers", "resources", "stack-own", "attack"];
  const later = ["rule", "reserve", "shield", "own-post", "evolved-other"];
  expect(met).toEqual(expect.arrayContaining([...taught, ...later]));
  await guideOf(page).getByRole("button", { name: "Finish" }).click();
  await expect(guideOf(page)).toHaveCount(0);
  session.expectQuiet();
  await page.getByRole("region", { name: "Result" }).getByRole("button", { name: "Leave" }).click();
  const tile = page.getByRole("article", { name: GAME });
  await expect(tile.getByRole("button", { name: "Guided game" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the lesson of Soul Masters by touch, to its end", async ({ page }) => {
    await withSettings(page);
    await beginLesson(page, GAME);
    await followTo(page, ENDS, [], ({ x, y }) => page.touchscreen.tap(x, y));
  });
});
