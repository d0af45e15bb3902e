import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { BROWSER_VARIABLE, findChromium } from "./find";

const HELP = `No Chromium was found and none could be installed. Do one of these and try again:
  - install Chromium, Chrome or Edge in its usual place (Debian, Ubuntu: sudo apt-get install chromium)
  - run: npx playwright install chromium
  - set ${BROWSER_VARIABLE} to the path of a Chromium`;

/**
 * The path of a Chromium, installed on the way if there is none: by Playwright's own download, else by
 * apt-get where that may be run without a password.
 * @throws Error that says what to do, when every way failed.
 */
export function ensureChromium(): string {
  const named = process.env[BROWSER_VARIABLE];
  if (named && !existsSync(named)) {
    throw new Error(`${BROWSER_VARIABLE} is ${named}, but there is no such file.`);
  }
  return findChromium() ?? installed(byPlaywright) ?? installed(byApt) ?? fail();
}

function installed(install: () => void): string | undefined {
  install();
  return findChromium();
}

function byPlaywright(): void {
  console.log("No Chromium here: trying Playwright's own download.");
  run("npx", ["playwright", "install", "chromium"], 180);
}

function byApt(): void {
  if (process.platform !== "linux") return;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  console.log("Trying Debian's package.");
  const apt = (...args: string[]): boolean => {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
    return run(command, rest, 600);
  };
  if (apt("update")) apt("install", "-y", "--no-install-recommends", "chromium");
}

function run(command: string, args: string[], seconds: number): boolean {
  const done = spawnSync(command, args, {
    stdio: "inherit",
    timeout: seconds * 1000,
    shell: process.platform === "win32",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return done.status === 0;
}

function fail(): never {
  throw new Error(HELP);
}
