import type { Browser, Page } from "@playwright/test";
import { writeRows } from "../../e2e/support/shelves";
import { d20Warriors } from "../../src/games/d20-warriors";
import { layOut, newRecord, type SideLayout } from "../../src/kernel";
import { type Figure, median, most } from "./figure";
import { pressLikeAHand } from "./press";
import { type Visit, visit } from "./throttle";

/** Cards in play of a large match. */
const CROWD = 46;
const ROW = 8;
const ID = "crowd";

/** A match against the opponent in which 46 Warriors lie on the battlefield, side by side. */
function crowdedMatch(): { text: string; summary: object } {
  const { rules, cards } = d20Warriors;
  const warriors = Object.values(cards)
    .filter((card) => card.type === "warrior")
    .map(({ name }) => name);
  const cells = Array.from({ length: CROWD }, (_, i) => ({ x: i % ROW, y: Math.floor(i / ROW) }));
  const field = (seat: number) =>
    cells.flatMap(({ x, y }, i) =>
      (x + y) % 2 === seat ? [{ name: warriors[i % warriors.length] ?? "", x, y, face: "up" as const }] : [],
    );
  const side = (seat: number): SideLayout => ({
    battlefield: field(seat),
    hand: warriors.slice(48 + seat * 3, 51 + seat * 3),
    deck: warriors.slice(54, 60),
  });
  const { state } = layOut({
    rules,
    seats: [side(0), side(1)],
    names: ["Ann", "Opponent"],
    turn: { number: 3, seat: 0, step: "act" },
    vars: { placements: 1, battle: null, suddenDeath: false },
    agenda: [{ procedure: "turn", step: "act", locals: { seat: 0 } }],
  });
  const seats = [{ kind: "person" }, { kind: "opponent", level: "easy" }];
  const passing = { level: "stops", stops: [] };
  const summary = {
    id: ID,
    game: rules.slug,
    names: ["Ann", "Opponent"],
    seats,
    turn: 3,
    answers: 0,
    over: false,
    savedAt: 0,
  };
  const match = {
    format: 1,
    setup: { id: ID, game: rules.slug, seats, openHands: false },
    record: newRecord(rules, state.config),
    state,
    log: [],
    seen: [0, 0],
    passing: [passing, passing],
    savedAt: 0,
  };
  return { text: JSON.stringify(match), summary };
}

interface Click {
  readonly what: string;
  /** Longest time from one picture to the next after the click, in milliseconds. */
  readonly frame: number;
  readonly renders: number;
}

/** Looks for this long after a click, in milliseconds. */
const LOOK = 700;

/** Counts pictures and drawn cards while something is clicked. */
async function measured(page: Page, what: string, click: () => Promise<void>): Promise<Click> {
  await page.evaluate(() => {
    const seen = {
      worst: 0,
      last: performance.now(),
      on: true,
      renders: Reflect.get(window, "cardRenders") as number,
    };
    Object.assign(window, { seen });
    const next = (now: number) => {
      seen.worst = Math.max(seen.worst, now - seen.last);
      seen.last = now;
      if (seen.on) requestAnimationFrame(next);
    };
    requestAnimationFrame((now) => {
      seen.last = now;
      requestAnimationFrame(next);
    });
  });
  await click();
  await page.waitForTimeout(LOOK);
  return page.evaluate((name) => {
    const seen = Reflect.get(window, "seen") as { worst: number; on: boolean; renders: number };
    seen.on = false;
    return {
      what: name,
      frame: seen.worst,
      renders: (Reflect.get(window, "cardRenders") as number) - seen.renders,
    };
  }, what);
}

/**
 * Finds the card that fits, goes there, and gives what presses its middle as a hand does. The search is done in the page
 * itself and takes several pictures' time, so it comes before anything is measured.
 */
