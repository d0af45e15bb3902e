import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { begin, MOUSE, printed, write } from "./support/card-editor";
import { DeckRoomPage } from "./support/deck-room";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { nextMoveAnywhere } from "./support/policies";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { readSituation } from "./support/situation";
import type { TablePage } from "./support/table";

/** The deck with the card. */
const DECK = "Bells and others";

interface Proof {
  readonly game: string;
  readonly kind: string;
  /** What the card does: when, to which card, and what happens to it. */
  readonly text: readonly [when: string, target: string, what: RegExp];
  readonly says: RegExp;
  /** Copies in the deck, as many as the game allows. */
  readonly copies: number;
  /** Cards on the table that it may do it to. */
  readonly targets: RegExp;
  /** Buttons that play it once it is chosen in the hand, in their order. */
  readonly play: readonly RegExp[];
  /** What the log says of the effect on a card, or the number of the card that grows. */
  readonly effect: { readonly logged: string } | { readonly grows: string };
  /** With it, the card comes to hand early. */
  readonly seed: string;
}

const PROOFS: readonly Proof[] = [
  {
    game: "battle-cores",
    kind: "Monster",
    text: ["When this card is Summoned", "choose a Monster", /^return it to its owner's hand/],
    says: /choose a Monster and return it to its owner's hand\.$/,
    copies: 4,
    targets: /Opponent's/,
    play: [/^Summon Bell Keeper/],
    effect: { logged: "hand" },
    seed: "bells",
  },
  {
    game: "battle-of-souls",
    kind: "Warrior",
    text: ["When this card is deployed", "choose a fighter", /^destroy it$/],
    says: /choose a fighter and destroy it\.$/,
    copies: 4,
    targets: /Opponent's/,
    play: [/^Deploy Bell Keeper/],
    effect: { logged: "destroyed" },
    seed: "bells",
  },
  {
    game: "battle-spirits-saga",
    kind: "Spirit",
    text: ["When this card is summoned", "choose a spirit", /^destroy it$/],
    says: /choose a spirit and destroy it\.$/,
    copies: 4,
    targets: /Opponent's/,
    play: [/^Summon Bell Keeper/, /^Place these cores$/],
    effect: { logged: "destroyed" },
    seed: "bells 13",
  },
  {
    game: "d20-warriors",
    kind: "Warrior",
    text: ["When this Warrior is placed", "choose a Warrior", /^it gets \+1 to its north number this turn/],
    says: /choose a Warrior; it gets \+1 to its north number this turn\.$/,
    copies: 1,
    targets: /^(?!face-down).*Opponent's/,
    play: [/^Place/],
    effect: { grows: "north" },
    seed: "bells 4",
  },
  {
    game: "soul-masters",
    kind: "Unit",
    text: ["When this card enters the battleground", "choose a card", /^destroy it$/],
    says: /choose a card and destroy it\.$/,
    copies: 1,
    targets: /, (yours|Opponent's),.* Cost .* Atk /,
    play: [/^Cast Bell Keeper/],
    effect: { logged: "destroyed" },
    seed: "bells",
  },
];

/** Downloads what a button saves, as a file that can be given to another page. */
async function savedFile(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

/** Makes a deck with as many copies of the card as the game allows, and lets the page choose the rest. */
async function deckWith(page: Page, { game, copies }: Proof): Promise<string> {
  const room = new DeckRoomPage(page);
  await room.open(game);
  await room.begin();
  await page.getByRole("searchbox", { name: "Search cards" }).fill("Bell Keeper");
  await expect(page.getByRole("status").filter({ hasText: / of \d+ cards/ })).toBeVisible();
  for (let copy = 0; copy < copies; copy++) await room.cards.first().click();
  await expect(room.deck.getByText("Bell Keeper")).toBeVisible();
  await room.complete();
  await room.rename(DECK);
  await page.getByRole("button", { name: "Share and export" }).click();
  await room.dialog.getByRole("radio", { name: "JSON", exact: true }).check();
  const file = await savedFile(page, () => room.dialog.getByRole("button", { name: "Download" }).click());
  return file.path;
}

const IN_HAND = /^Bell Keeper.*, may act$/;

/** Plays other cards until the card can be played and has something to aim at. */
async function untilPlayable(page: Page, { targets }: Proof): Promise<void> {
  const others: typeof nextMoveAnywhere = (now, turn) =>
    nextMoveAnywhere({ ...now, hand: now.hand.filter(({ name }) => !IN_HAND.test(name)) }, turn);
  const player = new Player(page, mouseInput(page), readSituation, others);
  await player.playUntil(
    ({ hand, board }) =>
      hand.some(({ name }) => IN_HAND.test(name)) && board.some(({ name }) => targets.test(name)),
  );
}

/** Plays the card and chooses a card of the other player for its effect. Returns that card's name. */
async function playIt(table: TablePage, { play, targets }: Proof): Promise<string> {
  const { page } = table;
  await table.hand.getByRole("button", { name: IN_HAND }).first().click();
  for (const button of play) await page.getByRole("button", { name: button }).first().click();
  const target = page
    .getByRole("button", { name: /, can be chosen$/ })
    .and(page.getByRole("button", { name: targets }))
    .first();
  await expect(target).toBeVisible();
  const label = (await target.getAttribute("aria-label")) ?? "";
  await target.click();
  return label;
}

async function give(page: Page, button: string, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await chooser.setFiles(path);
}

interface Files {
  readonly set: string;
  readonly deck: string;
  readonly match: string;
}

/** Installs the set, reads the deck and replays the match to its end where nothing of them is known. */
async function receive(page: Page, game: string, files: Files): Promise<void> {
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
  session.expectQuiet();
}

/** Where the effect on a card of this label is seen: in the log, or in the number of the card that has grown. */
function effectOn(page: Page, { effect }: Proof, label: string): Locator {
  const [card = ""] = label.split(",");
  if ("logged" in effect) return page.getByText(new RegExp(`${card}.*${effect.logged}`)).first();
  const before = Number(new RegExp(`${effect.grows} (\\d+)`).exec(label)?.[1]);
  const name = new RegExp(`^${card},.* ${effect.grows} ${before + 1}\\b`);
  return page.getByRole("button", { name }).first();
}

for (const proof of PROOFS)
  test(`${proof.game}: a card from nothing is built with, played in a match, sent, and replayed elsewhere`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { game, kind, text, says } = proof;
    await withSettings(page, NO_WINDOWS);
    await begin(page, MOUSE, game, kind);
    await write(page, MOUSE, ...text);
    await expect(printed(page).getByText(says)).toBeVisible();
    await expect(page.getByText("The card can be played.")).toBeVisible();
    await expectAccessible(page, `card editor of ${game}`);
    const set = await savedFile(page, () => page.getByRole("button", { name: "Export" }).click());
    const deck = await deckWith(page, proof);

    const table = await setUp(page, { game, level: "Easy", decks: [DECK], seed: proof.seed });
    await untilPlayable(page, proof);
    const target = await playIt(table, proof);
    await expect(effectOn(page, proof, target)).toBeVisible();
    await page.getByRole("button", { name: "Leave" }).click();
    await page.goto("/#/saves");
    const match = await savedFile(page, () => page.getByRole("button", { name: /^Export / }).click());

    const fresh = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await fresh.newPage();
    await receive(other, game, { set: set.path, deck, match: match.path });
    await expect(effectOn(other, proof, target)).toBeVisible();
    await fresh.close();
  });
