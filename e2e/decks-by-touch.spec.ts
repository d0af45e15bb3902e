import { expect, test } from "@playwright/test";
import { DeckRoomPage } from "./support/deck-room";
import { Fingers, scrollEnd } from "./support/fingers";
import { touchInput } from "./support/input-device";
import { middleOf } from "./support/moments";
import { Player } from "./support/player";
import { nextMoveAnywhere } from "./support/policies";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { readSituation, turnOf } from "./support/situation";
import { TablePage } from "./support/table";

test.use({ viewport: { width: 1112, height: 834 }, hasTouch: true, isMobile: true });

test("a finger holds a card and drags it into the deck, and a swipe scrolls", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  const room = new DeckRoomPage(page);
  await room.open("battle-of-souls");
  await page.getByRole("button", { name: "New deck" }).tap();
  await expect(room.cards.first()).toBeVisible();
  await room.cards.nth(0).tap();
  await expect(room.deck.getByRole("heading", { name: /, 1$/ })).toBeVisible();

  const fingers = await Fingers.of(page);
  const card = await middleOf(room.cards.nth(1));
  await fingers.press(1, card);
  await expect(room.dragged, "held long enough").toBeVisible();
  await fingers.move(1, await middleOf(room.lines.first()));
  await fingers.lift(1);
  await expect(room.dragged).toHaveCount(0);
  await expect(room.lines, "in the deck").toHaveCount(2);

  // From the deck to the side deck, and out of the deck.
  const line = room.lines.first();
  await fingers.press(1, await middleOf(line));
  await expect(room.dragged).toBeVisible();
  await fingers.move(1, await middleOf(page.getByRole("heading", { name: "Side deck, 0" })));
  await fingers.lift(1);
  await expect(page.getByRole("heading", { name: "Side deck, 1" })).toBeVisible();
  await fingers.press(1, await middleOf(line));
  await expect(room.dragged).toBeVisible();
  await fingers.move(1, card);
  await fingers.lift(1);
  await expect(room.deck.getByText("No cards yet.", { exact: false })).toBeVisible();

  // A quick swipe is no hold.
  const stopped = scrollEnd(page);
  const [x, y] = await middleOf(room.cards.nth(1));
  await fingers.press(1, [x, y]);
  await fingers.move(1, [x, y - 200]);
  await fingers.lift(1);
  await expect(room.dragged).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // A tap on a page that still glides only stops it.
  await stopped;
  await expect(room.deck.getByText("No cards yet.", { exact: false })).toBeVisible();

  await page.getByRole("button", { name: "Complete the deck" }).tap();
  await room.dialog.getByRole("button", { name: /^Add \d+ cards$/ }).tap();
  await expect(room.ready).toBeVisible();

  await page.getByRole("link", { name: "Play", exact: true }).tap();
  await page.getByRole("button", { name: /^Start the/ }).tap();
  await new TablePage(page).laid();
  const player = new Player(page, touchInput(page), readSituation, nextMoveAnywhere);
  await player.playUntil((now) => turnOf(now) >= 3);
  session.expectQuiet();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a card that is dropped on the tab of the deck is in the deck", async ({ page }) => {
    await withSettings(page);
    const room = new DeckRoomPage(page);
    await room.open("battle-cores");
    await page.getByRole("button", { name: "New deck" }).tap();
    await expect(room.cards.first()).toBeVisible();
    const fingers = await Fingers.of(page);
    await fingers.press(1, await middleOf(room.cards.first()));
    await expect(room.dragged).toBeVisible();
    await fingers.move(1, await middleOf(page.getByRole("button", { name: "Deck (0)" })));
    await fingers.lift(1);
    await expect(page.getByRole("button", { name: "Deck (1)" })).toBeVisible();
  });
});
