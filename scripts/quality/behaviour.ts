import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { settled } from "../../e2e/support/accessible";
import { atMost, type Figure } from "./figure";
import { visit } from "./throttle";

const SCREENS = [
  "#/",
  "#/play/d20-warriors",
  "#/rules/d20-warriors",
  "#/saves",
  "#/statistics",
  "#/settings",
] as const;

async function violations(page: Page, what: string): Promise<number> {
  let found = 0;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const { violations: broken } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    for (const { id, nodes } of broken) console.log(`  ${what}, ${colorScheme}: ${id} (${nodes.length})`);
    found += broken.length;
  }
  return found;
}

/** Number of clicks from the landing page to the first legal action. */
async function clicksToPlay(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.getByRole("button", { name: "Play now" }).first().click();
  const mayAct = page.locator('[data-card][data-mark="may-act"]').first();
  const pass = page.getByRole("region", { name: "Your actions" }).getByRole("button", { name: /^Pass/ });
  await mayAct.or(pass).first().waitFor();
  return 1;
}

/** Accessibility violations on every screen and at the table, clicks to the first move, and hosts contacted. */
export async function behaviourFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const { context, page } = await visit(browser, {
    slow: false,
    settings: { opponentPause: 0, sound: false, motionSpeed: 0 },
  });
  const { host } = new URL(address);
  let foreign = 0;
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.host !== host) foreign++;
  });
  let axe = 0;
  for (const screen of SCREENS) {
    await page.goto(`${address}/${screen}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    axe += await violations(page, screen);
  }
  const clicks = await clicksToPlay(page, address);
  axe += await violations(page, "the table");
  await context.close();
  return [
    atMost(
      "Violations that axe finds",
      axe,
      0,
      "",
      `${SCREENS.length} screens and the table, light and dark`,
    ),
    atMost("Clicks to the first legal move", clicks, 2, "", "from the landing page"),
    atMost("Requests to other hosts", foreign, 0, "", "while all of this was looked at"),
  ];
}
