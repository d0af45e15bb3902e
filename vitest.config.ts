import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import app from "./vite.config.ts";

/** The scenarios: every one of them also runs suspended, saved and restored at every decision. */
const SCENARIOS = "src/{games/*,language}/**/*.test.ts";
const PAGE = "src/{store,sound,table,screens,art}/**/*.test.{ts,tsx}";

export default mergeConfig(
  app,
  defineConfig({
    test: {
      passWithNoTests: true,
      // A slow or busy machine is no failure.
      testTimeout: 60_000,
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
            exclude: [PAGE, "**/node_modules/**"],
          },
        },
        {
          extends: true,
          test: {
            name: "suspended",
            environment: "node",
            isolate: false,
            env: { SUSPEND: "1" },
            include: [SCENARIOS],
          },
        },
        {
          extends: true,
          test: {
            name: "page",
            environment: "happy-dom",
            setupFiles: ["scripts/test/page-setup.ts"],
            include: [PAGE],
          },
        },
      ],
    },
  }),
);
