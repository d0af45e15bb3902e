import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/**
 * Bundles the benchmark like the page and runs the bundle, because boardgame.io then uses its published bundle and the
 * engine is not slowed by a script runner's transforms (which name every inner function).
 */
const outDir = join("node_modules", ".cache", "playmat-bench");
await build({
  configFile: false,
  logLevel: "warn",
  build: {
    ssr: true,
    rollupOptions: { input: ["run", "pool-worker"].map((name) => `src/tools/bench/${name}.ts`) },
    outDir,
    target: "node20",
    emptyOutDir: true,
  },
});
await import(pathToFileURL(join(outDir, "run.js")).href);
