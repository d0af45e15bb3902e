import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/browser/find";
import { CHROMIUM_FLAGS } from "./scripts/browser/flags";

/** A page that is served already, instead of the build in `dist`. */
const served = process.env.PLAYMAT_URL;
/** Playwright sets PREVIEW_PORT to the free port that the server names, before any worker reads this file. */
const address = served ?? `http://localhost:${process.env.PREVIEW_PORT}`;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  workers: 2,
  fullyParallel: true,
  // No test needs it: one that passes only at its second try is listed as flaky and has to be mended.
  retries: 1,
  forbidOnly: !!process.env.CI,
  // Generous: the same tests run on machines several times slower.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    baseURL: address,
    actionTimeout: 15_000,
    navigationTimeout: 40_000,
    // A trace takes a third of a test's time: run a failing test with `--trace on`.
    trace: "off",
    // The specs about offline play and updates allow them.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [{ name: "chromium" }],
  webServer: served
    ? undefined
    : {
        command: "npx vite preview --port 0",
        // The digits of the port may be printed in bold.
        wait: { stdout: /localhost:.*?(?<preview_port>\d{4,5})/ },
        reuseExistingServer: false,
        timeout: 60_000,
      },
});
