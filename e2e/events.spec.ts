import { expect, test } from "@playwright/test";
import { expectAccessible, expectAccessibleOnPhone, expectAccessibleOver } from "./support/accessible";
import { EventPage } from "./support/event";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";

test("Battle Cores: a draft by mouse and keys, a reload, a deck of the pool, and a match with it", async ({
  page,
}) => {
  const session = new Session(page);
  await withSettings(page);
  const event = new EventPage(page);
  await event.begin("battle-cores", "draft", { seats: 4 });
  await expectAccessible(page, "a draft");

  // Two picks by keys: arrow keys move, Enter chooses, and takes with the last card.
  for (const pick of [1, 2]) {
    await expect(event.pick).toHaveText(new RegExp(`pick ${pick}:`));
    await event.cards.first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
  }
  await expect(event.pick).toHaveText(/pick 3:/);
  await expect(page.getByRole("heading", { name: "Your pool (4)" })).toBeVisible();

  // A double press takes, and can be taken back.
  await event.cards.nth(2).click();
  await event.cards.nth(3).dblclick();
  await expect(event.pick).toHaveText(/pick 4:/);
  await event.button("Undo the last pick").click();
  await expect(event.pick).toHaveText(/pick 3:/);

  // A look at a card changes nothing.
  await event.cards.first().focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");

  const pack = await event.cards.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  await page.reload();
  await expect(event.pick).toHaveText(/pick 3:/);
  expect(await event.cards.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual(
    pack,
  );

  await event.takeAll();
  await expect(event.button("Play against Drafter 2")).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page, "the event's page");
  await event.button("Build the deck of You").click();
  await expect(page.getByText("0/1", { exact: true }).first()).toBeAttached();
  await expectAccessible(page, "the builder of a pool");
  await event.completeDeck();
  await event.button("Play against Drafter 2").click();
  const table = await event.table();
  await expect(table.hand).toBeVisible();
  session.expectQuiet();
});

const PHONE = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("Battle Spirits Saga: sealed packs by touch, a reload, and a match", async ({ page }) => {
    const session = new Session(page);
    await withSettings(page);
    const event = new EventPage(page);
    await page.goto("/#/decks/battle-spirits-saga");
    await page.getByRole("link", { name: "Sealed" }).tap();
    await expect(page.getByRole("heading", { name: "Sealed", level: 1 })).toBeVisible();
    await expectAccessibleOnPhone(page, "the start of a sealed event");
    await page.setViewportSize(PHONE);
    await event.button("Open the packs").tap();
    await event.button("Open the first pack").tap();
    await expect(event.cards.first()).toBeVisible();
    await event.button("Open the next pack").tap();
    await expect(page.getByRole("heading", { name: /^Pack 2 of/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Pack 2 of/ })).toBeVisible();
    await expectAccessibleOnPhone(page, "an opened pack");
    await page.setViewportSize(PHONE);
    await event.button(/^Your pool \(\d+\)$/).tap();
    await expect(page.getByRole("combobox", { name: "Sort by" })).toBeVisible();
    await event.button("Open all").tap();
    await event.button("Build the deck").tap();
    await expect(page.locator("[data-card-button]").first()).toBeVisible();
    await event.completeDeck((what) => what.tap());
    await event.button("Play against Opponent 2").tap();
    await event.table();

    // The event can be gone back to from the deck room, and deleted with undo.
    await page.goto("/#/decks/battle-spirits-saga");
    await event.button("Delete Sealed with 4 seats").tap();
    await expect(page.getByRole("link", { name: "Continue: Sealed with 4 seats" })).toHaveCount(0);
    await event.button("Undo").tap();
    await page.getByRole("link", { name: "Continue: Sealed with 4 seats" }).tap();
    await expect(event.button("Play against Opponent 2")).toBeVisible();
    session.expectQuiet();
  });
});

test("D20 Warriors: two people draft behind the curtain, reload, and play each other", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page);
  const event = new EventPage(page);
  await page.goto("/#/play/d20-warriors");
  await page.getByRole("link", { name: "Draft decks first" }).click();
  await event.begin("d20-warriors", "draft", { names: ["Ann", "Bob"] });

  // Neither sees the other's pack, nor what the other has taken.
  const main = page.getByRole("main");
  await expect(event.curtain).toContainText("Ann");
  await expect(event.cards, "behind the curtain").toHaveCount(0);
  await expectAccessibleOver(page, "the curtain of a draft");
  await event.reveal("Ann");
  const [first = ""] = await event.cards.evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? ""),
  );
  const name = first.split(",")[0] ?? "";
  await event.cards.nth(0).click();
  await event.cards.nth(1).click();
  await event.take.click();
  await expect(event.curtain).toContainText("Bob");
  await expect(main.getByText(name), "what Ann took").toHaveCount(0);
  await page.reload();
  await expect(event.curtain).toContainText("Bob");
  await event.reveal("Bob");
  await expect(page.getByText(name), "what Ann took, in Bob's view").toHaveCount(0);
  await event.cards.nth(0).click();
  await event.cards.nth(1).click();
  await event.take.click();

  for (let pick = 0; pick < 10; pick++)
    for (const player of ["Ann", "Bob"]) {
      await expect(event.curtain).toContainText(player);
      await event.reveal(player);
      await event.cards.nth(0).click();
      await event.take.click();
    }

  for (const player of ["Ann", "Bob"]) {
    await event.button(`Build the deck of ${player}`).click();
    await expect(event.curtain).toContainText(player);
    await event.reveal(player);
    await expect(page.getByText("Ready to play").first()).toBeVisible();
    await page.getByRole("link", { name: "Back to the event" }).click();
  }
  await expect(page.getByText("Ready to play, 12 cards")).toHaveCount(2);

  // The deck room shows the names of their decks only, and a deck opens behind the curtain.
  await page.goto("/#/decks/d20-warriors");
  const tile = page.getByRole("article", { name: "Draft, Ann" });
  await expect(tile).toBeVisible();
  await expect(tile.getByRole("img")).toHaveCount(0);
  await tile.getByRole("link").click();
  await expect(event.curtain).toContainText("Ann");
  await page.goBack();
  await page.getByRole("link", { name: /^Continue: Draft/ }).click();
  await event.button("Play against each other").click();
  await event.table();
  session.expectQuiet();
});
