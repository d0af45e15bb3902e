import { expect, type Locator, type Page } from "@playwright/test";
import { PATIENCE } from "./situation";

/** The table as a person uses it: by names and roles only. */
export class TablePage {
  readonly actions: Locator;
  readonly anytime: Locator;
  readonly board: Locator;
  readonly hand: Locator;
  readonly log: Locator;
  readonly result: Locator;
  readonly curtain: Locator;
  readonly dice: Locator;
  readonly inspector: Locator;

  constructor(readonly page: Page) {
    this.actions = page.getByRole("region", { name: "Your actions" });
    this.anytime = page.getByRole("group", { name: "At any time" });
    this.board = page.getByRole("grid", { name: "Battlefield" });
    this.hand = page.getByRole("grid", { name: /: Hand, / });
    this.log = page.getByRole("region", { name: "Log" });
    this.result = page.getByRole("region", { name: "Result" });
    this.curtain = page.getByRole("button", { name: "Press and hold to reveal" });
    this.dice = page.getByRole("region", { name: "Dice" });
    this.inspector = page.getByRole("complementary", { name: "Card" });
  }

  /** Goes from the landing page to the table. */
  async start(way: "Play now" | "Two players"): Promise<void> {
    await this.page.goto("/");
    await this.page.getByRole("button", { name: way }).first().click();
    await this.laid();
  }

  /** Waits for the table or its curtain. */
  async laid(): Promise<void> {
    await expect(this.curtain.or(this.actions)).toBeVisible({ timeout: 20_000 });
  }

  /** Holds the curtain's button for as long as it asks. */
  async reveal(): Promise<void> {
    await this.curtain.hover();
    await this.page.mouse.down();
    await expect(this.actions).toBeVisible();
    await this.page.mouse.up();
  }

  button(name: string | RegExp): Locator {
    return this.actions.getByRole("button", { name });
  }

  /** The main button, which continues or shows what it waits for. */
  get main(): Locator {
    return this.actions
      .getByRole("button", {
        name: /^(Pass(?! until)|End turn|Choose|Discard|Yes|Confirm|Waiting for|.* is thinking$|The game is over$)/,
      })
      .first();
  }

  handCard(kind: "warrior" | "flash", mark = ", may act"): Locator {
    return this.hand.getByRole("button", { name: new RegExp(`, ${kind}.*${mark}$`, "i") });
  }

  get ownFighter(): Locator {
    return this.board.getByRole("button", { name: /, yours,.*may act$/ });
  }

  get cell(): Locator {
    return this.board.getByRole("button", { name: /^(Place|Choose this cell)/ });
  }

  get target(): Locator {
    return this.page.getByRole("button", { name: /legal target$/ });
  }

  /** Waits until the person at the screen is asked. From then on the table waits. */
  async asked(): Promise<void> {
    await expect(this.main).toBeVisible({ timeout: PATIENCE });
    await expect(this.main).not.toHaveAttribute("aria-disabled", "true", { timeout: PATIENCE });
  }

  /** Names of the cards in the hand on screen, once their number matches its label. */
  async handNames(): Promise<string[]> {
    let names: readonly string[] = [];
    await expect(async () => {
      const label = (await this.hand.getAttribute("aria-label")) ?? "";
      names = await this.readHand();
      expect(names).toHaveLength(Number(/(\d+) cards?$/.exec(label)?.[1]));
    }).toPass({ timeout: PATIENCE });
    return [...names];
  }

  /** Waits until the hand on screen contains these cards. */
  async expectHand(names: readonly string[]): Promise<void> {
    await expect.poll(() => this.readHand()).toEqual([...names]);
  }

  /** Waits until the log contains this line, also behind a result or in a sum. */
  async expectLogged(line: RegExp): Promise<void> {
    const folded = this.log.getByRole("button", { name: /^Details: /, expanded: false });
    await expect(async () => {
      while ((await folded.count()) > 0) await folded.first().click({ timeout: 1000 });
      await expect(this.log.getByRole("button", { name: line })).not.toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: PATIENCE });
  }

  private async readHand(): Promise<string[]> {
    const labels = await this.hand
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
    return labels.map((label) => label.split(",")[0] ?? "");
  }
}
