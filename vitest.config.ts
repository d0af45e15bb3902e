import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import app from "./vite.config.ts";

/** The scenarios: every one of them also runs suspended, saved and restored at every decision. */
const SCENARIOS = "src/{games/*,language}/**/*.test.ts";
const PAGE = "src/{store,sound,table,screens,art}/**/*.test.{ts,tsx}";

/** Tests that play whole games, measure the engine or count its moves are called so: they take most of the time. */
const LONG = ["**/*.long.test.{ts,tsx}", "src/tools/**"];
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
            setupFiles: ["scripts/test/page-setup.ts"],
            include: [PAGE],
            exclude: LEFT_OUT,
          },
        },
      ],
    },
  }),
);
