import { expect, test } from "@playwright/test";
import { DeckRoomPage } from "./support/deck-room";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { nextMoveAnywhere } from "./support/policies";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { startMatch } from "./support/setup";
import { readSituation, turnOf } from "./support/situation";

const GAMES = [
  "d20-warriors",
  "battle-of-souls",
  "battle-spirits-saga",
  "battle-cores",
  "soul-masters",
] as const;

/** More copies than any game allows of a card. */
const TOO_MANY = 12;

for (const game of GAMES)
  test(`${game}: builds a deck from nothing, breaks and mends it, and takes it to another profile`, async ({
    page,
    browser,
  }) => {
    const session = new Session(page);
    await withSettings(page, NO_WINDOWS);
    const room = new DeckRoomPage(page);
    await room.open(game);
    await room.begin();
    await expect(room.faults, "an empty deck is not ready").toBeVisible();
    await room.rename("From nothing");

    await room.drag(room.cards.nth(0), room.deck.getByText(/^No cards yet/));
    await expect(room.lines).toHaveCount(1);
    await room.cards.nth(8).click();
    await expect(room.lines).toHaveCount(2);
    await room.complete();
    await room.saved();
    const built = await room.shared("Text");
    expect(built).toContain("From nothing");

    for (let copy = 0; copy < TOO_MANY; copy++) await room.cards.nth(0).click();
    await expect(room.faults, "too many copies").toBeVisible();
    await room.mend();
    const link = await room.shared("Link");
    const mended = await room.shared("Text");

    const other = await browser.newPage();
    const there = new DeckRoomPage(other);
    await there.open(game);
    await there.paste(mended);
    await there.keepPasted();
    await expect(there.ready).toBeVisible();
    expect(await there.shared("Text")).toBe(mended);

    await other.goto(link);
    await expect(other.getByRole("heading", { level: 1, name: "From nothing" })).toBeVisible();
    await other.getByRole("button", { name: "Keep this deck" }).click();
    await expect(there.ready).toBeVisible();
    expect(await there.shared("Text")).toBe(mended);
    await other.context().close();

    await page.getByRole("link", { name: "Play", exact: true }).click();
    await expect(page.getByRole("complementary", { name: "Your match" })).toContainText("From nothing");
    await startMatch(page);
    const player = new Player(page, mouseInput(page), readSituation, nextMoveAnywhere);
    await player.playUntil((now) => turnOf(now) >= 3);
    session.expectQuiet();
  });
