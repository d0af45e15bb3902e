import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { Session } from "./support/session";
import { EVERY_WINDOW, NO_WINDOWS, withSettings } from "./support/settings";
import { chooseDeck, setUp } from "./support/setup";

const document = (page: import("@playwright/test").Page) => page.locator("html");

test("during a match all text switches to German and back to English", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { level: "Easy", seed: "zwei Sprachen" });
  const address = page.url();
  await expect(table.log).toContainText("goes first");
  await expect(document(page)).toHaveAttribute("lang", "en");

  await page.goto("/#/settings");
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
  await expect(page.getByRole("radio", { name: "Deutsch" })).toBeFocused();
  await expect(document(page)).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle(/^Einstellungen/);
  await expectAccessible(page, "settings in German");

  await page.goto(address);
  const log = page.getByRole("region", { name: "Protokoll" });
  await expect(log).toContainText("beginnt");
  await expect(log).not.toContainText("goes first");
  await expect(page.getByRole("region", { name: "Deine Aktionen" })).toBeVisible();
  await expect(page.getByRole("grid", { name: /^Schlachtfeld/ })).toBeAttached();
  const english = /\b(the|Warrior|Hand of|draws|places|turn)\b/;
  await expect.poll(() => page.locator("body").innerText()).not.toMatch(english);
  await expectAccessible(page, "the table in German");

  await page.reload();
  await expect(log).toContainText("beginnt");
  await page.goto("/#/rules/d20-warriors");
  await expect(page.locator("[data-clause] p[lang=en]").first()).toBeVisible();
  await expect(page.getByText("bisher nur auf Englisch")).toBeVisible();
  await expectAccessible(page, "the rules in German");

  await page.goto(address);
  await page.getByRole("button", { name: "Einstellungen und Hilfe" }).click();
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByRole("dialog", { name: "Settings and help" }), "it stays open").toBeVisible();
  await expect(page.getByRole("radio", { name: "English" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(table.log).toContainText("goes first");
  session.expectQuiet();
});

test.describe("a German browser", () => {
  test.use({ locale: "de-AT", serviceWorkers: "allow" });

  test("gets German from the first screen on, offline too", async ({ page, context }) => {
    await page.goto("/");
    await expect(document(page)).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fünf Kartenspiele, ein Tisch");
    await expect(page.getByText("Läuft offline")).toBeVisible({ timeout: 20_000 });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fünf Kartenspiele, ein Tisch");
    await context.setOffline(false);
  });

  test("sets up Battle Cores in German, plays a turn, and reads its help texts", async ({ page }) => {
    const session = new Session(page);
    // The opponent may go first. Without windows, no Trap window comes before the player's own turn.
    await withSettings(page, NO_WINDOWS);
    const english =
      /\b(the|and|your|Summon|Points|Attacks?|draws|turn|Power|Armor|Legend Deck|Ground Zone)\b/;
    const seen = () => page.locator("body").innerText();
    const expectGerman = () => expect.poll(seen).not.toMatch(english);
    await page.goto("/#/play/battle-cores");
    await chooseDeck(page, 1, "Eiserne Bastion");
    await expectGerman();
    await expect(page.getByText(/Iron Bastion|Green Tide/), "decks have German names").toHaveCount(0);
    await expect(page.getByRole("complementary", { name: "Deine Partie" })).toContainText("Eiserne Bastion");
    await expectAccessible(page, "the set-up of Battle Cores in German");
    // The seed gives a hand with a playable card. Otherwise one button would end the turn.
    await page.getByText("Erweitert", { exact: true }).click();
    await page.getByRole("textbox", { name: /^Seed/ }).fill("auf Deutsch");
    await page.getByRole("button", { name: "Partie beginnen" }).click();
    const actions = page.getByRole("region", { name: "Deine Aktionen" });
    await actions.getByRole("button", { name: "Bereit: diese Hand behalten" }).click();
    await actions.getByRole("button", { name: "Zur Kampfphase" }).click({ timeout: 20_000 });
    await expect(page.getByRole("region", { name: "Protokoll" })).toContainText("Kampfphase.");
    await expect(page.getByRole("grid", { name: /: Hand, \d Karten$/ })).toBeVisible();
    await expectGerman();
    await expectAccessible(page, "the table of Battle Cores in German");

    await page.goto("/#/rules/battle-cores");
    await expect(page.getByText("Rüstungsbruch", { exact: true })).toBeVisible();
    await expect(page.locator("[data-clause] p[lang=en]").first()).toBeVisible();
    session.expectQuiet();
  });
});

test("in German every label around the arena is complete at 1280 pixels", async ({ page }) => {
  await withSettings(page, { ...NO_WINDOWS, language: "de" });
  await page.goto("/#/play/battle-cores");
  await page.getByRole("button", { name: /beginnen$/ }).click();
  await expect(page.getByRole("button", { name: /^Bereit/ })).toBeVisible();
  const cut = await page
    .locator(
      "[data-mat]:has([data-hand-card]) span[data-zone] ~ :last-child, [aria-label=Jederzeit] button span:not([hidden])",
    )
    .evaluateAll((labels) =>
      labels
        .filter((label) => {
          const around = label.closest("[aria-label=Jederzeit] button, [data-mat]") ?? label;
          const [own, room] = [label.getBoundingClientRect(), around.getBoundingClientRect()];
          return (
            own.left < room.left - 1 || own.right > room.right + 1 || label.scrollWidth > label.clientWidth
          );
        })
        .map((label) => label.textContent),
    );
  expect(cut).toEqual([]);
});
