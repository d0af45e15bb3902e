import { expect, test } from "@playwright/test";
import { DeckRoomPage } from "./support/deck-room";
import { KeyboardInput, startByKeys } from "./support/keyboard";
import { Player } from "./support/player";
import { nextMoveAnywhere } from "./support/policies";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { readSituation, turnOf } from "./support/situation";

test("a deck is begun, searched for, completed, broken, mended and played by keys alone", async ({
  page,
}) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  const room = new DeckRoomPage(page);
  const keys = new KeyboardInput(page);
  await room.open("battle-cores");
  await keys.tabTo("New deck");
  await keys.key("Enter");
  await expect(room.cards.first()).toBeVisible();

  await keys.tabTo("Search cards");
  await page.keyboard.type("drake");
  await expect(page.getByRole("status").filter({ hasText: / of \d+ cards/ })).toBeVisible();
  await keys.tabTo(/, cost \d/);
  const { name } = await keys.key("End");
  await page.keyboard.press("Space");
  await expect(room.dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(room.dialog).toHaveCount(0);
  expect((await keys.focus()).name, "the focus is back on the card").toBe(name);
  await page.keyboard.press("Enter");
  await page.keyboard.press("+");
  await expect(room.lines).toContainText(["2"]);
  await page.keyboard.press("Delete");
  await expect(room.deck.getByRole("heading", { name: /, 1$/ })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(room.deck.getByRole("heading", { name: /, 2$/ })).toBeVisible();
  await page.keyboard.press("Control+y");
  await expect(room.deck.getByRole("heading", { name: /, 1$/ })).toBeVisible();

  await page.keyboard.press("Home");
  await backTo(keys, "Complete the deck");
  await keys.key("Enter");
  await expect(room.dialog).toBeVisible();
  await keys.tabTo(/^Add \d+ cards$/);
  await page.keyboard.press("Enter");
  await expect(room.ready).toBeVisible();

  await keys.tabTo(/, cost \d/);
  for (let copy = 0; copy < 6; copy++) await page.keyboard.press("Enter");
  await expect(room.faults, "too many copies").toBeVisible();
  for (let copy = 0; copy < 6; copy++) await page.keyboard.press("Delete");
  await expect(room.ready).toBeVisible();

  await backTo(keys, "Play");
  await keys.key("Enter");
  await startByKeys(page, keys, "by keys");
  const player = new Player(page, keys, readSituation, nextMoveAnywhere);
  await player.playUntil((now) => turnOf(now) >= 3);
  session.expectQuiet();
});

const backTo = (keys: KeyboardInput, name: string) => keys.goOn("Shift+Tab", (focus) => focus.name === name);
