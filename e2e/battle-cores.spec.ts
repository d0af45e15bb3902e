import { expect, type Page, test } from "@playwright/test";
import { decks } from "../src/games/battle-cores/decks";
import { expectAccessible, expectAccessibleOver } from "./support/accessible";
import { nextArenaMove } from "./support/arena";
import { type CoresSide, openCores } from "./support/fixtures/cores";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { expectNowhere } from "./support/secrets";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp, type Wanted } from "./support/setup";
import { readSituation } from "./support/situation";
import { expectFitsEverywhere } from "./support/sizes";
import type { TablePage } from "./support/table";

const sitDown = (page: Page, options: Omit<Wanted, "game">): Promise<TablePage> =>
  setUp(page, { game: "battle-cores", seats: (options.others?.length ?? 1) + 1, ...options });

/** Players in the middle of a game. */
const arena = (seats: number): CoresSide[] =>
  Array.from({ length: seats }, () => ({
    monsters: ["Lava Drake", "Cinder Hound", "Pyre Whelp"],
    hand: ["Kindle Cub", "Spark Hare", "Thrown Torch", "Blaze Chaser"],
    legends: ["The Engine That Waits", "Quarry King"],
  }));

const OWN_AND_OTHERS = ["Ember Rush", "Green Tide", "Iron Bastion"];

const playerOf = (page: Page) => new Player(page, mouseInput(page), readSituation, nextArenaMove);

test("Battle Cores: a Legend can be Summoned from its deck", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  await openCores(page, { sides: [{ legends: ["The Engine That Waits"] }, {}] });
  await page.getByRole("button", { name: /: Legend Deck, .*a card can be used$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^Summon / })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  session.expectQuiet();
});

test("Battle Cores: the hands of two opponents are nowhere in the page", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, { inspector: "press", passing: { level: "acts", stops: [] } });
  const table = await sitDown(page, {
    others: ["Computer, Easy", "Computer, Medium"],
    seed: "three in the arena",
    decks: OWN_AND_OTHERS,
  });
  const [own = [], ...others] = OWN_AND_OTHERS.map((name) => decks.find((deck) => deck.name === name)?.cards);
  const hidden = [...new Set(others.flatMap((cards) => cards ?? []))].filter((name) => !own.includes(name));
  await expectNowhere(page, hidden);
  let looks = 0;
  await playerOf(page).playUntil(
    () => looks === 2,
    async (now) => {
      const turn = Number(/\d+/.exec(now.phase)?.[0]);
      if (turn < 4 * (looks + 1) || now.main?.name !== "To the Battle Phase") return false;
      looks++;
      const logText = await table.log.innerText();
      await expectNowhere(
        page,
        hidden.filter((name) => !logText.includes(name)),
      );
      return false;
    },
  );
  session.expectQuiet();
});

test("Battle Cores: axe finds no violations during a game of four, and every window can be a stop", async ({
  page,
}) => {
  await withSettings(page, NO_WINDOWS);
  const table = await openCores(page, { sides: arena(4), opponents: true });
  await table.button("To the Battle Phase").click();
  await expect(table.button("To the End Phase")).toBeVisible();
  await expectAccessible(page, "the Battle Phase");
  await page
    .getByRole("button", { name: /: Legend Deck, / })
    .first()
    .click();
  await expectAccessibleOver(page, "the Legend Deck");
  await page.keyboard.press("Escape");
  await table.log.getByRole("button").last().click();
  await expect(page.getByRole("dialog", { name: "Rules of Battle Cores" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "When to prompt me" }).click();
  const dialog = page.getByRole("dialog", { name: "When to prompt me" });
  await expect(dialog.getByRole("checkbox")).toHaveCount(4);
  for (const moment of ["when a Battle Phase is about to end", "when an attack is declared"])
    await dialog.getByRole("checkbox", { name: moment }).check();
  await dialog.getByRole("button", { name: "Close" }).click();
  const left = new Set(["Pass: end the Battle Phase", "Pass: resolve the attack"]);
  await playerOf(page).playUntil(
    () => left.size === 0,
    async ({ main }) => {
      left.delete(main?.name ?? "");
      if (main?.name === "Pass: resolve the attack")
        await expect(page.locator("[data-arrow]"), "from the attacker to what it attacks").toHaveCount(1);
      return false;
    },
  );
});

for (const others of [1, 3] as const) {
  test(`Battle Cores: whatever the window becomes, nothing is cut off with ${others + 1} at the table`, async ({
    page,
  }) => {
    await withSettings(page, NO_WINDOWS);
    const table = await openCores(page, { sides: arena(others + 1), step: "battle", opponents: true });
    await expectFitsEverywhere(page, async () => [
      table.button("To the End Phase"),
      table.hand,
      ...(await page.locator("[data-middle] [data-card]").all()),
    ]);
  });
}
