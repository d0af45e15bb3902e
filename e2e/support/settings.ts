import type { Page } from "@playwright/test";

/** Settings that keep a browser test short. Everything else is as shipped. */
const QUICK = { motionSpeed: 0, opponentPause: 0, responseTime: 300, sound: false };

/** Cards are inspected only on request, so that the layout does not depend on time. */
const CALM = { inspector: "press" };
/** Asks in no window: every chance to respond is passed. */
export const NO_WINDOWS = { ...CALM, passing: { level: "stops", stops: [] } } as const;
export const EVERY_WINDOW = { ...CALM, passing: { level: "every", stops: [] } } as const;

/** Starts every page with these settings, as if they had been chosen on an earlier visit. */
export async function withSettings(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem("playmat.settings") === null) {
        localStorage.setItem("playmat.settings", JSON.stringify(settings));
      }
    },
    { ...QUICK, ...more },
  );
}
