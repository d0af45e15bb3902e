import type { Browser, Page } from "@playwright/test";
import { atMost, type Figure, median } from "./figure";
import { visit } from "./throttle";

/** Printed cards of the pool that is looked through; tokens come on top. The counted build repeats a game's cards. */
export const LARGE_POOL = 2000;

/** Turns of the mouse wheel, pixels of each, and time between two, in milliseconds. */
const TURNS = 90;
const TURN = 240;
const BETWEEN = 33;
/** What is typed into the search, a letter at a time, and time until the next letter. */
const WORDS = ["drake", "warden"];
const LETTER = 900;
/** Time until the page is at rest. */
const REST = 3000;

declare global {
  interface Window {
    /** Time from each frame to the next, in milliseconds. */
    frameTimes?: number[];
    /** Time from each letter to the paint of its answer, in milliseconds. */
    searchTimes?: number[];
  }
}

/** Runs in the page: keeps the time of every frame from now on. */
function watchFrames(): void {
  const times: number[] = [];
  window.frameTimes = times;
  let before = performance.now();
  const next = (now: number) => {
    times.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    before = now;
    requestAnimationFrame(next);
  });
}

/** Runs in the page: keeps the time from a letter until another number of cards found is painted. */
function watchSearch(): void {
  const times: number[] = [];
  window.searchTimes = times;
  let typed = 0;
  addEventListener("keydown", ({ timeStamp }) => {
    typed = timeStamp;
  });
  const found = document.querySelector("main [role=status]");
  if (found === null) throw new Error("no number of cards found");
  new MutationObserver(() =>
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - typed))),
  ).observe(found, { characterData: true, childList: true, subtree: true });
}

async function scrollTimes(page: Page): Promise<readonly number[]> {
  await page.mouse.move(640, 600);
  await page.evaluate(watchFrames);
  for (let turn = 0; turn < TURNS; turn++) {
    await page.mouse.wheel(0, TURN);
    await page.waitForTimeout(BETWEEN);
  }
  return page.evaluate(() => window.frameTimes ?? []);
}

async function searchTimes(page: Page): Promise<readonly number[]> {
  const field = page.getByRole("searchbox", { name: "Search cards" });
  await page.evaluate(() => scrollTo(0, 0));
  await field.focus();
  await page.evaluate(watchSearch);
  for (const word of WORDS) {
    for (const letter of word) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(LETTER);
    }
    await field.fill("");
    await page.waitForTimeout(LETTER);
  }
  return page.evaluate(() => window.searchTimes ?? []);
}

/** How smoothly a large pool scrolls on a slow laptop, and how soon its search answers. */
export async function deckRoomFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const { context, page } = await visit(browser, { settings: { sound: false } });
  await page.addInitScript((size) => Object.assign(window, { largePool: size }), LARGE_POOL);
  await page.goto(`${address}/#/cards/battle-cores`);
  const found = page
    .locator("main")
    .getByRole("status")
    .filter({ hasText: /^\d+ cards$/ });
  await found.waitFor();
  const pool = Number.parseInt(await found.innerText(), 10);
  if (pool < LARGE_POOL) throw new Error(`the pool has ${pool} cards only`);
  await page.waitForTimeout(REST);
  const frames = await scrollTimes(page);
  const late = frames.filter((time) => time > 25).length;
  const answers = await searchTimes(page);
  await context.close();
  if (answers.length === 0) throw new Error("the search did not answer");
  return [
    atMost(
      "Frame while cards scroll",
      Math.round(median(frames)),
      17,
      "ms",
      `${pool} cards on a slow laptop, the middle of ${frames.length} frames; ${late} were late`,
    ),
    atMost(
      "Search to the cards found",
      Math.round(Math.max(...answers)),
      150,
      "ms",
      `the same cards; the slowest of ${answers.length} letters, the middle one ${Math.round(median(answers))} ms`,
    ),
  ];
}
