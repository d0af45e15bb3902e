import type { CDPSession, Page } from "@playwright/test";

/** A point on the screen, in pixels. */
export type Point = readonly [x: number, y: number];

/** Fingers on the screen, by number. */
export class Fingers {
  private readonly down = new Map<number, Point>();

  private constructor(private readonly devtools: CDPSession) {}

  static async of(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  private send(type: "touchStart" | "touchMove" | "touchEnd"): Promise<unknown> {
    const touchPoints = [...this.down].map(([id, [x, y]]) => ({ id, x, y }));
    return this.devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  async press(id: number, at: Point): Promise<void> {
    this.down.set(id, at);
    await this.send("touchStart");
  }

  async move(id: number, [x, y]: Point): Promise<void> {
    const [fromX, fromY] = this.down.get(id) ?? [x, y];
    for (let step = 1; step <= 5; step++) {
      this.down.set(id, [fromX + ((x - fromX) * step) / 5, fromY + ((y - fromY) * step) / 5]);
      await this.send("touchMove");
    }
  }

  async lift(id: number): Promise<void> {
    this.down.delete(id);
    // A touchEnd releases all fingers; a touchMove releases those it does not name.
    await this.send(this.down.size === 0 ? "touchEnd" : "touchMove");
  }
}

/** Resolves when the page has stopped gliding after a swipe. Called before the swipe. */
export const scrollEnd = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => addEventListener("scrollend", () => done(), { once: true })),
  );
