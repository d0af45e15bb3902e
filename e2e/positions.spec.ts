import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";

const zone = (page: Page, seat: number, key: string) =>
  page
    .locator("section")
    .filter({ has: page.locator("[data-zone]") })
    .nth(seat)
    .locator(`[data-zone="${key}"]`);
const cardsIn = (page: Page, seat: number, key: string) =>
  zone(page, seat, key).locator("[data-position-cards]");
const found = (page: Page) => page.locator("[data-card-button]");

async function newPosition(page: Page): Promise<void> {
  await page.goto("/#/positions/battle-cores");
  await page.getByRole("link", { name: "New position" }).click();
  await expect(page.getByText("Ready to play.")).toBeVisible();
}

/** Finds one card of the pool. */
async function search(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox").fill(`"${name}"`);
  await expect(found(page).first()).toHaveAccessibleName(new RegExp(`^${name}`));
}

async function dragTo(page: Page, key: string, seat: number): Promise<void> {
  const from = await found(page).first().boundingBox();
  await zone(page, seat, key).scrollIntoViewIfNeeded();
  const to = await zone(page, seat, key).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 60);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 70, { steps: 4 });
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 30, { steps: 8 });
  await page.mouse.up();
}

test("a position is made by mouse, shared by link, and played in a fresh profile", async ({
  page,
  browser,
  baseURL,
}) => {
  await newPosition(page);
  await page.getByRole("textbox", { name: "Title" }).fill("Strike first");
  await search(page, "Wildfire Mane");
  await dragTo(page, "monsters", 0);
  await expect(cardsIn(page, 0, "monsters")).toHaveCount(1);
  await zone(page, 0, "hand").getByRole("button", { name: "Add cards to Hand" }).click();
  await search(page, "Kindle Cub");
  await found(page).first().click();
  await expect(cardsIn(page, 0, "hand")).toHaveCount(1);
  await zone(page, 1, "monsters").getByRole("button", { name: "Add cards to Monsters" }).click();
  await found(page).first().click();
  await cardsIn(page, 1, "monsters").first().click();
  await zone(page, 1, "monsters").getByRole("checkbox", { name: "Tempered" }).check();
  await expect(cardsIn(page, 1, "monsters").first()).toHaveAccessibleName("Kindle Cub, Tempered");
  await page.getByRole("button", { name: "More: Points" }).first().click();
  await expectAccessible(page, "position editor");

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await page.getByRole("textbox", { name: "Link to this position" }).inputValue();
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Strike first" })).toBeVisible();
  await other.getByRole("button", { name: "Play", exact: true }).click();
  await expect(other).toHaveURL(/#\/table\//);
  await expect(other.getByText("Wildfire Mane").first()).toBeVisible();
  await expect(other.getByText("Kindle Cub").first()).toBeVisible();
  await other.reload();
  await expect(other.getByText("Wildfire Mane").first()).toBeVisible();
  await other.context().close();
});

test("a position is made by keys alone, kept, undone, duplicated and deleted", async ({ page }) => {
  await newPosition(page);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type('"Kindle Cub"');
  await expect(found(page).first()).toHaveAccessibleName(/^Kindle Cub/);
  await found(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(cardsIn(page, 0, "monsters")).toHaveCount(1);
  await cardsIn(page, 0, "monsters").first().focus();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(cardsIn(page, 0, "hand")).toHaveCount(1);
  await cardsIn(page, 0, "hand").first().focus();
  await page.keyboard.press("Delete");
  await expect(cardsIn(page, 0, "hand")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(cardsIn(page, 0, "hand")).toHaveCount(1);

  await page.reload();
  await expect(cardsIn(page, 0, "hand")).toHaveCount(1);
  await page.goto("/#/positions/battle-cores");
  await page.getByRole("button", { name: "Duplicate Untitled position" }).press("Enter");
  await expect(page.getByRole("link", { name: "Untitled position (copy)" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Untitled position", exact: true }).press("Enter");
  await expect(page.getByText("Untitled position is deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("link", { name: "Untitled position", exact: true })).toBeVisible();
  await expectAccessible(page, "positions");
});

/** A zone of a player, by the names that a screen reader says. */
const zoneOf = (page: Page, player: string, name: string) =>
  page
    .getByRole("region", { name: player, exact: true })
    .getByRole("region")
    .filter({ has: page.getByRole("heading", { name: new RegExp(`, ${name}, `) }) });

/** Adds the first card of the pool with this name to a zone. */
async function addTo(page: Page, player: string, name: string, card: string): Promise<void> {
  await zoneOf(page, player, name)
    .getByRole("button", { name: `Add cards to ${name} of ${player}` })
    .click();
  await search(page, card);
  await found(page).first().click();
  await expect(
    zoneOf(page, player, name).getByRole("button", { name: new RegExp(`^${card}`) }),
  ).toBeVisible();
}

test("a card is attached to the other player's, six players form two teams, and they play", async ({
  page,
}) => {
  await page.goto("/#/positions/new/battle-of-souls");
  await expect(page.getByText("Ready to play.")).toBeVisible();
  await addTo(page, "Player 2", "Fighter Zone", "Ashigaru");
  await addTo(page, "Player 1 (you)", "Equipment Zone", "Scarab Amulet");
  const equipment = zoneOf(page, "Player 1 (you)", "Equipment Zone");
  await equipment.getByRole("button", { name: /^Scarab Amulet/ }).click();
  await equipment.getByRole("checkbox", { name: "Face up" }).check();
  await expect(page.getByText(/must be attached to a card in play/)).toBeVisible();
  await equipment
    .getByRole("combobox", { name: "Attached to" })
    .selectOption({ label: "Ashigaru of Player 2" });
  await expect(equipment.getByRole("button", { name: "Scarab Amulet, on Ashigaru" })).toBeVisible();

  await page.getByText("Title, note and options").click();
  await page.getByRole("combobox", { name: "Players", exact: true }).selectOption("6");
  await page.getByRole("combobox", { name: "Teams", exact: true }).selectOption({ label: "2 teams" });
  await page.getByRole("combobox", { name: "Team of Player 2" }).selectOption({ label: "Team B" });
  await expect(page.getByText(/side by side/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Ready to play.")).toBeVisible();
  await expectAccessible(page, "position editor with teams");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Team of Player 6" })).toHaveValue("1");

  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.getByRole("button", { name: /^Scarab Amulet/ }).first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("cards and table take turns, and faults are named in words", async ({ page }) => {
    await newPosition(page);
    await page.getByRole("button", { name: "Cards", exact: true }).tap();
    await search(page, "Kindle Cub");
    await found(page).first().tap();
    await page.getByRole("button", { name: "Table", exact: true }).tap();
    await expect(cardsIn(page, 0, "monsters")).toHaveCount(1);
    await zone(page, 0, "gear").getByRole("button", { name: "Add cards to Gear" }).tap();
    await page.getByRole("button", { name: "Cards", exact: true }).tap();
    await page.getByRole("searchbox").fill("gear");
    await found(page).first().tap();
    await found(page).first().tap();
    await expect(page.getByText("Gear of Player 1 (you): At most 1 card fits here.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeDisabled();
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByText("Ready to play.")).toBeVisible();
  });
});
