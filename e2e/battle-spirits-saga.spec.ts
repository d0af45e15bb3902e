import { expect, type Page, test } from "@playwright/test";
import { nextArenaMove } from "./support/arena";
import { openSaga } from "./support/fixtures/saga";
import { mouseInput } from "./support/input-device";
import { KeyboardInput } from "./support/keyboard";
import { Player } from "./support/player";
import { expectNowhere } from "./support/secrets";
import { Session } from "./support/session";
import { EVERY_WINDOW, NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { readSituation } from "./support/situation";

const game = "battle-spirits-saga";

const attack = async (page: Page, name: string) => {
  await page.getByRole("button", { name: new RegExp(`^${name}, yours,.*may act$`) }).click();
  await page
    .getByRole("group", { name: "What this card can do" })
    .getByRole("button", { name: /^Attack/ })
    .click();
};

test("prompts in every window, and each prompt names its window", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { game, mode: "Against the computer", seed: "every window" });
  const player = new Player(page, mouseInput(page), readSituation, nextArenaMove);
  const windows =
    /^Flash(, (before|after) the block: .+ \(\d+ BP\) |: a spirit of this battle is gone).+ or pass[.:]/;
  let prompts = 0;
  await player.playUntil(
    () => prompts > 4 && player.met.has("hand") && player.met.has("board"),
    async ({ main }) => {
      if (!main?.name.startsWith("Pass")) return false;
      prompts++;
      await expect(table.actions.getByRole("paragraph").first()).toHaveText(windows);
      return false;
    },
  );
  session.expectQuiet();
});

test("a set burst shows only its back: its name is nowhere on the other side", async ({ page }) => {
  await withSettings(page, EVERY_WINDOW);
  await openSaga(page, {
    sides: [
      { spirits: ["Emberling"], reserve: 2 },
      { spirits: ["Spark Pup"], reserve: 3, burst: "Dragon Feast" },
    ],
    opponent: true,
    step: "attack",
  });
  const strip = page.getByRole("grid", { name: "Bob: Burst, 1 card" });
  await expect(strip.getByRole("button", { name: "face-down card, Bob's", exact: true })).toBeVisible();
  await expectNowhere(page, ["Dragon Feast"]);
});

test("the strip for a burst is the same whether or not the burst fits", async ({ page }) => {
  await withSettings(page, { ...EVERY_WINDOW, responseTime: 0 });
  const seen: string[] = [];
  for (const burst of ["Dragon Feast", "Judgement Chord"]) {
    const table = await openSaga(page, {
      sides: [
        { spirits: ["Emberling"], reserve: 2 },
        { spirits: ["Spark Pup"], reserve: 3, burst },
      ],
      openHands: false,
      step: "attack",
      passing: EVERY_WINDOW.passing,
    });
    await table.reveal();
    await attack(page, "Emberling");
    const strip = page.getByRole("note").filter({ hasText: "Bob" });
    await expect(strip).toBeVisible();
    await expectNowhere(page, [burst]);
    seen.push(await page.locator("body").ariaSnapshot());
  }
  expect(seen[0]).toContain("Bob: respond? Ann attacks Bob with Emberling.");
  expect(seen[1]).toBe(seen[0]);
});

test("a player declares a loop by number, with the keyboard, and cannot restart it", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  const table = await openSaga(page, {
    sides: [{ spirits: [{ name: "Emberling", cores: 2 }, "Cinder Drake"] }, { spirits: ["Spark Pup"] }],
    isLoop: true,
  });
  await moveTheCore(page);

  await expect(table.actions).toContainText("The same thing keeps happening. How many more times?");
  const number = table.actions.getByRole("slider");
  await expect(number).toHaveAttribute("min", "0");
  await expect(number).toHaveAttribute("max", "99");
  const keys = new KeyboardInput(page);
  await keys.goOn("Tab", ({ name }) => /from 0 to 99/.test(name));
  await expect(number).toBeFocused();
  await page.keyboard.press("End");
  await expect(table.button("Confirm 99")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(table.button("Confirm 99")).toBeVisible();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(table.button("Confirm 0")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(table.button("Confirm 2")).toBeVisible();
  await keys.tabTo("Confirm 2");
  await page.keyboard.press("Enter");

  await expect(table.button("End the main step")).toBeVisible();
  await page.getByRole("button", { name: /^2 cores, .*, can be moved$/ }).click();
  await expect(page.getByRole("button", { name: "Put it here: Reserve" })).toBeVisible();
  await expect(table.target, "only the way into the loop is closed").toHaveCount(0);
});

/** Moves a core from one of Ann's two spirits, the one with two cores, to the other. */
async function moveTheCore(page: Page): Promise<void> {
  const core = page.getByRole("button", { name: /^2 cores, .*, can be moved$/ });
  const isOnFirst = ((await core.getAttribute("aria-label")) ?? "").includes("Emberling");
  await core.click();
  const to = isOnFirst ? "Cinder Drake" : "Emberling";
  await page.getByRole("button", { name: new RegExp(`^${to}, yours,`) }).click();
}
