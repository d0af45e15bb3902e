import { expect, type Locator, test } from "@playwright/test";
import { drag } from "./support/drag";
import { expectFits } from "./support/fits";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { EVERY_WINDOW, NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import type { TablePage } from "./support/table";

const TWO = { mode: "Two players on this device", names: ["Ann", "Bob"], seed: "knee to knee" } as const;

/** Whether it is drawn upside down. */
function isTurned(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    let turns = 0;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).rotate === "180deg") turns++;
    }
    return turns % 2 === 1;
  });
}

const seat = ({ page }: TablePage, name: string) => page.getByRole("region", { name: `${name}'s seat` });

/** The half of the window it is in. */
async function halfOf(what: Locator): Promise<"upper" | "lower"> {
  const box = await what.boundingBox();
  const height = await what.evaluate(() => window.innerHeight);
  return box !== null && box.y + box.height / 2 < height / 2 ? "upper" : "lower";
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`across a flat screen with open hands each keeps an edge, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await withSettings(page, NO_WINDOWS);
    const table = await setUp(page, { ...TWO, across: true, openHands: true });
    await expect(table.curtain).toBeHidden();
    const player = new Player(page, mouseInput(page));
    const owners = new Set<string>();
    await player.playUntil(
      () => owners.size === 2,
      async (now) => {
        const warrior = now.hand.find(({ name }) => /, warrior.*, may act$/i.test(name));
        if (now.main?.name !== "End turn" || now.cells.length > 0 || !warrior) return false;
        const owner = (await table.hand.getAttribute("aria-label"))?.startsWith("Ann") ? "Ann" : "Bob";
        const isTop = owner === "Bob";
        expect(await halfOf(table.hand)).toBe(isTop ? "upper" : "lower");
        expect(await isTurned(table.hand)).toBe(isTop);
        expect(await isTurned(table.actions)).toBe(isTop);
        expect(await isTurned(seat(table, "Ann"))).toBe(false);
        expect(await isTurned(seat(table, "Bob"))).toBe(true);
        await expectFits(page);
        // With open hands the other player's cards can be read too.
        const other = page.getByRole("group", { name: new RegExp(`^${isTop ? "Ann" : "Bob"}: Hand, `) });
        await expect(other.getByRole("button").first()).toBeVisible();
        await drag(page, warrior);
        await expect(
          table.board.getByRole("button", { name: new RegExp(`^${warrior.name.split(",")[0]}, yours`) }),
        ).toBeVisible();
        owners.add(owner);
        return true;
      },
    );
    expect([...owners].sort()).toEqual(["Ann", "Bob"]);
  });
}

test("across a flat screen the curtain and the strip face the player they ask", async ({ page }) => {
  await withSettings(page, { ...EVERY_WINDOW, responseTime: 20_000 });
  const table = await setUp(page, { ...TWO, across: true });
  const player = new Player(page, mouseInput(page));
  const heading = page.getByRole("heading", { name: /'s turn$/ });
  const seen = new Set<string>();
  await player.playUntil(
    () => seen.size === 4,
    async (now) => {
      if (now.on === "curtain") {
        const isForBob = (await heading.innerText()).includes("Bob");
        expect(await isTurned(heading)).toBe(isForBob);
        seen.add(`curtain ${isForBob}`);
        return false;
      }
      if (now.strip === null) return false;
      const strip = page.getByRole("note").filter({ hasText: "respond?" });
      const asksBob = (await strip.innerText()).includes("Bob");
      expect(await isTurned(strip)).toBe(asksBob);
      expect(await isTurned(table.actions)).toBe(!asksBob);
      seen.add(`strip ${asksBob}`);
      await page.keyboard.press("r");
      return true;
    },
  );
});
