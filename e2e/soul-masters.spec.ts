import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { mouseHands, touchHands } from "./support/hands";
import { Player } from "./support/player";
import { Session } from "./support/session";
import { EVERY_WINDOW, NO_WINDOWS, withSettings } from "./support/settings";
import { choose } from "./support/setup";
import { readSituation } from "./support/situation";
import { nextSoulMove } from "./support/souls";
import { TablePage } from "./support/table";

interface Wanted {
  readonly mode: "Against the opponent" | "Two people at this screen";
  readonly seed: string;
}

/** Sets up a match and goes to its table. */
async function sitDown(page: Page, wanted: Wanted): Promise<TablePage> {
  await page.goto("/#/play/soul-masters");
  await choose(page, wanted);
  await page.getByRole("button", { name: /^Start the/ }).click();
  const table = new TablePage(page);
  await table.laid();
  return table;
}

/** The game is over, cards were played and attacked, and the page has said nothing wrong. */
async function expectOver({ result }: TablePage, { met }: Player, session: Session): Promise<void> {
  await expect(result.getByRole("heading", { name: /wins?$|win$|draw/i })).toBeVisible();
  expect([...met]).toEqual(expect.arrayContaining(["hand", "board"]));
  session.expectQuiet();
}

test.beforeEach(() => test.setTimeout(240_000));

test("against the opponent, asked in every window: casting, paying, responses, shields and combat", async ({
  page,
}) => {
  const session = new Session(page);
  await withSettings(page, EVERY_WINDOW);
  await sitDown(page, { mode: "Against the opponent", seed: "every window" });
  const player = new Player(page, mouseHands(page), readSituation, nextSoulMove);
  const stack = page.getByRole("region", { name: "Stack, next first" });
  const left = new Set(["responses", "paid", "shield", "combat"]);
  let responses = 0;
  let paid = 0;
  await player.playUntil(
    () => left.size === 0,
    async ({ main }) => {
      const name = main?.name ?? "";
      if (name.startsWith("Pass: let")) {
        await expect(stack.getByRole("listitem").first()).toContainText(/\w/);
        if (++responses > 4) left.delete("responses");
        if ((await stack.getByText(/^Shields \d damage/).count()) > 0) left.delete("shield");
      }
      if (name === "Pay like this" && ++paid > 2) left.delete("paid");
      if (name === "Pass: do not defend") left.delete("combat");
      return false;
    },
  );
  session.expectQuiet();
});

test("two people play a whole game at one screen", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  const table = await sitDown(page, { mode: "Two people at this screen", seed: "two souls" });
  const player = new Player(page, mouseHands(page), readSituation, nextSoulMove);
  await player.playToTheEnd();
  await expectOver(table, player, session);
});

test("axe finds nothing: a hand to judge, a Main Phase, the stack, a combat", async ({ page }) => {
  await withSettings(page, EVERY_WINDOW);
  await sitDown(page, { mode: "Against the opponent", seed: "look" });
  const player = new Player(page, mouseHands(page), readSituation, nextSoulMove);
  const moments = [/^Choose none$/, /^Pass: nothing more/, /^Pass: let /, /^Pass: do not defend$/];
  const left = new Set(moments);
  await player.playUntil(
    () => left.size === 0,
    async ({ main }) => {
      const met = [...left].find((moment) => moment.test(main?.name ?? ""));
      if (met === undefined) return false;
      left.delete(met);
      await expectAccessible(page, main?.name ?? "");
      return false;
    },
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game against the opponent, by taps", async ({ page }) => {
    const session = new Session(page);
    await withSettings(page, NO_WINDOWS);
    const table = await sitDown(page, { mode: "Against the opponent", seed: "thumbs" });
    const player = new Player(page, touchHands(page), readSituation, nextSoulMove);
    await player.playToTheEnd();
    await expectOver(table, player, session);
  });

  test("nothing of a seat lies under its piles, and every pile is on the screen", async ({ page }) => {
    await withSettings(page, NO_WINDOWS);
    await sitDown(page, { mode: "Against the opponent", seed: "thumbs" });
    for (const player of ["Opponent", "Player"]) {
      const name = page.getByRole("heading", { name: player });
      await expect(name).toBeVisible();
      const piles = page.getByRole("button", { name: new RegExp(`^${player}: .*, \\d+ cards?`) });
      await expect(async () => {
        const end = (await name.boundingBox())?.x ?? 0;
        for (const pile of await piles.all()) {
          const box = await pile.boundingBox();
          expect(box?.x ?? 0).toBeGreaterThan(end);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        }
      }).toPass();
    }
  });
});

test("at a desk the whole name of the opponent is read beside seven piles", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  await sitDown(page, { mode: "Against the opponent", seed: "look" });
  const name = page.getByRole("heading", { name: "Opponent" }).getByText("Opponent", { exact: true });
  await expect
    .poll(() => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(0);
});
