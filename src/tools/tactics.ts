import { spawnSync } from "node:child_process";

/**
 * `npm run tactics`: plays the tactical positions of all games and writes what hard and expert find into `docs/strength.md`. The
 * positions are set up by the test helpers, so the test runner plays them.
 */
const { status } = spawnSync("npx", ["vitest", "run", "--project=engine", "src/tools/tactics"], {
  env: { ...process.env, TACTICS: "write" },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
