import { expect, type Locator, type Page } from "@playwright/test";
import { TablePage } from "./table";

interface Wanted {
  readonly seats?: number;
  /** Names of two people at this screen. */
  readonly names?: readonly [string, string];
}

/** A draft or sealed event, as a player finds it. */
export class EventPage {
  constructor(readonly page: Page) {}

  /** The cards of the pack. */
  get cards(): Locator {
    return this.page.getByRole("list", { name: "Cards of the pack" }).locator("[data-card-button]");
  }

  /** What the next pick is, above the pack. */
  get pick(): Locator {
    return this.page.getByRole("heading", { name: /[Pp]ick \d+: Take/ });
  }

  /** Takes the chosen cards. */
  get take(): Locator {
    return this.page.getByRole("button", { name: /^(Take|Choose) / });
  }

  get curtain(): Locator {
    return this.page.getByRole("heading", { name: /’s turn$|'s turn$/ });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  /** Starts an event from its start page. */
  async begin(game: string, kind: "draft" | "sealed", { seats, names }: Wanted = {}): Promise<void> {
    await this.page.goto(`/#/new-event/${game}/${kind}`);
    const start = this.button(kind === "draft" ? "Start the draft" : "Open the packs");
    await expect(start).toBeVisible();
    if (seats !== undefined) await this.page.getByRole("radio", { name: String(seats), exact: true }).check();
    if (names) {
      await this.page.getByRole("radio", { name: "Two people" }).check();
      for (const [i, name] of names.entries())
        await this.page.getByRole("textbox", { name: `Name of player ${i + 1}` }).fill(name);
    }
    await start.click();
    await this.page.waitForURL(/#\/event\//);
  }

  /** How many cards have to be chosen now. */
  async missing(): Promise<number> {
    const text = await this.take.innerText();
    if (text.startsWith("Take")) return 0;
    return Number(/\d+/.exec(text)?.[0] ?? 1);
  }

  /** Chooses the first cards of the pack and takes them. */
  async takeFirst(press: (what: Locator) => Promise<void> = (what) => what.click()): Promise<void> {
    const before = await this.pick.innerText();
    const missing = await this.missing();
    for (let n = 0; n < missing; n++) await press(this.cards.nth(n));
    await press(this.take);
    await expect(this.pick.getByText(before, { exact: true })).toHaveCount(0);
  }

  /** Picks until the draft is over. */
  async takeAll(): Promise<void> {
    await expect(this.pick).toBeVisible();
    while (await this.pick.isVisible()) await this.takeFirst();
  }

  /** Lifts the curtain. */
  async reveal(player: string): Promise<void> {
    await this.button("Press and hold to reveal").click();
    await this.button(`I am ${player}: reveal`).click();
  }

  /** Builds the rest of the deck, and goes back to the event. */
  async completeDeck(press: (what: Locator) => Promise<void> = (what) => what.click()): Promise<void> {
    await press(this.button("Complete the deck"));
    await press(this.page.getByRole("dialog").getByRole("button", { name: /^Add \d+ cards?$/ }));
    await expect(this.page.getByText("Ready to play").first()).toBeAttached();
    await expect(this.page.getByRole("main").getByText("Saved", { exact: true })).toBeAttached();
    await press(this.page.getByRole("link", { name: "Play", exact: true }));
  }

  /** The table of the match that was started. */
  async table(): Promise<TablePage> {
    await this.page.waitForURL(/#\/table\//);
    const table = new TablePage(this.page);
    await table.laid();
    return table;
  }
}
