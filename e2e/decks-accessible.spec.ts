import { expect, test } from "@playwright/test";
import { expectAccessible, expectAccessibleOnPhone, expectAccessibleOver } from "./support/accessible";
import { DeckRoomPage } from "./support/deck-room";
import { withSettings } from "./support/settings";

const LIST = "# My list\n3x Emberlign\n2 Tin Sentinel\nNonsense here\n";

for (const language of ["en", "de"] as const)
  test.describe(language, () => {
    test.beforeEach(({ page }) => withSettings(page, { motionSpeed: 0, language }));

    test("axe finds nothing in the deck room, on the page of cards, and in their dialogs", async ({
      page,
    }) => {
      const button = (name: RegExp) => page.getByRole("button", { name });
      const dialog = page.getByRole("dialog");
      await page.goto("/#/cards/battle-spirits-saga");
      const cards = page.locator("[data-card-button]");
      await expect(cards.first()).toBeVisible();
      await expectAccessible(page, "cards");
      await button(/^Filters?$/).click();
      await expect(dialog).toBeVisible();
      await expectAccessibleOver(page, "filters");
      await page.keyboard.press("Escape");
      await button(/^(List|Liste)$/).click();
      await expectAccessibleOver(page, "cards as a list");
      await cards.nth(2).click();
      await expect(dialog).toBeVisible();
      await expectAccessibleOver(page, "a card");

      await page.goto("/#/decks/battle-spirits-saga");
      await button(/^(Copy .* to your decks|.* in deine Decks kopieren)$/)
        .first()
        .click();
      const own = page.getByRole("link", { name: /^(Edit .*|.* bearbeiten)$/ });
      await expect(own).toBeVisible();
      await button(/^(Delete .*|.* löschen)$/).click();
      await expect(own).toHaveCount(0);
      await expectAccessible(page, "deck room");
      await button(/^(Paste a list|Liste einfügen)$/).click();
      await dialog.getByRole("textbox").fill(LIST);
      await expect(dialog.getByRole("heading", { level: 3 })).toBeVisible();
      await expectAccessibleOver(page, "import");
    });

    test("axe finds nothing in the builder, its dialogs, and a shared deck", async ({ page }) => {
      const button = (name: RegExp) => page.getByRole("button", { name });
      const dialog = page.getByRole("dialog");
      await page.goto("/#/decks/battle-spirits-saga");
      await button(/^(Paste a list|Liste einfügen)$/).click();
      await dialog.getByRole("textbox").fill(LIST);
      await button(/^(Save as a deck|Als Deck speichern)$/).click();
      const room = new DeckRoomPage(page);
      await expect(room.cards.first()).toBeVisible();
      await expectAccessible(page, "builder");
      await page.setViewportSize({ width: 390, height: 844 });
      await button(/^Deck \(/).click();
      await expectAccessibleOnPhone(page, "the deck on a phone");
      for (const name of [/^(Complete the deck|Deck ergänzen)$/, /^(More|Mehr)$/]) {
        await button(name).click();
        await expect(dialog).toBeVisible();
        await expectAccessibleOver(page, `dialog ${name.source}`);
        if (name.source.includes("Complete")) await dialog.getByRole("button").last().click();
        else await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      }
      await button(/^(Sample hand|Probehand)$/).click();
      await expect(dialog.getByRole("listitem").first()).toBeVisible();
      await expectAccessibleOver(page, "sample hand");
      await page.keyboard.press("Escape");
      await button(/^(Share and export|Teilen)$/).click();
      await expect(dialog.getByRole("textbox")).toBeVisible();
      await expectAccessibleOver(page, "export as text");
      await dialog.getByRole("radio", { name: "Link", exact: true }).check();
      await expect(dialog.getByRole("img")).toBeVisible();
      await expectAccessibleOver(page, "export as a link");
      const link = await dialog.getByRole("textbox").inputValue();
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1, name: "My list" })).toBeVisible();
      await expectAccessible(page, "shared deck");
    });
  });
