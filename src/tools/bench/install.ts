import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Is boardgame.io installed in the benchmark's own package? */
export function boardgameioInstalled(): boolean {
  return existsSync(new URL("node_modules/boardgame.io/package.json", import.meta.url));
}

/** Installs the benchmark's own package beside this file if it is not; false if that cannot be done. */
export function installBoardgameio(): boolean {
  if (boardgameioInstalled()) return true;
  console.error("Installing boardgame.io for the comparison (npm ci in src/tools/bench) ...");
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    stdio: ["ignore", process.stderr.fd, process.stderr.fd],
    shell: process.platform === "win32",
  });
  return status === 0 && boardgameioInstalled();
}
