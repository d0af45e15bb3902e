import { expect, type Page, test } from "@playwright/test";
import { DeckRoomPage } from "./support/deck-room";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";

async function opened(page: Page): Promise<DeckRoomPage> {
  await withSettings(page);
  const room = new DeckRoomPage(page);
  await room.open("battle-spirits-saga");
  return room;
}

test("a pasted list of HTML, control characters and prototype names is shown as text and runs nothing", async ({
  page,
}) => {
  const session = new Session(page);
  const room = await opened(page);
  const html = "<img src=x onerror=\"document.title='run'\"><script>document.title='run'</script>";
  const lines = [
    "# <b>Deck</b> \u202egnorw",
    html,
    "3 __proto__",
    "2 constructor",
    "4 Ember\u0000ling\u0007",
    "2 Tin Sentinel",
  ];
  await room.paste(lines.join("\n"));
  await expect(room.dialog.getByRole("heading", { name: /^\d lines were not understood$/ })).toBeVisible();
  await expect(room.dialog.getByText(html, { exact: true })).toBeVisible();
  await expect(room.dialog.getByText("3 __proto__", { exact: true })).toBeVisible();
  await room.keepPasted();
  await expect(room.deck.getByText(html)).toBeVisible();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  await expect(page).not.toHaveTitle("run");
  await page.reload();
  await expect(room.deck.getByText("3 __proto__"), "kept with the deck").toBeVisible();
  session.expectQuiet();
});

test("a list of 1,000,000 lines gets a message, and the page goes on answering", async ({ page }) => {
  const session = new Session(page);
  const room = await opened(page);
  await page.getByRole("button", { name: "Paste a list" }).click();
  const field = room.dialog.getByRole("textbox", { name: "Deck list" });
  await field.focus();
  await field.evaluate((area: HTMLTextAreaElement) => {
    // As React sees a paste: through the element's own setter.
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    set?.call(area, "1 Emberling\n".repeat(1_000_000));
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(room.dialog.getByRole("alert")).toBeVisible();
  await field.fill("3 Emberling");
  await expect(room.dialog.getByText("3 cards understood")).toBeVisible();
  await room.keepPasted();
  await expect(room.faults).toBeVisible();
  session.expectQuiet();
});
