import type { Browser, Page } from "@playwright/test";
import { type InputDevice, mouseInput } from "../../e2e/support/input-device";
import { Player } from "../../e2e/support/player";
import { atMost, type Figure, median } from "./figure";
import { pressLikeAHand } from "./press";
import { visit } from "./throttle";
import { readVitals, type Vitals, watchVitals } from "./watch";

/** Runs of one measurement. The median counts. */
const RUNS = 3;
/** Steps of the match that is played to measure clicks. */
const STEPS = 60;
/** Time until the landing page is at rest, in milliseconds. */
const REST = 2500;

async function landing(browser: Browser, address: string): Promise<Vitals> {
  const { context, page } = await visit(browser, { phone: true, slowLine: true });
  await page.addInitScript(watchVitals);
  await page.goto(address);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  await page.waitForTimeout(REST);
  const vitals = await readVitals(page);
  await context.close();
  return vitals;
}

/** How fast the landing page loads on a slow phone, and its layout shift. */
export async function landingVitals(browser: Browser, address: string): Promise<readonly Figure[]> {
  const runs: Vitals[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await landing(browser, address));
  const middle = (of: (vitals: Vitals) => number) => median(runs.map(of));
  const how = `landing page on a slow phone, the middle of ${RUNS}`;
  return [
    atMost("Largest contentful paint", Math.round(middle(({ lcp }) => lcp)), 1500, "ms", how),
    atMost("Layout shift", Number(middle(({ cls }) => cls).toFixed(4)), 0.02, "", how),
    atMost("Total blocking time", Math.round(middle(({ blocked }) => blocked)), 200, "ms", how),
  ];
}

/** Reading the whole page is work for the page, so it waits until a click has been answered, as a person does. */
const CALM = 600;

/** A mouse that moves to an element before a press, and waits before the next one. */
function calmHands(page: Page): InputDevice {
  const hands = mouseInput(page);
  return {
    ...hands,
    press: async ({ at }) => {
      if (at !== null) await pressLikeAHand(page, ...at);
      await page.waitForTimeout(CALM);
    },
  };
}

/** How soon the table answers clicks: the slowest after dropping one in fifty, as browsers count it. */
export async function matchVitals(browser: Browser, address: string): Promise<readonly Figure[]> {
  const settings = {
    opponentPause: 0,
    sound: false,
    inspector: "press",
    passing: { level: "stops", stops: [] },
  };
  const { context, page } = await visit(browser, { settings });
  await page.addInitScript(watchVitals);
  await page.goto(address);
  const start = await page.getByRole("button", { name: "Play now" }).first().boundingBox();
  if (start === null) throw new Error("nothing to begin with");
  await page.waitForTimeout(CALM);
  await pressLikeAHand(page, start.x + start.width / 2, start.y + start.height / 2);
  let steps = 0;
  await new Player(page, calmHands(page)).playUntil((now) => now.on === "result" || steps++ > STEPS);
  const { interactions, cls } = await readVitals(page);
  await context.close();
  const slowest = [...interactions].sort((a, b) => b - a);
  const inp = slowest[Math.floor(slowest.length / 50)] ?? 0;
  const how = `a match on a slow laptop, ${slowest.length} clicks of 16 ms or more`;
  return [
    atMost("Interaction to next paint", Math.round(inp), 150, "ms", how),
    atMost("Layout shift in a match", Number(cls.toFixed(4)), 0.02, "", "the same match"),
  ];
}
