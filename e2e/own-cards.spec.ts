import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { begin, MOUSE, printed, tryNow, write } from "./support/card-editor";
import { DeckRoomPage } from "./support/deck-room";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import type { TablePage } from "./support/table";

interface Proof {
  readonly game: string;
  readonly kind: string;
  /** What the card does: when, to which card, and what happens to it. */
  readonly text: readonly [when: string, target: string, what: RegExp];
  readonly says: RegExp;
  /** Plays the card from hand until its effect has happened. */
  play(table: TablePage): Promise<void>;
  /** What the log says of the effect, or the name of a card that shows it. */
  readonly effect: { readonly logged: RegExp } | { readonly shown: RegExp };
}

/** Presses the card in hand, and the button of that name. */
async function playIt(table: TablePage, name: RegExp): Promise<void> {
  await table.hand.getByRole("button", { name: /^Bell Keeper/ }).click();
  await table.page.getByRole("button", { name }).first().click();
}
const pick = (table: TablePage, name: RegExp) => table.page.getByRole("button", { name }).first().click();

const PROOFS: readonly Proof[] = [
  {
    game: "battle-cores",
    kind: "Monster",
    text: ["When this card is Summoned", "choose a Monster", /^return it to its owner's hand/],
    says: /choose a Monster and return it to its owner's hand\.$/,
    play: async (table) => {
      await playIt(table, /^Summon Bell Keeper/);
      await pick(table, /^Thicket Mite/);
    },
    effect: { logged: /Thicket Mite.*hand/ },
  },
  {
    game: "battle-of-souls",
    kind: "Warrior",
    text: ["When this card is deployed", "choose a fighter", /^destroy it$/],
    says: /choose a fighter and destroy it\.$/,
    play: async (table) => {
      await playIt(table, /^Deploy Bell Keeper/);
      await pick(table, /^Ashigaru, Opponent's/);
    },
    effect: { logged: /Ashigaru.*destroyed/ },
  },
  {
    game: "battle-spirits-saga",
    kind: "Spirit",
    text: ["When this card is summoned", "choose a spirit", /^destroy it$/],
    says: /choose a spirit and destroy it\.$/,
    play: async (table) => {
      await playIt(table, /^Summon Bell Keeper/);
      await pick(table, /^Place these cores$/);
      await pick(table, /^Psalm Novice, Opponent's/);
    },
    effect: { logged: /destroyed/ },
  },
  {
    game: "d20-warriors",
    kind: "Warrior",
    text: ["When this Warrior is placed", "choose a Warrior", /^it gets \+1 to its north number this turn/],
    says: /choose a Warrior; it gets \+1 to its north number this turn\.$/,
    play: async (table) => {
      await playIt(table, /^Place/);
      await pick(table, /^Rune of Warding, .*can be chosen$/);
    },
    effect: { shown: /^Rune of Warding, .* north 5 / },
  },
  {
    game: "soul-masters",
    kind: "Unit",
    text: ["When this card enters the battleground", "choose a card", /^destroy it$/],
    says: /choose a card and destroy it\.$/,
    play: async (table) => {
      await playIt(table, /^Cast Bell Keeper/);
      await pick(table, /Opponent's.*can be chosen$/);
    },
    effect: { logged: /destroyed/ },
  },
];

/** Downloads what a button saves, as a file that can be given to another page. */
async function savedFile(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

async function deckWith(page: Page, game: string): Promise<string> {
  const room = new DeckRoomPage(page);
  await room.open(game);
  await room.begin();
  await page.getByRole("searchbox", { name: "Search cards" }).fill("Bell Keeper");
  await expect(page.getByRole("status").filter({ hasText: / of \d+ cards/ })).toBeVisible();
  await room.cards.first().click();
  await expect(room.deck.getByText("Bell Keeper")).toBeVisible();
  await room.saved();
  await page.getByRole("button", { name: "Share and export" }).click();
  await room.dialog.getByRole("radio", { name: "JSON", exact: true }).check();
  const file = await savedFile(page, () => room.dialog.getByRole("button", { name: "Download" }).click());
  return file.path;
}

async function give(page: Page, button: string, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await chooser.setFiles(path);
}

/** Installs the set, reads the deck and replays the match where nothing of them is known. */
async function receive(
  context: BrowserContext,
  { game, effect }: Proof,
  files: { readonly set: string; readonly deck: string; readonly match: string },
): Promise<void> {
  const page = await context.newPage();
  const session = new Session(page);
  await page.goto(`/#/sets/${game}`);
  await give(page, "Add a set from a file", files.set);
  await expect(page.getByText("Bells is installed.")).toBeVisible();
  const room = new DeckRoomPage(page);
  await room.open(game);
  await page.getByRole("button", { name: "Paste a list" }).click();
  await give(page, "Open a file or QR code", files.deck);
  await room.keepPasted();
  await expect(room.deck.getByText("Bell Keeper")).toBeVisible();
  await expect(page.getByText("Card sets that it needs are not installed")).toHaveCount(0);
  await page.goto("/#/saves");
  await give(page, "Import a match from a file", files.match);
  await page
    .getByRole("link", { name: /^Replay/ })
    .first()
    .click();
  await page.getByRole("slider", { name: "Move" }).press("End");
  const seen =
    "logged" in effect ? page.getByText(effect.logged) : page.getByRole("button", { name: effect.shown });
  await expect(seen.first()).toBeVisible();
  session.expectQuiet();
}

for (const proof of PROOFS)
  test(`${proof.game}: a card from nothing is built with, played, sent, and replayed elsewhere`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { game, kind, text, says, effect } = proof;
    await withSettings(page, NO_WINDOWS);
    await begin(page, MOUSE, game, kind);
    await write(page, MOUSE, ...text);
    await expect(printed(page).getByText(says)).toBeVisible();
    await expect(page.getByText("The card can be played.")).toBeVisible();
    await expectAccessible(page, `card editor of ${game}`);
    const set = await savedFile(page, () => page.getByRole("button", { name: "Export" }).click());
    const deck = await deckWith(page, game);

    await page.goto(`/#/sets/${game}/MINE/1`);
    const table = await tryNow(page, MOUSE);
    await proof.play(table);
    if ("logged" in effect) await table.expectLogged(effect.logged);
    else await expect(page.getByRole("button", { name: effect.shown })).toBeVisible();
    await page.getByRole("button", { name: "Leave" }).click();
    await page.goto("/#/saves");
    const match = await savedFile(page, () => page.getByRole("button", { name: /^Export / }).click());

    const fresh = await browser.newContext({ ...(baseURL && { baseURL }) });
    await receive(fresh, proof, { set: set.path, deck, match: match.path });
    await fresh.close();
  });
