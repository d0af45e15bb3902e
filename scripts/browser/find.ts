import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { shellPlaces, usualPlaces } from "./places";

/** The variable that names a browser and takes precedence over every other place. */
export const BROWSER_VARIABLE = "PLAYWRIGHT_CHROMIUM";

/** `shell`: a headless Chromium, which starts and runs faster. `whole`: a browser that Lighthouse can drive. */
export type BrowserKind = "shell" | "whole";

/**
 * The path of a browser on this machine, or undefined. Installs nothing.
 * @param kind Defaults to a headless shell, or a whole browser if there is no shell.
 */
export function findChromium(kind: BrowserKind = "shell"): string | undefined {
  const named = process.env[BROWSER_VARIABLE];
  if (named) return named;
  const own = chromium.executablePath();
  const whole = [own, ...usualPlaces(process.platform, process.env)];
  const places = kind === "whole" ? whole : [...downloadedShells(own), ...shellPlaces(), ...whole];
  return places.find((path) => existsSync(path));
}

/** Playwright keeps its headless shell next to its whole browser and names only the latter. */
function downloadedShells(whole: string): string[] {
  const revision = /chromium-(\d+)/.exec(whole)?.[1];
  if (revision === undefined) return [];
  let root = dirname(whole);
  while (basename(root) !== `chromium-${revision}`) root = dirname(root);
  const folder = join(dirname(root), `chromium_headless_shell-${revision}`);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    ["chrome-headless-shell", "chrome-headless-shell.exe"].map((program) => join(folder, name, program)),
  );
}
