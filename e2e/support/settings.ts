import type { Page } from "@playwright/test";

/** Settings that keep a browser test short; everything else as shipped. */
const QUICK = { motionSpeed: 0, opponentPause: 0, responseTime: 300, sound: false };

/** Cards are looked at only when asked for, so that what can be reached does not depend on time. */
const CALM = { inspector: "press" };
/** Asked in no window: every moment to respond is passed. */
export const NO_WINDOWS = { ...CALM, passing: { level: "stops", stops: [] } } as const;
/** Asked in every window. */
export const EVERY_WINDOW = { ...CALM, passing: { level: "every", stops: [] } } as const;

/** Begins every page with these settings, as if they had been chosen on an earlier visit. */
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
