import { expect, test } from "@playwright/test";
import {
  beginLesson,
  clickOn,
  finishLesson,
  followPast,
  guideOf,
  loadAgainAt,
  tapOn,
} from "./support/guide-panel";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";

// The guide of D20 Warriors has a spec of its own.
const LESSONS = [
  {
    game: "Battle Cores",
    desk: ["keep", "summon", "to-battle"],
    phone: ["direct", "shield", "fight", "torch", "why", "rule", "own"],
  },
  {
    game: "Battle of Souls",
    desk: ["keep", "deploy", "equip"],
    phone: [
      "drill",
      "to-battle",
      "attack",
      "set",
      "chain",
      "answer",
      "promote",
      "why",
      "rule",
      "battlefield",
    ],
  },
  {
    game: "Battle Spirits Saga",
    desk: ["keep", "reserve", "summon", "levels", "numbers", "attack"],
    phone: [
      ...["flash-own", "flash-life", "upkeep", "lost", "reduced", "set-burst", "why", "rule", "end-attack"],
      ...["block", "burst", "flash-use", "summon-third", "won"],
    ],
    isWon: true,
  },
  {
    game: "Soul Masters",
    desk: ["keep", "to-main", "energy", "cast", "pay", "numbers", "resources", "stack-own", "attack"],
    phone: ["rule", "reserve", "shield", "own-post"],
  },
] as const;

test.use({ hasTouch: true });

for (const { game, desk, phone, ...more } of LESSONS) {
  test(`the guided first game of ${game}, by what it points at: by mouse, then by taps on a phone`, async ({
    page,
  }) => {
    const session = new Session(page);
    await withSettings(page);
    await beginLesson(page, game);
    await expect(guideOf(page)).toContainText(`Welcome to ${game}`);
    const seenSteps: string[] = [];
    await followPast(page, desk, seenSteps, clickOn(page));
    await loadAgainAt(page, seenSteps.at(-1) ?? "");
    await page.setViewportSize({ width: 390, height: 844 });
    await followPast(page, phone, seenSteps, tapOn(page));
    if ("isWon" in more) await finishLesson(page, game);
    session.expectQuiet();
  });
}
