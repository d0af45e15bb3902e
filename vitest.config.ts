import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import app from "./vite.config.ts";

/** The scenarios: every one of them also runs suspended, saved and restored at every decision. */
const SCENARIOS = "src/{games/*,language}/**/*.test.ts";
const PAGE = "src/{store,sound,table,screens,art}/**/*.test.{ts,tsx}";

/** Tests that play whole games, measure the engine or count its moves are called so: they take most of the time. */
const LONG = ["**/*.long.test.{ts,tsx}", "src/tools/**"];
/** Tests that mock modules or need fresh ones. The others share the modules of their worker, which saves most of the time. */
const ISOLATED = "src/**/*.isolated.{test,long.test}.{ts,tsx}";
/** `npm run test:fast`: without those, and without suspended scenarios. */
const isQuick = process.env.QUICK === "1";
const LEFT_OUT = ["**/node_modules/**", ...(isQuick ? LONG : [])];

export default mergeConfig(
  app,
  defineConfig({
    test: {
      passWithNoTests: true,
      // A slow or busy machine is no failure.
      testTimeout: 180_000,
      pool: "threads",
      projects: [
        {
          extends: true,
          test: {
            name: "engine",
            environment: "node",
            // The engine keeps nothing in modules, so its test files may share them.
            isolate: false,
            include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
            exclude: [PAGE, ...LEFT_OUT],
          },
        },
        {
          extends: true,
          test: {
            name: "suspended",
            environment: "node",
            isolate: false,
            env: { SUSPEND: "1" },
            include: isQuick ? [] : [SCENARIOS],
          },
        },
        {
          extends: true,
          test: {
            name: "page",
            environment: "happy-dom",
            isolate: false,
            setupFiles: ["scripts/test/page-setup.ts"],
            include: [PAGE],
            exclude: [ISOLATED, ...LEFT_OUT],
          },
        },
        {
          extends: true,
          test: {
            name: "isolated",
            environment: "happy-dom",
            setupFiles: ["scripts/test/page-setup.ts"],
            include: [ISOLATED],
            exclude: LEFT_OUT,
          },
        },
      ],
    },
  }),
);
