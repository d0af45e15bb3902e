import { expect, type Locator, type Page } from "@playwright/test";

/** Centre of something on screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Slow enough to stop moving things on their way: a flight takes eight seconds. */
export const SLOW = 0.05;

/** Sets the motion speed, slower than the slider allows, and returns to the match. */
export async function setSpeed(page: Page, motionSpeed: number): Promise<void> {
  await page.evaluate((speed) => {
    const settings = JSON.parse(localStorage.getItem("playmat.settings") ?? "{}");
    localStorage.setItem("playmat.settings", JSON.stringify({ ...settings, motionSpeed: speed }));
  }, motionSpeed);
  await page.reload();
  await expect(page.getByRole("region", { name: "Your actions" })).toBeVisible({ timeout: 20_000 });
  // Ends the deal of the hand.
  await page.keyboard.press("Shift");
}

/** Ends style-sheet transitions: a rising or sinking card jumps to its final position. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

export async function middle(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  expect(box).not.toBeNull();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** A card in flight over the table. */
export const flying = (page: Page): Locator => page.locator("[data-flying-card]");

/** Fractions of a card's flight time. At 1 it would be over. */
const SHARES = [0, 0.05, 0.1, 0.2, 0.35, 0.5, 0.55, 0.75, 0.9999] as const;

/** Runs in the page: as soon as a card is in flight, stops it at each of these fractions. */
async function holdAt(element: Element, shares: readonly number[]): Promise<Point[]> {
  while (element.getAnimations().length === 0) await new Promise(requestAnimationFrame);
  return shares.map((share) => {
    for (const animation of element.getAnimations()) {
      const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
      animation.pause();
      animation.currentTime = delay + share * Number(duration);
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** Positions of a card in flight, from start to end. */
export async function flightPath(card: Locator): Promise<readonly Point[]> {
  await expect(card).toBeAttached({ timeout: 30_000 });
  return card.evaluate(holdAt, SHARES);
}

/** The last position of a hand card before its flight. Payment may come first, and the card sinks meanwhile. */
export function lastInHand(page: Page, id: string | null): Promise<Point> {
  return page.evaluate(
    (card) =>
      new Promise<Point>((done) => {
        let last = { x: 0, y: 0 };
        const look = () => {
          const held = document.querySelector(`[data-hand] [data-card="${card}"] [data-visual]`);
          if (held === null || document.querySelector(`[data-flying-card="${card}"]`)) return done(last);
          const { x, y, width, height } = held.getBoundingClientRect();
          last = { x: x + width / 2, y: y + height / 2 };
          requestAnimationFrame(look);
        };
        look();
      }),
    id,
  );
}

export const distance = (a: Point | undefined, b: Point): number =>
  a === undefined ? Number.NaN : Math.hypot(a.x - b.x, a.y - b.y);

/** Expects a path that starts at one point, approaches another with every step, and ends there. */
export function expectPath(way: readonly Point[], from: Point, to: Point): void {
  expect(distance(way[0], from), "begins where the card was").toBeLessThan(6);
  expect(distance(way.at(-1), to), "ends where the card is").toBeLessThan(4);
  const left = way.map((point) => distance(point, to));
  expect(left, "comes nearer all the time").toEqual([...left].sort((a, b) => b - a));
  expect(left[2], "is on its way by then").toBeLessThan((left[0] ?? 0) - 1);
}

/** Expects a card that makes room to move to its new place without a jump, and never away from it. */
export function expectGlide(way: readonly Point[]): void {
  const end = way.at(-1) ?? { x: 0, y: 0 };
  const left = way.map((point) => distance(point, end));
  expect(left[0], "has somewhere to go").toBeGreaterThan(7);
  for (const [i, now] of left.entries()) {
    const before = left[i - 1] ?? now;
    expect(now, "comes nearer all the time").toBeLessThan(before + 1.5);
  }
  // A jump has only two positions. A busy machine draws few frames between start and end.
  expect(new Set(left.map(Math.round)).size, "is seen on its way").toBeGreaterThan(2);
}

declare global {
  interface Window {
    glide?: Promise<readonly (readonly Point[])[]>;
    /** How often a gliding card was seen on other whole pixels than in the frame before. */
    glideSteps?: number;
  }
}

/** Runs in the page: positions of hand cards in each frame from the next press on, until they are at rest. */
function watchGlide(cards: readonly string[]): void {
  const STILL = 30;
  const seen: Point[][] = [];
  const pixels = (points: readonly Point[] = []) =>
    points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join();
  const look = (done: (ways: Point[][]) => void, still: number) => {
    const now = cards.map((id) => {
      const { x = 0, y = 0 } = document.querySelector(`[data-card="${id}"]`)?.getBoundingClientRect() ?? {};
      return { x, y };
    });
    const isStill = JSON.stringify(now) === JSON.stringify(seen.at(-1));
    const hasMoved = seen.length > 0 && JSON.stringify(now) !== JSON.stringify(seen[0]);
    if (pixels(now) !== pixels(seen.at(-1))) window.glideSteps = (window.glideSteps ?? 0) + 1;
    seen.push(now);
    // Cards that make room may wait for another animation first.
    if (still > STILL && (hasMoved || cards.length === 0)) done(seen);
    else requestAnimationFrame(() => look(done, isStill ? still + 1 : 0));
  };
  window.glide = new Promise((done) => {
    window.addEventListener("click", () => look(done, 0), { once: true });
  });
}

/** Ends all motion as a person does, once a gliding card has been seen in motion. */
export async function endMotion(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.glideSteps ?? 0) > 6);
  await page.keyboard.press("Shift");
}

/**
 * Follows cards from the next press on until they are at rest.
 * @returns a function for their positions, card by card.
 */
export async function followGlide(
  page: Page,
  cards: readonly string[],
): Promise<() => Promise<readonly (readonly Point[])[]>> {
  await page.evaluate(watchGlide, cards);
  return async () => {
    const frames = await page.evaluate(() => window.glide ?? []);
    return cards.map((_, i) => frames.flatMap((frame) => frame[i] ?? []));
  };
}
