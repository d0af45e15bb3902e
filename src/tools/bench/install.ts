import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** The benchmark's own package, relative to the project's folder, from which npm runs every script. */
export const PACKAGE = resolve("src/tools/bench");

/** Whether boardgame.io is installed in the benchmark's own package. */
export function boardgameioInstalled(): boolean {
  return existsSync(join(PACKAGE, "node_modules/boardgame.io/package.json"));
}

/** Installs the benchmark's own package if necessary. False if that fails. */
export function installBoardgameio(): boolean {
  if (boardgameioInstalled()) return true;
  console.error("Installing boardgame.io for the comparison (npm ci in src/tools/bench) ...");
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: PACKAGE,
    stdio: ["ignore", process.stderr.fd, process.stderr.fd],
    shell: process.platform === "win32",
  });
  return status === 0 && boardgameioInstalled();
}
