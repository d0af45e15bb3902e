import { expect, type Page, test } from "@playwright/test";
import { decks } from "../src/games/battle-of-souls/decks";
import { expectAccessibleOver } from "./support/accessible";
import { expectNowhere } from "./support/secrets";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import type { TablePage } from "./support/table";

const NAMES = ["Ann", "Bob"] as const;
const DECKS = ["Burning Sun", "Iron Pass"] as const;

const deckNamed = (deckName: string) => decks.find(({ name }) => name === deckName);

/** Cards that are only in this seat's side deck: the other person must not see them. */
function secretsOf(seat: number): readonly string[] {
  const lists = DECKS.map((name) => deckNamed(name));
  const known = [...lists.flatMap((deck) => deck?.cards ?? []), ...(lists[1 - seat]?.side ?? [])];
  return [...new Set(lists[seat]?.side)].filter((name) => !known.includes(name));
}

/** Sets up a series of two people and goes to its table. */
function sitDown(page: Page, seed: string): Promise<TablePage> {
  return setUp(page, {
    game: "battle-of-souls",
    series: "Best of 3",
    others: ["On this device"],
    names: NAMES,
    decks: DECKS,
    seed,
  });
}

/** Concedes for the person at the screen. */
async function giveUp({ page }: TablePage): Promise<void> {
  const more = page.getByRole("button", { name: "More", exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: "Concede", exact: true }).click();
  await page.getByRole("dialog", { name: "Concede?" }).getByRole("button", { name: "Concede" }).click();
}

/** Opens the swap of the person at the screen from the result. */
async function openSwap({ page, result }: TablePage, game: number) {
  await result.getByRole("button", { name: `Start game ${game}` }).click();
  const dialog = page.getByRole("dialog", { name: new RegExp(`: deck for game ${game}$`) });
  await expect(dialog).toBeVisible();
  const title = await dialog.getByRole("heading", { level: 2 }).textContent();
  const seat = NAMES.findIndex((name) => title?.startsWith(name));
  const list = (name: RegExp) => dialog.getByRole("region", { name });
  return { dialog, seat, deck: list(/^Deck \d+ cards$/), side: list(/^Side deck \d+ cards$/) };
}

/** Plays from the end of the first game to the end of the series. */
async function swapAndFinish(table: TablePage): Promise<void> {
  const { page, result } = table;
  await expect(result).toContainText("Game 1 of 3");
  const first = await openSwap(table, 2);
  await expectNowhere(page, secretsOf(1 - first.seat));
  await expectAccessibleOver(page, "the swap");
  const [into = ""] = secretsOf(first.seat);
  await first.deck.getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await first.side.getByRole("button", { name: into }).focus();
  await page.keyboard.press("Enter");
  await expect(first.deck.getByRole("button", { name: new RegExp(`${into}.*1 new`) })).toBeVisible();

  await page.reload();
  await table.laid();
  await expectNowhere(page, [...secretsOf(0), ...secretsOf(1)]);
  await table.reveal();
  const seats: number[] = [];
  for (let i = 0; i < 2; i++) {
    const { dialog, seat, deck } = await openSwap(table, 2);
    seats.push(seat);
    await expectNowhere(page, secretsOf(1 - seat));
    const isSwapped = seat === first.seat;
    await expect(deck.getByText("1 new")).toHaveCount(isSwapped ? 1 : 0);
    await dialog.getByRole("button", { name: isSwapped ? "Play with this deck" : "Keep this deck" }).click();
    await expect(table.curtain).toBeVisible();
    await expectNowhere(page, [...secretsOf(0), ...secretsOf(1)]);
    await table.reveal();
  }
  expect(seats.sort()).toEqual([0, 1]);

  await expect(page.getByText(/^Game 2 of 3\. Games won: /).first()).toBeAttached();
  await giveUp(table);
  await expect(result.getByRole("heading", { name: / wins the series$/ })).toBeVisible();
  await expect(result.getByRole("button", { name: /^Start game/ })).toHaveCount(0);
  await expect(result.getByRole("button", { name: "Rematch" })).toBeVisible();

  await page.goto("/#/saves");
  await expect(page.getByText("Game 2 of 3 in a series")).toBeVisible();
  await expect(page.getByRole("link", { name: /^View Battle of Souls/ })).toHaveCount(2);
}

for (const [where, size] of [
  ["at a desk", { width: 1280, height: 800 }],
  ["on a phone", { width: 390, height: 844 }],
] as const)
  test(`two people play a series ${where}: a swap by keyboard, a reload in the middle, the second game`, async ({
    page,
  }) => {
    const session = new Session(page);
    await withSettings(page, NO_WINDOWS);
    await page.setViewportSize(size);
    const table = await sitDown(page, "best of three");
    await table.reveal();
    await giveUp(table);
    await swapAndFinish(table);
    session.expectQuiet();
  });
