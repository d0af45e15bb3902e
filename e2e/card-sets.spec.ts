import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { DeckRoomPage } from "./support/deck-room";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { nextMoveAnywhere } from "./support/policies";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { chooseDeck, openSetUp, startMatch } from "./support/setup";
import { readSituation, turnOf } from "./support/situation";
import { TablePage } from "./support/table";

const BELL = {
  kind: "monster",
  name: "Bell Keeper",
  price: 1,
  element: "light",
  creature: "spirit",
  armor: 3,
  power: 2,
  abilities: [
    {
      kind: "trigger",
      when: { on: "summon", card: "this" },
      effect: { do: "draw", who: "you", count: 1 },
    },
  ],
};
const SET = {
  format: 1,
  game: "battle-cores",
  code: "BELLS",
  name: "Bells",
  version: 1,
  author: "Ann",
  language: "en",
  cards: [BELL],
};

const fileOf = (set: object | string) => ({
  name: "bells.json",
  mimeType: "application/json",
  buffer: Buffer.from(typeof set === "string" ? set : JSON.stringify(set)),
});

test("a card set is installed, built with, played, and the match outlives it", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  await page.goto("/#/sets/battle-cores");
  const add = page.locator("input[type=file]");
  await expect(page.getByText("No card set is installed")).toBeVisible();

  await add.setInputFiles(fileOf({ ...SET, cards: [{ ...BELL, armor: 99 }] }));
  await expect(page.getByRole("heading", { name: "bells.json cannot be added" })).toBeVisible();
  await expect(page.getByText("Bell Keeper, armor")).toBeVisible();
  await add.setInputFiles(fileOf("<script>alert(1)</script>"));
  await expect(page.getByText("The file: This is no JSON")).toBeVisible();
  await add.setInputFiles(fileOf({ ...SET, game: "soul-masters" }));
  await expect(page.getByText("It is a set for another game (Soul Masters).")).toBeVisible();

  await add.setInputFiles(fileOf(SET));
  await expect(page.getByText("Bells is installed.")).toBeVisible();
  await expect(page.getByText("BELLS, version 1, 1 card")).toBeVisible();
  await expectAccessible(page, "card sets");
  await add.setInputFiles(fileOf({ ...SET, version: 2 }));
  await page.getByRole("button", { name: "Replace it" }).click();
  await expect(page.getByText("BELLS, version 2, 1 card")).toBeVisible();

  const room = new DeckRoomPage(page);
  await room.open("battle-cores");
  await room.begin();
  await page.getByRole("searchbox", { name: "Search cards" }).fill("Bell Keeper");
  await expect(page.getByRole("status").filter({ hasText: / of \d+ cards/ })).toBeVisible();
  for (let copy = 0; copy < 4; copy++) await room.cards.first().click();
  await expect(room.deck.getByText("Bell Keeper")).toBeVisible();
  await room.complete();
  await room.saved();

  await page.getByRole("link", { name: "Play", exact: true }).click();
  await startMatch(page);
  const player = new Player(page, mouseInput(page), readSituation, nextMoveAnywhere);
  await player.playUntil((now) => turnOf(now) >= 3);
  const match = page.url();

  await page.goto("/#/sets/battle-cores");
  await page.getByRole("button", { name: "Remove Bells" }).click();
  await expect(page.getByText("Bells is removed.")).toBeVisible();
  await page.goto(match);
  await page.reload();
  await new TablePage(page).laid();
  await player.playUntil((now) => turnOf(now) >= 5);

  await page.goto("/#/sets/battle-cores");
  await expect(page.getByText("No card set is installed")).toBeVisible();
  session.expectQuiet();
});

test("a set is sent as a link, and opened, looked at and installed in another profile", async ({
  page,
  browser,
}) => {
  const session = new Session(page);
  await page.goto("/#/sets/battle-cores");
  await page.getByRole("button", { name: "Paste a set" }).click();
  const pasted = page.getByRole("textbox", { name: "The set as JSON, or a link to it" });
  await pasted.fill("{ nonsense");
  await expect(page.getByText("The file: This is no JSON")).toBeVisible();
  await pasted.fill(JSON.stringify(SET));
  await expect(page.getByRole("heading", { name: "Bell Keeper" })).toBeVisible();
  await expectAccessible(page, "paste a set");
  await page.getByRole("button", { name: "Install it" }).click();
  await expect(page.getByText("Bells is installed.")).toBeVisible();

  await page.getByRole("button", { name: "Link to Bells" }).click();
  const field = page.getByRole("textbox", { name: "Link", exact: true });
  await expect(field).toHaveValue(/#\/shared-set\//);
  const link = await field.inputValue();
  await expectAccessible(page, "link to a set");

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "Bells" })).toBeVisible();
  await expect(theirs.getByText("By Ann")).toBeVisible();
  await expect(theirs.getByRole("heading", { name: "Bell Keeper" })).toBeVisible();
  await expectAccessible(theirs, "a shared set");
  await theirs.getByRole("button", { name: "Install it" }).click();
  await theirs.getByRole("link", { name: "Card sets" }).click();
  await expect(theirs.getByText("BELLS, version 1, 1 card")).toBeVisible();
  await theirs.goto(`${link.slice(0, -20)}`);
  await expect(theirs.getByText("The link is damaged or incomplete.")).toBeVisible();
  await other.close();
  session.expectQuiet();
});

test("a set whose code is changed in one tab is edited on in another", async ({ page, context }) => {
  await page.goto("/#/sets/battle-cores");
  await page.locator("input[type=file]").setInputFiles(fileOf(SET));
  await expect(page.getByText("Bells is installed.")).toBeVisible();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/#/sets/battle-cores/BELLS/1");
    await expect(tab.getByText("About the set")).toBeVisible();
  }
  await page.getByText("About the set").click();
  await page.getByRole("textbox", { name: "Code" }).fill("CHIME");
  await page.getByRole("button", { name: "Change the code" }).click();
  await expect(page).toHaveURL(/#\/sets\/battle-cores\/CHIME/);
  await expect(other).toHaveURL(/#\/sets\/battle-cores\/CHIME\/1/);
  await other.getByText("About the set").click();
  const author = other.getByRole("textbox", { name: "Author" });
  await author.fill("Bob");
  await author.blur();
  await expect(other.getByRole("main").getByText("Saved", { exact: true })).toBeVisible();
  await other.goto("/#/sets/battle-cores");
  await expect(other.getByText(/CHIME/)).toBeVisible();
  await expect(other.getByText(/BELLS/)).toHaveCount(0);
});

const NEEDY = {
  format: "playmat-deck",
  version: 1,
  game: "d20-warriors",
  name: "With bells",
  sections: { main: { "Bell Keeper": 1, "Skyfurnace Drake": 1 } },
  sets: [{ code: "BELLS", name: "Bells", version: 3 }],
};

test("a deck whose card set is missing says so in set-up, and leads to the card sets", async ({ page }) => {
  const room = new DeckRoomPage(page);
  await room.open("d20-warriors");
  await room.paste(JSON.stringify(NEEDY));
  await room.keepPasted();
  await openSetUp(page);
  await chooseDeck(page, 1, "With bells");
  await expect(page.getByText("Bells (BELLS, version 3)")).toBeVisible();
  await expect(page.getByText("There is no card called “Bell Keeper”.")).toBeVisible();
  await expectAccessible(page, "set-up with a deck that needs a set");
  await page.getByRole("link", { name: "Card sets" }).click();
  await expect(page).toHaveURL(/#\/sets\/d20-warriors$/);
});
