import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { DeckRoomPage } from "./support/deck-room";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { TablePage } from "./support/table";

const SEARCH = "Type what it should do";
const printed = (page: Page) => page.getByRole("region", { name: "Printed text" });
const ability = (page: Page) => page.getByRole("article", { name: "Ability 1" });

/** How a player presses a button and chooses from a list. */
interface Hands {
  press(button: Locator): Promise<void>;
  take(list: Locator, typed: string, phrase: string | RegExp): Promise<void>;
}

const handsThat = (press: Hands["press"]): Hands => ({
  press,
  take: async (list, typed, phrase) => {
    await list.getByRole("combobox", { name: SEARCH }).fill(typed);
    await press(list.getByRole("option", { name: phrase }).first());
  },
});
const MOUSE = handsThat((button) => button.click());
const FINGER = handsThat((button) => button.tap());
const keysOf = (page: Page): Hands => ({
  press: async (button) => {
    await button.focus();
    await page.keyboard.press("Enter");
  },
  take: async (list, typed, phrase) => {
    const field = list.getByRole("combobox", { name: SEARCH });
    await field.focus();
    await page.keyboard.type(typed);
    const option = list.getByRole("option", { name: phrase }).first();
    await expect(option).toBeVisible();
    // The list may still change while it is walked.
    await expect(async () => {
      const way = await option.evaluate((goal) => {
        const all = [...(goal.closest("[role=listbox]")?.querySelectorAll("[role=option]") ?? [])];
        return all.indexOf(goal) - all.findIndex((one) => one.getAttribute("aria-selected") === "true");
      });
      if (way !== 0) await page.keyboard.press(way > 0 ? "ArrowDown" : "ArrowUp");
      expect(way).toBe(0);
    }).toPass({ intervals: [0], timeout: 30_000 });
    await page.keyboard.press("Enter");
  },
});

/** Makes a set with one new card of a kind, and opens its form. */
async function begin(page: Page, hands: Hands, game: string, kind: string): Promise<void> {
  await page.goto(`/#/sets/${game}`);
  await hands.press(page.getByRole("button", { name: "New set" }));
  await page.getByRole("textbox", { name: "Name" }).fill("Bells");
  await hands.press(page.getByRole("button", { name: "Create it" }));
  await page.getByRole("combobox", { name: "Kind of the new card" }).selectOption({ label: kind });
  await hands.press(page.getByRole("button", { name: "New card", exact: true }));
  const field = page.locator("[data-place=name]").getByRole("textbox");
  await expect(field).toHaveValue(`New ${kind}`);
  await field.fill("Bell Keeper");
  await page.keyboard.press("Enter");
}

/** "When this card …, choose … and …" */
async function write(page: Page, hands: Hands, when: string, target: string, what: RegExp): Promise<void> {
  await hands.press(page.getByRole("button", { name: "Add an ability" }));
  await hands.take(
    page.getByRole("region", { name: "Abilities" }).or(page.getByRole("region", { name: "Effects" })),
    when,
    `${when}, …`,
  );
  await hands.press(ability(page).getByRole("button", { name: /^What happens: …/ }));
  await hands.take(ability(page), target, `${target} and …`);
  await hands.press(ability(page).getByRole("button", { name: /^Then: …/ }));
  await hands.take(ability(page), "it", what);
}

/** Opens the table to try the card. */
async function tryNow(page: Page, hands: Hands): Promise<TablePage> {
  await hands.press(page.getByRole("button", { name: "Try it now" }));
  const table = new TablePage(page);
  await table.laid();
  return table;
}

/** Nothing is wider than the screen. */
const expectNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test("a card with a trigger and a target is made by mouse, put into a deck and played", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  await begin(page, MOUSE, "battle-cores", "Monster");
  await page.getByRole("button", { name: "More: Armor" }).click();
  await write(
    page,
    MOUSE,
    "When this card is Summoned",
    "choose a Monster",
    /^return it to its owner's hand/,
  );
  const text = "When this card is Summoned, choose a Monster and return it to its owner's hand.";
  await expect(printed(page).getByText(text)).toBeVisible();
  await expect(page.getByText("The card can be played.")).toBeVisible();
  await expectAccessible(page, "card editor");

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(printed(page).getByText(text)).toHaveCount(0);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(printed(page).getByText(text)).toBeVisible();
  await page.reload();
  await expect(printed(page).getByText(text)).toBeVisible();

  const room = new DeckRoomPage(page);
  await room.open("battle-cores");
  await room.begin();
  await page.getByRole("searchbox", { name: "Search cards" }).fill("Bell Keeper");
  await expect(page.getByRole("status").filter({ hasText: / of \d+ cards/ })).toBeVisible();
  await room.cards.first().click();
  await expect(room.deck.getByText("Bell Keeper")).toBeVisible();

  await page.goto("/#/sets/battle-cores/MINE/1");
  const table = await tryNow(page, MOUSE);
  await table.hand.getByRole("button", { name: /^Bell Keeper/ }).click();
  await page.getByRole("button", { name: /^Summon Bell Keeper/ }).click();
  await page
    .getByRole("button", { name: /^Thicket Mite/ })
    .first()
    .click();
  await table.expectLogged(/Thicket Mite.*hand/);
  session.expectQuiet();
});

test("a card of Battle Spirits Saga is made by keys, and a fault leads to its place", async ({ page }) => {
  const hands = keysOf(page);
  await withSettings(page, NO_WINDOWS);
  await begin(page, hands, "battle-spirits-saga", "Spirit");
  const family = page.getByRole("group", { name: "Families" }).getByRole("checkbox", { checked: true });
  await family.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 fault: not playable yet")).toBeVisible();
  await hands.press(page.getByRole("button", { name: /^Families: / }));
  await expect(page.getByRole("group", { name: "Families" }).getByRole("checkbox").first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("The card can be played.")).toBeVisible();
  await write(page, hands, "When this card is summoned", "choose a spirit", /^destroy it$/);
  await expect(
    printed(page).getByText("When this card is summoned, choose a spirit and destroy it."),
  ).toBeVisible();
  const table = await tryNow(page, hands);
  await expect(table.hand.getByRole("button", { name: /^Bell Keeper/ })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a card of Battle of Souls is made by touch", async ({ page }) => {
    await withSettings(page, NO_WINDOWS);
    await begin(page, FINGER, "battle-of-souls", "Warrior");
    await write(page, FINGER, "When this card is deployed", "choose a fighter", /^destroy it$/);
    await expectNarrow(page);
    await page.getByRole("button", { name: "Card", exact: true }).tap();
    await expect(printed(page).getByText(/choose a fighter and destroy it\.$/)).toBeVisible();
    await expectNarrow(page);
    const table = await tryNow(page, FINGER);
    await expect(table.hand.getByRole("button", { name: /^Bell Keeper/ })).toBeVisible();
  });
});
