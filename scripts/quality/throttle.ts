import type { Browser, BrowserContext, Page } from "@playwright/test";

/** A mid-range phone: a processor four times as slow as this one. */
export const SLOWDOWN = 4;
/** Slow 4G as in Lighthouse: round trip in milliseconds, throughput in bytes per second. */
export const SLOW_4G = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Opens the page as a new visitor with a slow processor and, optionally, a slow connection. */
export async function visit(
  browser: Browser,
  {
    phone = false,
    slow = true,
    slowLine = false,
    settings = {},
  }: { phone?: boolean; slow?: boolean; slowLine?: boolean; settings?: object } = {},
): Promise<Visit> {
  const context = await browser.newContext(
    phone
      ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
      : { viewport: { width: 1280, height: 800 } },
  );
  const page = await context.newPage();
  // Functions passed to the page were compiled with name helpers for inner functions.
  await page.addInitScript({ content: "globalThis.__name = (made) => made;" });
  await page.addInitScript((kept) => {
    if (localStorage.getItem("playmat.settings") === null)
      localStorage.setItem("playmat.settings", JSON.stringify(kept));
  }, settings);
  const devtools = await context.newCDPSession(page);
  if (slow) await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  if (slowLine) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  }
  return { context, page };
}
