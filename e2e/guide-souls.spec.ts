import { expect, test } from "@playwright/test";
import { beginLesson, clickOn, finishLesson, followTo, loadAgainAt, tapOn } from "./support/pointed";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";

const GAME = "Soul Masters";
/** The lesson ends when the game does, whoever wins. */
const ENDS = ["won", "other-end"];

test.beforeEach(() => test.setTimeout(300_000));

test("the guided first game of Soul Masters, by what the guide points at, to its end", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page);
  await beginLesson(page, GAME);
  const met: string[] = [];
  await followTo(page, "attack", met, clickOn(page));
  await loadAgainAt(page, "attack");
  await followTo(page, ENDS, met, clickOn(page));
  const taught = ["keep", "to-main", "energy", "cast", "pay", "numbers", "resources", "stack-own", "attack"];
  const later = ["rule", "reserve", "shield", "own-post", "evolved-other"];
  expect(met).toEqual(expect.arrayContaining([...taught, ...later]));
  await finishLesson(page, GAME);
  session.expectQuiet();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the lesson of Soul Masters by touch, to its end", async ({ page }) => {
    await withSettings(page);
    await beginLesson(page, GAME);
    await followTo(page, ENDS, [], tapOn(page));
  });
});
