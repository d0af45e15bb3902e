import type { Page } from "@playwright/test";
import { TablePage } from "./table";

export interface Wanted {
  /** Slug of the game. Defaults to D20 Warriors. */
  readonly game?: string;
  /** Number of seats, if it can be chosen. */
  readonly seats?: number;
  readonly mode?:
    | "Against the computer"
    | "Two players on this device"
    | "Draft against the computer"
    | "Draft for two";
  readonly level?: "Easy" | "Medium" | "Hard";
  readonly names?: readonly [string, string];
  readonly seed?: string;
  readonly oops?: number;
  readonly openHands?: boolean;
  /** Two people across a flat screen. */
  readonly across?: boolean;
  readonly decks?: readonly [string, string];
}

/** Sets up a match on the set-up screen and goes to its table. */
export async function setUp(page: Page, options: Wanted): Promise<TablePage> {
  await page.goto(`/#/play/${options.game ?? "d20-warriors"}`);
  await choose(page, options);
  await page.getByRole("button", { name: /^Start the/ }).click();
  const table = new TablePage(page);
  await table.laid();
  return table;
}

/** Unfolds the rows of seats and decks on a phone. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator("[data-fold]:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
}

export async function choose(page: Page, options: Wanted): Promise<void> {
  if (options.seats !== undefined)
    await page.getByLabel("Seats", { exact: true }).selectOption(String(options.seats));
  if (options.decks || options.names) await unfold(page);
  if (options.mode) await page.getByRole("radio", { name: options.mode, exact: true }).check();
  if (options.level) await page.getByRole("radio", { name: options.level }).check();
  const fields = page.getByRole("textbox", { name: /^(Your name|Opponent’s name|Name (of|for) )/ });
  for (const [i, name] of (options.names ?? []).entries()) await fields.nth(i).fill(name);
  const choosers = page.getByRole("group", { name: /^(Your|.+’s) deck/ });
  for (const [i, deck] of (options.decks ?? []).entries()) {
    await choosers.nth(i).getByRole("radio", { name: deck }).check();
  }
  if (options.oops !== undefined) {
    const oops = page.getByRole("group", { name: "OOPS" });
    await oops.getByRole("radio", { name: String(options.oops), exact: true }).check();
  }
  if (options.openHands) await page.getByRole("checkbox", { name: "Open hands" }).check();
  if (options.across) await page.getByRole("checkbox", { name: "Face to face" }).check();
  if (options.seed !== undefined) {
    await page.getByText("Advanced", { exact: true }).click();
    await page.getByRole("textbox", { name: "Seed" }).fill(options.seed);
  }
}
