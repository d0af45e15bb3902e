import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleOver } from "./support/accessible";
import {
  beginLesson,
  changedFrom,
  followTo,
  isAsked,
  lookAtGuide,
  type Pointed,
  readOn,
} from "./support/pointed";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";

const GAME = "Battle Spirits Saga";
const guideOf = (page: Page) => page.getByRole("region", { name: "Guide" });

test("the guided first game of Battle Spirits Saga, by what the guide points at, to its end", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const session = new Session(page);
  await withSettings(page);
  await beginLesson(page, GAME);
  await expect(guideOf(page)).toContainText("Welcome to Battle Spirits Saga");
  const met: string[] = [];
  await followTo(page, "attack", met, ({ x, y }) => page.mouse.click(x, y));
  await page.reload();
  await expect.poll(async () => (await lookAtGuide(page)).step, { timeout: 20_000 }).toBe("attack");
  await expectAccessibleOver(page, "the guide");
  await followTo(page, "won", met, ({ x, y }) => page.mouse.click(x, y));
  const taught = ["keep", "reserve", "summon", "levels", "numbers", "attack", "flash-own", "flash-life"];
  const later = ["upkeep", "lost", "reduced", "set-burst", "why", "rule", "keep-back"];
  for (const step of [...taught, ...later, "block", "burst", "flash-use", "summon-third"])
    expect(met).toContain(step === "keep-back" ? "end-attack" : step);
  await guideOf(page).getByRole("button", { name: "Finish" }).click();
  await expect(guideOf(page)).toHaveCount(0);
  session.expectQuiet();
  await page.getByRole("region", { name: "Result" }).getByRole("button", { name: "Leave" }).click();
  const tile = page.getByRole("article", { name: GAME });
  await expect(tile.getByRole("button", { name: "Guided game" })).toBeVisible();
});

/** What somebody does who does not listen: another button than the one that is meant, else the main one. */
async function disobey(page: Page, now: Pointed): Promise<void> {
  if (now.hasNext) return readOn(page, now);
  const mulligan = page.getByRole("button", { name: "Mulligan: four new cards" });
  if (now.step === "keep") return mulligan.click();
  const other = page.getByRole("button", { name: /^(Back out|Let it through)$/ });
  const isOther = now.main !== "Let it through" && (await other.count()) > 0;
  if (isOther) return other.first().click();
  if (isAsked(now)) await page.locator("[data-main]").click();
}

test("whoever does something else at every step is told what is true then, and is not held up", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const session = new Session(page);
  await withSettings(page);
  await beginLesson(page, GAME);
  const met: string[] = [];
  for (let presses = 0; presses < 80 && met.at(-1) !== "own"; presses++) {
    const now = await lookAtGuide(page);
    if (now.step !== "" && now.step !== met.at(-1)) met.push(now.step);
    expect(now.words).not.toMatch(/undefined|NaN|[{}]/);
    await disobey(page, now);
    await changedFrom(page, now, met);
  }
  expect(met, "three turns in which nothing that was said was done").toEqual(
    expect.arrayContaining(["keep", "end-attack", "upkeep", "own"]),
  );
  session.expectQuiet();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the lesson of Battle Spirits Saga by touch, to its end", async ({ page }) => {
    test.setTimeout(240_000);
    await withSettings(page);
    await beginLesson(page, GAME);
    await followTo(page, "won", [], ({ x, y }) => page.touchscreen.tap(x, y));
  });
});
