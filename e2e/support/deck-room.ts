import { expect, type Locator, type Page } from "@playwright/test";
import { middleOf } from "./moments";

/** Cards taken out until a deck must be ready. */
const MOST = 20;

/** The deck room and the builder, as a player finds them. */
export class DeckRoomPage {
  constructor(readonly page: Page) {}

  /** The cards to choose from, in the order of the page. */
  get cards(): Locator {
    return this.page.locator("[data-card-button]");
  }

  /** The deck that is being built. */
  get deck(): Locator {
    return this.page.getByRole("region", { name: "Deck", exact: true });
  }

  /** The cards of the deck, one line each. */
  get lines(): Locator {
    const more = this.page.getByRole("button", { name: /^One more / });
    return this.deck.getByRole("listitem").filter({ has: more });
  }

  get ready(): Locator {
    return this.deck.getByText("Ready to play");
  }

  get faults(): Locator {
    return this.deck.getByText(/^Not ready: /);
  }

  /** The card at the pointer while it is dragged. */
  get dragged(): Locator {
    return this.page.locator("[data-dragged-card]");
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  async open(game: string): Promise<void> {
    await this.page.goto(`/#/decks/${game}`);
    await expect(this.page.getByRole("article").first()).toBeVisible();
  }

  /** Starts a new deck. */
  async begin(): Promise<void> {
    await this.page.getByRole("button", { name: "New deck" }).click();
    await expect(this.cards.first()).toBeVisible();
  }

  async rename(name: string): Promise<void> {
    const field = this.page.getByRole("textbox", { name: "Name of the deck" });
    await field.fill(name);
    await field.blur();
    await this.saved();
  }

  saved(): Promise<void> {
    return expect(this.page.getByRole("main").getByText("Saved", { exact: true })).toBeVisible();
  }

  /** Lets the rest of the deck be chosen, and accepts it. */
  async complete(): Promise<void> {
    await this.page.getByRole("button", { name: "Complete the deck" }).click();
    await this.dialog.getByRole("button", { name: /^Add \d+ cards?$/ }).click();
    await expect(this.dialog).toHaveCount(0);
    await expect(this.ready).toBeVisible();
  }

  /** Lets the page mend what it can, and takes out cards until the deck is ready. */
  async mend(): Promise<void> {
    await this.deck.getByRole("button", { name: /^Mend/ }).last().click();
    const less = this.deck.getByRole("button", { name: / less$/ }).first();
    for (let n = 0; n < MOST && !(await this.ready.isVisible()); n++) await less.click();
    await expect(this.ready).toBeVisible();
  }

  /** Drags with the mouse, in steps. */
  async drag(what: Locator, to: Locator): Promise<void> {
    const [from, goal] = [await middleOf(what), await middleOf(to)];
    await this.page.mouse.move(...from);
    await this.page.mouse.down();
    await this.page.mouse.move(...goal, { steps: 5 });
    await expect(this.dragged).toBeVisible();
    await this.page.mouse.up();
    await expect(this.dragged).toHaveCount(0);
  }

  /** Copies a starter deck and opens the copy. */
  async openCopy(): Promise<void> {
    await this.page
      .getByRole("button", { name: /^Copy .* to your decks/ })
      .first()
      .click();
    await this.page.getByRole("link", { name: /^Edit/ }).first().click();
    await expect(this.cards.first()).toBeVisible();
  }

  /** The deck as text or as a link, from the dialog that shares it. */
  async shared(form: "Text" | "Link"): Promise<string> {
    await this.page.getByRole("button", { name: "Share and export" }).click();
    await this.dialog.getByRole("radio", { name: form, exact: true }).check();
    const field = this.dialog.getByRole("textbox", { name: form === "Text" ? "Deck as text" : "Link" });
    const text = await field.inputValue();
    await this.page.keyboard.press("Escape");
    await expect(this.dialog).toHaveCount(0);
    return text;
  }

  /** Opens the dialog to paste a list, with this text in it. */
  async paste(text: string): Promise<void> {
    await this.page.getByRole("button", { name: "Paste a list" }).click();
    await this.dialog.getByRole("textbox", { name: "Deck list" }).fill(text);
  }

  async keepPasted(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Save as a deck" }).click();
    await expect(this.cards.first()).toBeVisible();
  }
}
