import type { Browser, Page } from "@playwright/test";
import { CROWD, FIELD, openCrowdedTable } from "./crowded-table";
import { atMost, type Figure, median } from "./figure";
import { pressLikeAHand } from "./press";
import { longestTask } from "./tasks";
import { readVitals } from "./watch";

interface Click {
  readonly what: string;
  /** Longest task of the main thread after the click, in milliseconds. */
  readonly task: number;
  /** Number of cards it rendered. */
  readonly renders: number;
}

/** How long to watch after a click, in milliseconds. */
const WATCHED = 700;

/** Measures the effect of a click. */
async function measured(page: Page, what: string, click: () => Promise<void>): Promise<Click> {
  const rendered = () => page.evaluate(() => Reflect.get(window, "cardRenders") as number);
  const before = await rendered();
  const task = await longestTask(page, async () => {
    await click();
    await page.waitForTimeout(WATCHED);
  });
  return { what, task, renders: (await rendered()) - before };
}

/**
 * The centre of a card that the pointer can reach there. On a large board some cards are out of view or under the map.
 */
async function pointOn(page: Page, selector: string, nth: number): Promise<readonly [number, number]> {
  const point = await page.evaluate(
    ({ cards, index }) =>
      [...document.querySelectorAll(cards)].flatMap((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2] as const;
        return card.contains(document.elementFromPoint(...middle)) ? [middle] : [];
      })[index],
    { cards: selector, index: nth },
  );
  if (point === undefined) throw new Error(`no pointer reaches ${selector}, number ${nth + 1}`);
  return point;
}

/**
 * Finds a card, moves the pointer to it, and returns a function that presses its centre as a hand does. The search is
 * work for the page, so it comes before any measurement.
 */
async function presser(page: Page, selector: string, nth = 0): Promise<() => Promise<void>> {
  const [x, y] = await pointOn(page, selector, nth);
  await page.mouse.move(x, y);
  await page.waitForTimeout(WATCHED);
  return () => pressLikeAHand(page, x, y);
}

const READY = `${FIELD}[data-mark="may-act"]`;
const IN_HAND = '[role="grid"]:not([aria-label^="Battlefield"]) [data-card][data-mark="may-act"]';

/** Repetitions of each kind of choice. The median counts. */
const TIMES = 5;

/** Limits on a slow laptop, in milliseconds. */
const LIMITS = { paint: 150, choice: 60, attack: 200 } as const;
/** Maximum number of cards that one choice may render. */
const MAX_RENDERS = 10;

/** Presses that begin an action and cancel it. */
async function choices<T>(
  page: Page,
  measure: (page: Page, what: string, click: () => Promise<void>) => Promise<T>,
): Promise<readonly (readonly T[])[]> {
  const warrior: T[] = [];
  const inHand: T[] = [];
  const back: T[] = [];
  const backToHand: T[] = [];
  for (let n = 0; n < TIMES; n++) {
    warrior.push(await measure(page, "choose a Warrior", await presser(page, READY, n)));
    back.push(await measure(page, "back out", () => page.keyboard.press("Escape")));
    inHand.push(await measure(page, "choose a card in hand", await presser(page, IN_HAND)));
    backToHand.push(await measure(page, "back to the hand", () => page.keyboard.press("Escape")));
  }
  return [warrior, back, inHand, backToHand];
}

async function attack(page: Page): Promise<Click> {
  await (await presser(page, READY))();
  await page.waitForTimeout(WATCHED);
  return measured(page, "attack", await presser(page, `${FIELD}[data-mark="target"]`));
}

/** Repetitions of an attack, each at a table of its own. The median counts. */
const ATTACKS = 3;

const longest = (clicks: readonly Click[]): number => median(clicks.map(({ task }) => task));

/** Clicks without a trace, which would slow the page down. */
async function untraced(page: Page, _what: string, click: () => Promise<void>): Promise<void> {
  await click();
  await page.waitForTimeout(WATCHED);
}

/** How soon a crowded table answers, how long it is busy, and how few cards it renders. */
export async function crowdFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const { context, page } = await openCrowdedTable(browser, address);
  await choices(page, untraced);
  const { interactions } = await readVitals(page);
  const kinds = await choices(page, measured);
  await context.close();
  const attacks: Click[] = [];
  for (let n = 0; n < ATTACKS; n++) {
    const table = await openCrowdedTable(browser, address);
    attacks.push(await attack(table.page));
    await table.context.close();
  }
  for (const clicks of [...kinds, attacks])
    console.log(
      `  ${clicks[0]?.what}: longest task ${longest(clicks).toFixed(1)} ms, the middle of ${clicks.length}`,
    );
  const all = kinds.flat();
  const over = all.filter(({ task }) => task > LIMITS.choice).length;
  const how = `${CROWD} cards in play on a slow laptop`;
  const slowest = `the slowest of ${kinds.length} kinds, each the middle of ${TIMES}`;
  return [
    atMost(
      "Choice to next paint",
      Math.round(Math.max(0, ...interactions)),
      LIMITS.paint,
      "ms",
      `${how}; the slowest of ${all.length} choices`,
    ),
    atMost(
      "Longest task of a choice",
      Math.round(Math.max(...kinds.map(longest))),
      LIMITS.choice,
      "ms",
      `${how}; ${slowest}; ${over} of ${all.length} had a longer one than the limit`,
    ),
    atMost(
      "Longest task of an attack",
      Math.round(longest(attacks)),
      LIMITS.attack,
      "ms",
      `the same table, the middle of ${ATTACKS}: the answer is worked out, saved, and rendered`,
    ),
    atMost(
      "Cards rendered by a choice",
      Math.max(...all.map(({ renders }) => renders)),
      MAX_RENDERS,
      "",
      `${how}; the most of ${all.length} choices`,
    ),
    atMost(
      "Cards rendered by an attack",
      Math.max(...attacks.map(({ renders }) => renders)),
      CROWD,
      "",
      "the same table; nobody may act while it is fought out, so every card that could is rendered once",
    ),
  ];
}
