import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { usualPlaces } from "./places";

/** The variable that names a browser outright and wins over every other place. */
export const BROWSER_VARIABLE = "PLAYWRIGHT_CHROMIUM";

/** The path of a Chromium on this machine, or undefined. Installs nothing. */
export function findChromium(): string | undefined {
  const named = process.env[BROWSER_VARIABLE];
  if (named) return named;
  return [chromium.executablePath(), ...usualPlaces(process.platform, process.env)].find((path) =>
    existsSync(path),
  );
}
