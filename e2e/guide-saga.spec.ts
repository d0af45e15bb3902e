import { expect, type Page, test } from "@playwright/test";
import {
  beginLesson,
  changedFrom,
  clickOn,
  finishLesson,
  followTo,
  guideOf,
  isAsked,
  loadAgainAt,
  lookAtGuide,
  type Pointed,
  readOn,
  tapOn,
} from "./support/pointed";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";

const GAME = "Battle Spirits Saga";

test("the guided first game of Battle Spirits Saga, by what the guide points at, to its end", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const session = new Session(page);
  await withSettings(page);
  await beginLesson(page, GAME);
  await expect(guideOf(page)).toContainText("Welcome to Battle Spirits Saga");
  const met: string[] = [];
  await followTo(page, "attack", met, clickOn(page));
  await loadAgainAt(page, "attack");
  await followTo(page, "won", met, clickOn(page));
  const taught = ["keep", "reserve", "summon", "levels", "numbers", "attack", "flash-own", "flash-life"];
  const later = ["upkeep", "lost", "reduced", "set-burst", "why", "rule", "end-attack"];
  const last = ["block", "burst", "flash-use", "summon-third"];
  expect(met).toEqual(expect.arrayContaining([...taught, ...later, ...last]));
  await finishLesson(page, GAME);
  session.expectQuiet();
});

/** What somebody does who does not listen: another button than the one that is meant, else the main one. */
async function disobey(page: Page, now: Pointed): Promise<void> {
  if (now.hasNext) return readOn(page, now);
  const mulligan = page.getByRole("button", { name: "Mulligan: four new cards" });
  if (now.step === "keep") return mulligan.click();
  const other = page.getByRole("button", { name: /^(Cancel|Let it through)$/ });
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
    await followTo(page, "won", [], tapOn(page));
  });
});
