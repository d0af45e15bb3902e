import { expect, type Locator, type Page } from "@playwright/test";
import { TablePage } from "./table";

export type PlayerText =
  | "On this device"
  | "Computer, Easy"
  | "Computer, Medium"
  | "Computer, Hard"
  | "Computer, Expert";

export interface Wanted {
  /** Slug of the game. Defaults to D20 Warriors. */
  readonly game?: string;
  /** Number of seats, if it can be chosen; with teams as in the list, "6: 3 against 3". */
  readonly seats?: number | string;
  /** Whether the seats form two teams. */
  readonly inTeams?: boolean;
  readonly mode?: "Against the computer" | "Two players on this device";
  readonly level?: "Easy" | "Medium" | "Hard" | "Expert";
  /** The players in the seats after the first. */
  readonly others?: readonly PlayerText[];
  readonly names?: readonly string[];
  readonly seed?: string;
  readonly oops?: number;
  readonly openHands?: boolean;
  /** Two people across a flat screen. */
  readonly across?: boolean;
  /** Names of decks, by seat. */
  readonly decks?: readonly string[];
  /** The first length of a series that the rules have. */
  readonly series?: "Best of 3";
}

/** Sets up a match on the set-up screen and goes to its table. */
export async function setUp(page: Page, options: Wanted): Promise<TablePage> {
  await openSetUp(page, options.game);
  await choose(page, options);
  return startMatch(page);
}

export async function openSetUp(page: Page, game = "d20-warriors"): Promise<void> {
  await page.goto(`/#/play/${game}`);
  await expect(seatAt(page, 1)).toBeVisible();
}

/** Presses the start button of the set-up screen and waits for the table. */
export async function startMatch(page: Page): Promise<TablePage> {
  await page.getByRole("button", { name: /^Start the/ }).click();
  const table = new TablePage(page);
  await table.laid();
  return table;
}

/** A seat on the set-up screen. The first one has the number 1. */
const seatAt = (page: Page, number: number): Locator =>
  page.getByRole("group", { name: new RegExp(`^(Seat|Platz) ${number}: `) });

/** The chip that says who plays a seat. */
const playerChip = (page: Page, number: number): Locator =>
  page.getByRole("button", { name: new RegExp(`^Player in seat ${number}: `) });

const MAX_PRESSES = 4;

/** Presses a seat's chip until it names this player. */
export async function choosePlayer(page: Page, number: number, player: PlayerText): Promise<void> {
  const chip = playerChip(page, number);
  for (let press = 0; press < MAX_PRESSES; press++) {
    if ((await chip.getAttribute("aria-label"))?.endsWith(`: ${player}`)) return;
    await chip.click();
  }
  await expect(chip).toHaveAccessibleName(`Player in seat ${number}: ${player}`);
}

/** Chooses a seat's deck in the gallery. */
export async function chooseDeck(page: Page, number: number, deck: string): Promise<void> {
  await seatAt(page, number).locator("[aria-haspopup=dialog]").click();
  const gallery = page.getByRole("dialog");
  await gallery.getByRole("button", { name: deck, exact: true }).click();
  await expect(gallery).toHaveCount(0);
}

/** Opens a folded part of the set-up. */
export async function unfold(page: Page, title: "Table" | "Advanced"): Promise<void> {
  const fold = page.locator("details").filter({ has: page.getByText(title, { exact: true }) });
  if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
}

async function chooseSeats(page: Page, { seats, inTeams }: Wanted): Promise<void> {
  if (inTeams) await page.getByRole("radio", { name: "2 teams" }).check();
  if (seats === undefined) return;
  const list = page.getByRole("combobox", { name: "Seats" });
  const buttons = page.getByRole("group", { name: "Seats" });
  if (await list.isVisible()) await list.selectOption(String(seats));
  else await buttons.getByRole("radio", { name: String(seats), exact: true }).check();
}

async function choosePlayers(page: Page, { mode, level, others = [] }: Wanted): Promise<void> {
  if (mode === "Two players on this device") await choosePlayer(page, 2, "On this device");
  if (level) await choosePlayer(page, 2, `Computer, ${level}`);
  for (const [i, player] of others.entries()) await choosePlayer(page, i + 2, player);
}

async function chooseTable(page: Page, { oops, openHands, across, series }: Wanted): Promise<void> {
  if (oops === undefined && !openHands && !across && series === undefined) return;
  await unfold(page, "Table");
  if (series) await page.getByRole("radio", { name: series }).check();
  if (oops !== undefined) {
    const group = page.getByRole("group", { name: "OOPS" });
    await group.getByRole("radio", { name: String(oops), exact: true }).check();
  }
  if (openHands) await page.getByRole("checkbox", { name: "Open hands" }).check();
  if (across) await page.getByRole("checkbox", { name: "Face to face" }).check();
}

/** Makes these choices on the set-up screen. */
export async function choose(page: Page, options: Wanted): Promise<void> {
  await seatAt(page, 1).waitFor();
  await chooseSeats(page, options);
  await choosePlayers(page, options);
  for (const [i, name] of (options.names ?? []).entries())
    await seatAt(page, i + 1)
      .getByRole("textbox")
      .fill(name);
  for (const [i, deck] of (options.decks ?? []).entries()) await chooseDeck(page, i + 1, deck);
  await chooseTable(page, options);
  if (options.seed !== undefined) {
    await unfold(page, "Advanced");
    await page.getByRole("textbox", { name: "Seed" }).fill(options.seed);
  }
}
