import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { BROWSER_VARIABLE, type BrowserKind, findChromium } from "./find";

const HELP = `No Chromium was found and none could be installed. Do one of these and try again:
  - install Chromium, Chrome or Edge in its usual place (Debian, Ubuntu: sudo apt-get install chromium)
  - run: npx playwright install chromium
  - set ${BROWSER_VARIABLE} to the path of a Chromium`;

/**
 * The path of a Chromium. Installs one if there is none: by Playwright's own download, or by apt-get if it runs without
 * a password.
 * @param kind Defaults to a headless shell, or a whole browser if there is no shell.
 * @throws Error with instructions when every way failed.
 */
export function ensureChromium(kind: BrowserKind = "shell"): string {
  const named = process.env[BROWSER_VARIABLE];
  if (named && !existsSync(named)) {
    throw new Error(`${BROWSER_VARIABLE} is ${named}, but there is no such file.`);
  }
  return findChromium(kind) ?? installed(kind, byPlaywright) ?? installed(kind, byApt) ?? fail();
}

function installed(kind: BrowserKind, install: (kind: BrowserKind) => void): string | undefined {
  install(kind);
  return findChromium(kind);
}

function byPlaywright(kind: BrowserKind): void {
  console.log("No Chromium here: trying Playwright's own download.");
  const shell = kind === "shell" ? ["--only-shell"] : [];
  run("npx", ["playwright", "install", ...shell, "chromium"], 180);
}

function byApt(kind: BrowserKind): void {
  if (process.platform !== "linux") return;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  console.log("Trying Debian's package.");
  const apt = (...args: string[]): boolean => {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
    return run(command, rest, 600);
  };
  const install = (name: string): boolean => apt("install", "-y", "--no-install-recommends", name);
  if (!apt("update")) return;
  if (kind === "shell" && install("chromium-headless-shell")) return;
  install("chromium");
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
