import { spawnSync } from "node:child_process";
import { ensureChromium } from "./ensure";
import { BROWSER_VARIABLE } from "./find";

/** Runs Playwright in a Chromium that is found or installed first. Arguments are passed to Playwright. */
try {
  const browser = ensureChromium();
  console.log(`Chromium: ${browser}`);
  const done = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, [BROWSER_VARIABLE]: browser },
  });
  process.exitCode = done.status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
