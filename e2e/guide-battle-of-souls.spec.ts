import { expect, test } from "@playwright/test";
import { beginLesson, clickOn, followTo, guideOf, tapOn } from "./support/pointed";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";

const STEPS = [
  "keep",
  "deploy",
  "equip",
  "drill",
  "to-battle",
  "attack",
  "set",
  "chain",
  "answer",
  "promote",
];

test("the guided first game of Battle of Souls, by what the guide points at", async ({ page }) => {
  test.setTimeout(240_000);
  const session = new Session(page);
  await withSettings(page);
  await beginLesson(page, "Battle of Souls");
  await expect(guideOf(page)).toContainText("Welcome to Battle of Souls");
  const met: string[] = [];
  await followTo(page, "own", met, clickOn(page));
  for (const step of [...STEPS, "why", "rule", "battlefield"]) expect(met).toContain(step);
  session.expectQuiet();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the lesson of Battle of Souls by touch, as far as it leads", async ({ page }) => {
    test.setTimeout(180_000);
    await withSettings(page);
    await beginLesson(page, "Battle of Souls");
    const met: string[] = [];
    await followTo(page, "own", met, tapOn(page));
    for (const step of STEPS) expect(met).toContain(step);
  });
});
