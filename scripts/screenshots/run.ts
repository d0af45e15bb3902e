import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { build, preview } from "vite";
import { SIZES } from "../../e2e/support/sizes";
import { findChromium } from "../browser/find";
import { CHROMIUM_FLAGS } from "../browser/flags";
import { SCENES, type Scene } from "./scenes";

/**
 * Takes every screen in five sizes into `screenshots/`, and some of them into `docs/images` for the README. `--only
 * a,b` takes these scenes, `--sizes 390x844,…` these sizes, `--theme dark`, `--contrast`, `--language de`, `--whole` captures pages
 * rather than the viewport. PLAYMAT_URL uses a running server.
 */

const NAMED = SIZES.map(({ width, height }) => `${width}x${height}`);
const README = { size: "1280x800", scenes: ["table", "cores-battle", "soul-stack", "battle-four"] };
const sizeOf = (named: string) => {
  const [width = 0, height = 0] = named.split("x").map(Number);
  return { width, height };
};
/** Time for fonts and the last paint, in milliseconds. */
const SETTLE = 300;

/** Without animation and pauses, so that a screenshot does not depend on time. */
const SETTINGS = {
  motionSpeed: 0,
  opponentPause: 0,
  responseTime: 300,
  sound: false,
  inspector: "press",
};

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    sizes: { type: "string" },
    theme: { type: "string" },
    contrast: { type: "boolean", default: false },
    language: { type: "string" },
    whole: { type: "boolean", default: false },
  },
});

/**
 * Switches the language, since scenes are played in English. Runs in the page, as if another tab had changed the
 * language.
 */
function speak(language: string): void {
  const chosen = JSON.parse(localStorage.getItem("playmat.settings") ?? "{}");
  localStorage.setItem("playmat.settings", JSON.stringify({ ...chosen, language }));
  dispatchEvent(new StorageEvent("storage", { key: "playmat.settings" }));
}

/** Plays one match for all sizes, at one where everything needed is in view. */
async function shoot(browser: Browser, baseURL: string, name: string, scene: Scene): Promise<void> {
  const contrast = values.contrast ? "more" : "no-preference";
  const context = await browser.newContext({ baseURL, viewport: sizeOf(README.size), contrast });
  const page = await context.newPage();
  // The script runner names inner functions with a helper that a page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  const settings = { ...SETTINGS, ...(values.theme && { theme: values.theme }) };
  await page.addInitScript(
    (chosen) => localStorage.setItem("playmat.settings", JSON.stringify(chosen)),
    settings,
  );
  try {
    await scene(page);
    if (values.language) await page.evaluate(speak, values.language);
    for (const size of values.sizes?.split(",") ?? NAMED) {
      await page.setViewportSize(sizeOf(size));
      await page.waitForTimeout(SETTLE);
      await page.screenshot({ path: `screenshots/${name}-${size}.png`, fullPage: values.whole });
      if (size === README.size && README.scenes.includes(name))
        await page.screenshot({ path: `docs/images/${name}.jpg`, type: "jpeg", quality: 85 });
    }
  } finally {
    await context.close();
  }
}

async function run(address: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  let failed = 0;
  for (const [name, scene] of Object.entries(SCENES)) {
    if (values.only && !values.only.split(",").includes(name)) continue;
    try {
      await shoot(browser, address, name, scene);
    } catch (error) {
      failed++;
      console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await browser.close();
  return failed;
}

mkdirSync("screenshots", { recursive: true });
mkdirSync("docs/images", { recursive: true });
const running = process.env.PLAYMAT_URL;
if (!running) await build({ logLevel: "warn" });
const server = running ? null : await preview({ preview: { port: 0 } });
const failed = await run(running ?? server?.resolvedUrls?.local[0] ?? "");
await server?.close();
console.log("screenshots/ holds every screen in five sizes; docs/images those of the README.");
process.exit(failed === 0 ? 0 : 1);