async function presser(page: Page, selector: string, nth = 0): Promise<() => Promise<void>> {
  const box = await page.locator(selector).nth(nth).boundingBox();
  if (box === null) throw new Error(`there is no ${selector} to press`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(LOOK);
  return () => pressLikeAHand(page, x, y);
}

const FIELD = '[role="grid"][aria-label^="Battlefield"] [data-card]';
const READY = `${FIELD}[data-mark="may-act"]`;
const IN_HAND = '[role="grid"]:not([aria-label^="Battlefield"]) [data-card][data-mark="may-act"]';

/** Each kind of click is made so often; the middle one counts. */
const TIMES = 5;

/** Limit of the longest picture after a click, in milliseconds: none is lost at 60 a second. */
const MOST_FRAME = 25;

/** Clicks that begin something and back out of it again. */
async function gestures(page: Page): Promise<readonly (readonly Click[])[]> {
  const warrior: Click[] = [];
  const inHand: Click[] = [];
  const back: Click[] = [];
  const backToHand: Click[] = [];
  for (let n = 0; n < TIMES; n++) {
    warrior.push(await measured(page, "choose a Warrior", await presser(page, READY, n)));
    back.push(await measured(page, "back out", () => page.keyboard.press("Escape")));
    inHand.push(await measured(page, "choose a card in hand", await presser(page, IN_HAND)));
    backToHand.push(await measured(page, "back to the hand", () => page.keyboard.press("Escape")));
  }
  return [warrior, back, inHand, backToHand];
}

/** The longest picture of a table at which nothing is done: how quiet the machine is. */
async function atRest(page: Page): Promise<number> {
  const frames: number[] = [];
  for (let n = 0; n < TIMES; n++) frames.push((await measured(page, "nothing", async () => {})).frame);
  return median(frames);
}

async function attack(page: Page): Promise<Click> {
  await (await presser(page, READY))();
  await page.waitForTimeout(LOOK);
  return measured(page, "attack", await presser(page, `${FIELD}[data-mark="target"]`));
}

/** A visitor at the crowded table. */
async function sitDown(browser: Browser, address: string): Promise<Visit> {
  const { text, summary } = crowdedMatch();
  const settings = { opponentPause: 0, sound: false, inspector: "press" };
  const { context, page } = await visit(browser, { settings });
  await page.goto(`${address}/#/saves`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await writeRows(page, [
    { shelf: "matches", key: ID, row: { id: ID, text } },
    { shelf: "summaries", key: ID, row: summary as never },
  ]);
  await page.goto(`${address}/#/table/${ID}`);
  await page
    .locator(FIELD)
    .nth(CROWD - 1)
    .waitFor();
  // Pictures are drawn and kept before anything is measured: on this slow laptop they are in eight seconds.
  await page.waitForTimeout(8000);
  return { context, page };
}

/** Attacks are made so often, each at a table of its own; the middle one counts. */
const ATTACKS = 3;

/** How smooth a crowded table stays, and how few cards one click draws anew. */
export async function crowdFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const { context, page } = await sitDown(browser, address);
  const rest = await atRest(page);
  console.log(`  nothing: longest frame ${rest.toFixed(1)} ms, the middle of ${TIMES}`);
  const kinds = await gestures(page);
  await context.close();
  const fought: Click[] = [];
  for (let n = 0; n < ATTACKS; n++) {
    const table = await sitDown(browser, address);
    fought.push(await attack(table.page));
    await table.context.close();
  }
  const frames = kinds.map((kind) => median(kind.map(({ frame }) => frame)));
  const clicks = kinds.flat();
  const late = clicks.filter(({ frame }) => frame > MOST_FRAME).length;
  const renders = clicks.map((click) => click.renders);
  kinds.forEach(([first], i) => {
    console.log(`  ${first?.what}: longest frame ${frames[i]?.toFixed(1)} ms, the middle of ${TIMES}`);
  });
  const how = `${CROWD} cards in play on a slow laptop`;
  return [
    most(
      "Longest frame after a click",
      Math.round(Math.max(...frames)),
      MOST_FRAME,
      "ms",
      `${how}; the slowest of ${kinds.length} kinds, each the middle of ${TIMES}; ${late} of ${clicks.length} clicks had a longer one than the limit; with nothing pressed ${Math.round(rest)} ms`,
    ),
    most(
      "Longest frame of an attack",
      Math.round(median(fought.map(({ frame }) => frame))),
      100,
      "ms",
      `the same table, the middle of ${ATTACKS}: the answer is worked out, saved, and drawn on all cards`,
    ),
    most(
      "Cards drawn by one click",
      Math.max(...renders),
      8,
      "",
      `${how}; the most of ${renders.length} clicks`,
    ),
    most(
      "Cards drawn by an attack",
      Math.max(...fought.map((click) => click.renders)),
      CROWD,
      "",
      "the same table; nobody may act while it is fought out, so every card that could is drawn once",
    ),
  ];
}
