import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/**
 * Bundles the benchmark as the page is bundled, and runs that: boardgame.io comes as the bundle that it publishes, and
 * what a script runner does to TypeScript on the way (it names every inner function) is no part of the engine.
 */
const outDir = join("node_modules", ".cache", "playmat-bench");
await build({
  configFile: false,
  logLevel: "warn",
  build: { ssr: "src/tools/bench/run.ts", outDir, target: "node20", emptyOutDir: true },
});
await import(pathToFileURL(join(outDir, "run.js")).href);
