/** One stage of `npm test`: a command, and its machine-readable report if it runs tests. */
export interface Step {
  name: string;
  title: string;
  command: string[];
  env?: Record<string, string>;
  report?: "vitest" | "playwright";
}

/**
 * The steps of `npm run test:fast`: everything without a browser, except the suspended scenarios, the coverage of the
 * rulebooks and the tests that play whole games.
 * @param reportFile path of the report of a step, by its name.
 */
export function fastSteps(reportFile: (name: string) => string): Step[] {
  const quick = ["lint", "types", "types-engine", "deps", "unused", "checks"];
  const unit = steps(reportFile).filter(({ name }) => name === "unit");
  return [
    ...steps(reportFile).filter(({ name }) => quick.includes(name)),
    ...unit.map((step) => ({ ...step, title: "Units", env: { QUICK: "1" } })),
  ];
}

/**
 * Every check and test, the cheap ones first.
 * @param reportFile path of the report of a step, by its name.
 */
export function steps(reportFile: (name: string) => string): Step[] {
  const vitest = (name: string): string[] => [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportFile(name)}`,
  ];
  return [
    {
      name: "lint",
      title: "Format and lint",
      command: ["biome", "check", "--error-on-warnings", "--max-diagnostics=100"],
    },
    { name: "types", title: "Types: everything", command: ["tsc", "--noEmit"] },
    {
      name: "types-engine",
      title: "Types: engine without a page",
      command: ["tsc", "--noEmit", "-p", "tsconfig.engine.json"],
    },
    { name: "deps", title: "Import directions", command: ["depcruise", "src", "e2e", "scripts"] },
    { name: "unused", title: "Unused files, exports, packages", command: ["knip"] },
    { name: "checks", title: "Project checks", command: ["tsx", "scripts/checks/run.ts"] },
    {
      name: "unit",
      title: "Units, and scenarios that also run suspended at every decision",
      command: vitest("unit"),
      report: "vitest",
    },
    { name: "rules", title: "Every rule has its test", command: ["tsx", "src/tools/rules.ts"] },
    { name: "build", title: "Build", command: ["vite", "build", "--logLevel", "warn"] },
    { name: "size", title: "Weight of the page", command: ["tsx", "scripts/size/run.ts"] },
    {
      name: "e2e",
      title: "In the browser",
      command: ["tsx", "scripts/browser/e2e.ts", "--reporter=list,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile("e2e") },
      report: "playwright",
    },
  ];
}
