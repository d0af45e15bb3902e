import { copyFileSync, mkdirSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build, preview } from "vite";
import { findChromium } from "../../scripts/browser/find";
import { CHROMIUM_FLAGS } from "../../scripts/browser/flags";

/** Takes every screen in five sizes into `screenshots/`, and two of them into `docs/images` for the README. */

const SIZES = [
  [390, 844],
  [834, 1112],
  [1280, 800],
  [1920, 1080],
  [3440, 1440],
] as const;

const SCREENS: Readonly<Record<string, string>> = {
  home: "#/",
  setup: "#/play/d20-warriors",
  rules: "#/rules/d20-warriors",
  saves: "#/saves",
  settings: "#/settings",
};

/** Nothing moves and nobody waits, so that a picture does not depend on time. */
const SETTINGS = { motionSpeed: 0, opponentPause: 0, reactionBeat: 300, sound: false };

const PORT = 4176;
const README_SIZE = "1280x800";

/** Plays a few moves against the opponent: places what can be placed and passes otherwise. */
async function playALittle(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play now" }).first().click();
  const main = page.getByRole("region", { name: "Your actions" });
  const warrior = page.getByRole("button", { name: /, warrior.*may act/i });
  const cell = page.getByRole("button", { name: /^Place / });
  const next = main.getByRole("button", { name: /^(Pass|End turn)/ });
  const pick = page.getByRole("button", { name: /may be chosen/ });
  await main.waitFor();
  for (let move = 0; move < 40; move++) {
    if ((await page.getByRole("heading", { name: /^Turn (\d{2}|[7-9])/ }).count()) > 0) return;
    if ((await cell.count()) > 0) await cell.first().click();
    else if ((await warrior.count()) > 0) await warrior.first().click();
    else if ((await pick.count()) > 0) await pick.first().click();
    else await next.click({ timeout: 3000 }).catch(() => undefined);
    await page.waitForTimeout(150);
  }
}

async function shoot(
  browser: Browser,
  address: string,
  [width, height]: readonly [number, number],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.addInitScript(
    (settings) => localStorage.setItem("playmat.settings", JSON.stringify(settings)),
    SETTINGS,
  );
  const save = (name: string) => page.screenshot({ path: `screenshots/${name}-${width}x${height}.png` });
  for (const [name, hash] of Object.entries(SCREENS)) {
    await page.goto(`${address}/${hash}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await save(name);
  }
  await page.goto(`${address}/#/`);
  await playALittle(page);
  await save("table");
  await page.close();
}

mkdirSync("screenshots", { recursive: true });
mkdirSync("docs/images", { recursive: true });
await build({ logLevel: "warn" });
const server = await preview({ preview: { port: PORT, strictPort: true } });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
for (const size of SIZES) await shoot(browser, `http://localhost:${PORT}`, size);
await browser.close();
await server.close();
for (const name of ["home", "table"])
  copyFileSync(`screenshots/${name}-${README_SIZE}.png`, `docs/images/${name}.png`);
console.log("screenshots/ holds every screen in five sizes; docs/images the two of the README.");
process.exit(0);
