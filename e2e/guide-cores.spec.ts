import { expect, test } from "@playwright/test";
import { nextArenaMove } from "./support/arena";
import { mouseHands } from "./support/hands";
import { Player } from "./support/player";
import { beginLesson, clickOn, finishLesson, followTo, guideOf, tapOn } from "./support/pointed";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";
import { readSituation } from "./support/situation";

test("the guided first game of Battle Cores, by what the guide points at, to its end", async ({ page }) => {
  test.setTimeout(240_000);
  const session = new Session(page);
  await withSettings(page);
  await beginLesson(page, "Battle Cores");
  await expect(guideOf(page)).toContainText("Welcome to Battle Cores");
  const met: string[] = [];
  await followTo(page, "own", met, clickOn(page));
  for (const step of ["keep", "summon", "to-battle", "direct", "shield", "fight", "torch", "why", "rule"])
    expect(met).toContain(step);

  const player = new Player(page, mouseHands(page), readSituation, nextArenaMove);
  await player.playToTheEnd();
  await expect(guideOf(page)).toContainText("That is the whole game");
  await finishLesson(page, "Battle Cores");
  session.expectQuiet();
  const other = page.getByRole("article", { name: "D20 Warriors" });
  await expect(other.getByRole("button", { name: "Learn in five minutes" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the lesson of Battle Cores by touch, as far as it leads", async ({ page }) => {
    test.setTimeout(180_000);
    await withSettings(page);
    await beginLesson(page, "Battle Cores");
    await followTo(page, "own", [], tapOn(page));
  });
});
