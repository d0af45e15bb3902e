import { expect, type Page, test } from "@playwright/test";
import { nextArenaMove } from "./support/arena";
import { mouseHands } from "./support/hands";
import { Player } from "./support/player";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";
import { nextFrames, PATIENCE, readSituation } from "./support/situation";

/** What the guide shows: its step, whether it is only to be read, and what it points at. */
interface Shown {
  readonly step: string;
  readonly words: string;
  readonly hasNext: boolean;
  readonly ring: { readonly x: number; readonly y: number } | null;
  readonly main: string;
  readonly isIdle: boolean;
}

async function look(page: Page): Promise<Shown> {
  await nextFrames(page);
  return page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>("section[data-coach]");
    const main = document.querySelector("[data-main]");
    const box = document.querySelector("[data-table] > svg > rect")?.getBoundingClientRect();
    return {
      step: coach?.dataset.step ?? "",
      words: coach?.querySelector("p:nth-of-type(2)")?.textContent ?? "",
      hasNext: [...(coach?.querySelectorAll("button") ?? [])].some((one) => one.textContent === "Next"),
      ring: box ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : null,
      main: main?.textContent ?? "",
      isIdle: main?.getAttribute("aria-disabled") === "true",
    };
  });
}

/** Reads on, presses what the guide points at, and passes where it says nothing. */
async function follow(page: Page, now: Shown, press: (at: { x: number; y: number }) => Promise<void>) {
  if (now.hasNext)
    return page.locator(`[data-step="${now.step}"]`).getByRole("button", { name: "Next" }).click();
  if (now.step !== "" && now.ring !== null) return press(now.ring);
  const target = page.locator('[data-mark="pickable"]');
  if (now.main.startsWith("Choose") && (await target.count()) > 0) return target.first().click();
  const isAsked = now.main !== "" && !now.isIdle && !/thinking|Waiting|over/.test(now.main);
  if (now.step === "" && isAsked) await page.locator("[data-main]").click();
}

/** Follows the guide until this step is on screen. */
async function followTo(page: Page, wanted: string, met: string[], press: Parameters<typeof follow>[2]) {
  for (let presses = 0; presses < 150; presses++) {
    const now = await look(page);
    if (now.step !== "" && now.step !== met.at(-1)) met.push(now.step);
    if (now.step === wanted) return;
    await follow(page, now, press);
    const message = `the lesson gets on from ${now.step}, after ${met.join(", ")}`;
    await expect.poll(() => look(page), { message, timeout: PATIENCE }).not.toEqual(now);
  }
  throw new Error(`${wanted} does not come after ${met.join(", ")}`);
}

async function begin(page: Page) {
  await page.goto("/");
  const tile = page.getByRole("article", { name: "Battle Cores" });
  await tile.getByRole("button", { name: "Learn in five minutes" }).click();
  await expect(page.getByRole("region", { name: "Guide" })).toBeVisible({ timeout: 20_000 });
}

test("the guided first game of Battle Cores, by what the guide points at, to its end", async ({ page }) => {
  test.setTimeout(240_000);
  const session = new Session(page);
  await withSettings(page);
  await begin(page);
  const panel = page.getByRole("region", { name: "Guide" });
  await expect(panel).toContainText("Welcome to Battle Cores");
  const met: string[] = [];
  await followTo(page, "own", met, ({ x, y }) => page.mouse.click(x, y));
  for (const step of ["keep", "summon", "to-battle", "direct", "shield", "fight", "torch", "why", "rule"])
    expect(met).toContain(step);

  const player = new Player(page, mouseHands(page), readSituation, nextArenaMove);
  await player.playToTheEnd();
  await expect(panel).toContainText("That is the whole game");
  await panel.getByRole("button", { name: "Finish" }).click();
  await expect(panel).toHaveCount(0);
  session.expectQuiet();

  await page.getByRole("region", { name: "Result" }).getByRole("button", { name: "Leave" }).click();
  const tile = page.getByRole("article", { name: "Battle Cores" });
  await expect(tile.getByRole("button", { name: "Guided game" })).toBeVisible();
  const other = page.getByRole("article", { name: "D20 Warriors" });
  await expect(other.getByRole("button", { name: "Learn in five minutes" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the lesson of Battle Cores by touch, as far as it leads", async ({ page }) => {
    test.setTimeout(180_000);
    await withSettings(page);
    await begin(page);
    await followTo(page, "own", [], ({ x, y }) => page.touchscreen.tap(x, y));
  });
});
